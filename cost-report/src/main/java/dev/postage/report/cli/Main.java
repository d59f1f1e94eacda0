package dev.postage.report.cli;

import dev.postage.report.launch.Cleanup;

/** Where the process begins and ends. */
public final class Main {
    private Main() {}

    /** Runs the command; on Ctrl-C and SIGTERM everything it started is ended before the process is. */
    public static void main(String[] arguments) {
        Cleanup cleanup = new Cleanup();
        Thread command = Thread.currentThread();
        Thread stop = new Thread(
                () -> {
                    command.interrupt();
                    cleanup.close();
                },
                "stop");
        Runtime.getRuntime().addShutdownHook(stop);
        System.exit(Postage.execute(Console.ofProcess(), cleanup, arguments));
    }
}
