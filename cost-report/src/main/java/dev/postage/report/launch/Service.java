package dev.postage.report.launch;

import dev.postage.report.launch.Lines.Line;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A program that runs beside the measured ones and is spoken with line by line: it prints {@code ready}, or {@code failed}
 * and one sentence; answers each order with {@code ok}, or {@code failed} and one sentence; and ends on the line
 * {@code stop} or when its standard input ends. Lines that begin with no such word are only kept for error messages.
 * Threads: any; orders are given one after the other.
 */
public final class Service implements AutoCloseable {
    private static final long DYING_MS = 500;
    private static final Duration STOP_LIMIT = Duration.ofSeconds(30);

    private final String name;
    private final Cleanup.Held<Running> held;
    private final Lines lines;

    /** How many answers are to come; the first one is that it is ready. */
    private int owed = 1;

    /**
     * Starts a service and waits until it is ready.
     *
     * @param name how error messages call it
     * @param limit how long it may take to be ready
     * @throws LaunchException when it cannot be started, reports a failure, ends, or is not ready in time
     */
    static Service start(String name, Command command, Duration limit, Cleanup cleanup)
            throws LaunchException, InterruptedException {
        Cleanup.Held<Running> held = cleanup.hold(() -> Running.started(shielded(command)), Service::stop);
        Service service =
                new Service(name, held, Lines.of(held.value().process().getInputStream()));
        try {
            service.greeting = service.answer("ready", "get ready", limit);
            return service;
        } catch (LaunchException | InterruptedException e) {
            // one that is not ready does not listen for the line that asks it to stop
            held.value().tree().end();
            service.close();
            throw e;
        }
    }

    private String greeting = "";

    private Service(String name, Cleanup.Held<Running> held, Lines lines) {
        this.name = name;
        this.held = held;
        this.lines = lines;
    }

    /**
     * Ctrl-C reaches every process of the terminal: a service must outlive it until its queues are deleted, and is ended
     * through its input then.
     */
    private static Command shielded(Command command) {
        List<String> words = new java.util.ArrayList<>(List.of("/bin/sh", "-c", "trap '' INT HUP; exec \"$@\"", "sh"));
        words.addAll(command.words());
        return new Command(words, command.environment(), command.directory());
    }

    /** What followed the word {@code ready}; a broker's address. */
    String greeting() {
        return greeting;
    }

    /**
     * Gives an order and waits for its answer.
     *
     * @param order one line
     * @param purpose what it is for, to complete "while it was asked to"
     * @throws LaunchException when the service refuses, ends, or does not answer in time
     */
    synchronized void order(String order, String purpose, Duration limit) throws LaunchException, InterruptedException {
        owed++;
        try {
            OutputStream input = held.value().process().getOutputStream();
            input.write((order + "\n").getBytes(StandardCharsets.UTF_8));
            input.flush();
        } catch (IOException e) {
            throw ended(purpose);
        }
        answer("ok", purpose, limit);
    }

    private String answer(String wanted, String purpose, Duration limit) throws LaunchException, InterruptedException {
        long startNs = System.nanoTime();
        while (true) {
            Duration left = limit.minusNanos(System.nanoTime() - startNs);
            Optional<Line> line = left.isNegative() ? Optional.empty() : lines.next(left);
            if (line.isEmpty()) {
                throw new LaunchException(
                        name + " did not " + purpose + " within " + TimeLimit.seconds(limit)
                                + ": look at its last lines, or give it more time",
                        lines.last());
            }
            if (!(line.get() instanceof Line.Text text)) {
                throw ended(purpose);
            }
            boolean done = text.text().equals(wanted) || text.text().startsWith(wanted + " ");
            // the answer to an order that nobody waits for any more comes before this one's
            if ((done || text.text().startsWith("failed")) && --owed > 0) {
                continue;
            }
            if (done) {
                return text.text().substring(wanted.length()).strip();
            }
            if (text.text().startsWith("failed")) {
                throw new LaunchException(name + " could not " + purpose + ": "
                        + text.text().substring("failed".length()).strip());
            }
        }
    }

    private LaunchException ended(String purpose) throws InterruptedException {
        Process process = held.value().process();
        String how = process.waitFor(1, TimeUnit.SECONDS)
                ? " ended with exit code " + process.exitValue()
                : " closed its output";
        return new LaunchException(
                name + how + " while it was asked to " + purpose + ": look at its last lines", lines.lastOfAll());
    }

    /** Why it can no longer be used; empty while it runs. A process that is about to end is given a moment. */
    Optional<LaunchException> death() throws InterruptedException {
        Process process = held.value().process();
        return !process.waitFor(DYING_MS, TimeUnit.MILLISECONDS)
                ? Optional.empty()
                : Optional.of(new LaunchException(
                        name + " ended with exit code " + process.exitValue()
                                + " in the middle of a run: look at its last lines",
                        lines.lastOfAll()));
    }

    /** Asks it to stop, and ends it with all it started when it does not within half a minute. */
    @Override
    public void close() {
        held.close();
    }

    private static void stop(Running running) {
        running.tree().look();
        try (OutputStream input = running.process().getOutputStream()) {
            input.write("stop\n".getBytes(StandardCharsets.UTF_8));
        } catch (IOException gone) {
            // it has ended by itself: what it left behind is ended below
        }
        try {
            running.process().waitFor(STOP_LIMIT.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        running.tree().end();
    }
}
