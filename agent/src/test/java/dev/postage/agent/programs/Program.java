package dev.postage.agent.programs;

/** The loop around the work of one program. */
abstract class Program {
    /**
     * Does one unit of work.
     *
     * @param number counted from 0
     * @return a value that depends on all of the work
     */
    abstract long unit(int number) throws Exception;

    /** @param arguments the number of units */
    void run(String[] arguments) throws Exception {
        int units = Integer.parseInt(arguments[0]);
        long checksum = 0;
        for (int number = 0; number < units; number++) {
            checksum = 31 * checksum + unit(number);
        }
        System.out.println(checksum);
    }
}
