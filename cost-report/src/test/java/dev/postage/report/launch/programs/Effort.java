package dev.postage.report.launch.programs;

/**
 * A scenario without a broker whose messages cost as much as it is told: steps, blocks, messages. The word {@code chance}
 * in the place of the steps makes them depend on the process's number, which no two JVMs share, and {@code late} does so
 * after the fifteenth message.
 */
public final class Effort {
    private static final int PRIME = 10_007;
    private static final int LATE = 15;

    private static byte[] kept = new byte[0];
    private static int sum;

    private Effort() {}

    public static void main(String[] arguments) {
        int chance = (int) (ProcessHandle.current().pid() % PRIME);
        int early = switch (arguments[0]) {
            case "chance" -> chance;
            case "late" -> 10;
            default -> Integer.parseInt(arguments[0]);
        };
        int late = arguments[0].equals("late") ? chance : early;
        int blocks = Integer.parseInt(arguments[1]);
        int messages = Integer.parseInt(arguments[2]);
        for (int i = 0; i < messages; i++) {
            handle(i < LATE ? early : late, blocks);
        }
        System.out.println("handled " + messages + " to " + sum + ", the last of " + kept.length + " bytes");
    }

    static void handle(int steps, int blocks) {
        for (int i = 0; i < steps; i++) {
            sum += i;
        }
        for (int i = 0; i < blocks; i++) {
            kept = new byte[16];
        }
    }
}
