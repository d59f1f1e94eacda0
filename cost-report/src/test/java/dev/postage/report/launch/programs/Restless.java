package dev.postage.report.launch.programs;

import java.io.IOException;

/**
 * A program that misbehaves as its arguments say: {@code chatter} prints without need, {@code hang} never ends,
 * {@code leave} ends and leaves another process behind; {@code hang} and {@code leave} first start a process that does
 * not listen to SIGTERM and print its number.
 */
public final class Restless {
    private Restless() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        switch (arguments[0]) {
            case "chatter" -> chatter();
            case "hang" -> {
                start();
                Thread.sleep(1_000_000);
            }
            case "leave" -> {
                start();
                // long enough for one look at what it started
                Thread.sleep(600);
            }
            default -> System.exit(Integer.parseInt(arguments[0]));
        }
    }

    private static void chatter() {
        String line = "x".repeat(100);
        for (int i = 0; i < 100_000; i++) {
            System.out.println(i + " " + line);
        }
        System.out.println("the end " + "y".repeat(2_000));
        System.exit(3);
    }

    private static void start() throws IOException {
        Process process = new ProcessBuilder("/bin/sh", "-c", "trap '' TERM; while :; do sleep 1; done")
                .redirectErrorStream(true)
                .start();
        System.out.println("started " + process.pid());
    }
}
