package dev.postage.report.cli;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * Some work done by several threads at once, each with tools of its own. Scenarios may be measured side by side where their
 * programs are not in each other's way: a JVM that another one disturbs is seen to count something else, and reported.
 *
 * @param <T> a thread's tools
 */
final class Lanes<T> {
    private static final int LONGEST_END_SECONDS = 10;

    private final Queue<T> tools;
    private final int number;

    /** @param tools one for each thread, at least one */
    Lanes(List<T> tools) {
        this.tools = new ConcurrentLinkedQueue<>(tools);
        this.number = tools.size();
    }

    /** What is done with tools. */
    @FunctionalInterface
    interface Job<T, R> {
        /** Does it. */
        R run(T tools) throws InterruptedException;
    }

    /**
     * Does all jobs, in their order as far as they are not done at once.
     *
     * @return the results in the order of the jobs
     * @throws InterruptedException when interrupted while waiting; those that do the jobs are interrupted too
     */
    <R> List<R> all(List<Job<T, R>> jobs) throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(number, task -> new Thread(task, "scenarios"));
        try {
            Queue<Future<R>> futures = new ArrayDeque<>();
            for (Job<T, R> job : jobs) {
                futures.add(threads.submit(withTools(job)));
            }
            List<R> results = new ArrayList<>();
            for (Future<R> future : futures) {
                results.add(result(future));
            }
            return results;
        } finally {
            threads.shutdownNow();
            end(threads);
        }
    }

    /** What the jobs use must not be taken away under them. */
    private static void end(ExecutorService threads) {
        boolean interrupted = false;
        try {
            threads.awaitTermination(LONGEST_END_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private <R> Callable<R> withTools(Job<T, R> job) {
        return () -> {
            // there are as many as threads, so that one is left
            T own = tools.remove();
            try {
                return job.run(own);
            } finally {
                tools.add(own);
            }
        };
    }

    private static <R> R result(Future<R> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof InterruptedException) {
                throw new InterruptedException(e.getCause().getMessage());
            }
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        }
    }
}
