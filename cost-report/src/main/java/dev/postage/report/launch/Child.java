package dev.postage.report.launch;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A program that runs to its end by itself and is given a time limit. One thread starts it and waits for it. */
final class Child implements AutoCloseable {
    private static final long LOOK_MS = 200;

    private final Cleanup.Held<Running> held;
    private final Output output;

    /** How a program ended. */
    sealed interface Ending {
        /** By itself, or by a signal: 128 and the signal's number. */
        record Exited(int code) implements Ending {}

        /** It was still running when its time was over, and was ended. */
        record OutOfTime(Duration limit) implements Ending {}
    }

    /**
     * Starts the program with an empty standard input.
     *
     * @param copy gets all it prints
     * @throws LaunchException when it cannot be started, or when everything is already being ended
     */
    static Child start(Command command, PrintStream copy, Cleanup cleanup) throws LaunchException {
        Cleanup.Held<Running> held = Running.start(command, cleanup);
        Process process = held.value().process();
        try {
            process.getOutputStream().close();
        } catch (IOException gone) {
            // it ended before: its exit code will tell
        }
        return new Child(held, Output.of(process.getInputStream(), copy));
    }

    private Child(Cleanup.Held<Running> held, Output output) {
        this.held = held;
        this.output = output;
    }

    /** Waits for its end, and ends it when the time is over; what it started and left running is ended too. */
    Ending await(Duration limit) throws InterruptedException {
        Running running = held.value();
        long startNs = System.nanoTime();
        boolean exited = running.process().waitFor(LOOK_MS, TimeUnit.MILLISECONDS);
        while (!exited && System.nanoTime() - startNs < limit.toNanos()) {
            running.tree().look();
            exited = running.process().waitFor(LOOK_MS, TimeUnit.MILLISECONDS);
        }
        running.tree().end();
        return exited ? new Ending.Exited(running.process().exitValue()) : new Ending.OutOfTime(limit);
    }

    /** The end of what it printed. */
    List<String> lastLines() throws InterruptedException {
        return output.lastLines();
    }

    /** Ends the program if it still runs, and everything it started. */
    @Override
    public void close() {
        held.close();
    }
}
