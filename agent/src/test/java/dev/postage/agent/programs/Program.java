package dev.postage.agent.programs;

import java.util.concurrent.atomic.AtomicReference;

/** The loop around the work of one program. */
abstract class Program {
    private static final String THREAD = "units";

    /**
     * Does one unit of work.
     *
     * @param number counted from 0
     * @return a value that depends on all of the work
     */
    abstract long unit(int number) throws Exception;

    /**
     * Runs the units on a thread of their own: in the main thread an agent has left thread-local variables behind, among
     * which those of the program take other places.
     *
     * @param arguments the number of units
     */
    void run(String[] arguments) throws Exception {
        AtomicReference<Exception> failure = new AtomicReference<>();
        Thread thread = new Thread(() -> runAll(arguments, failure), THREAD);
        thread.start();
        // waits by a monitor: a future would link variable handles here while the units link theirs
        thread.join();
        if (failure.get() != null) {
            throw failure.get();
        }
    }

    private void runAll(String[] arguments, AtomicReference<Exception> failure) {
        try {
            runAll(arguments);
        } catch (Exception e) {
            failure.set(e);
        }
    }

    private void runAll(String[] arguments) throws Exception {
        int units = Integer.parseInt(arguments[0]);
        long checksum = 0;
        for (int number = 0; number < units; number++) {
            checksum = 31 * checksum + unit(number);
        }
        System.out.println(checksum);
    }
}
