package dev.postage.report.launch;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A process and every process it started, directly or not, as far as they were seen while it ran: once a parent has
 * ended, its children can no longer be found through it. Threads: any.
 */
final class ProcessTree {
    private static final long GRACE_MS = 3_000;
    private static final long AFTER_KILL_MS = 2_000;

    private final ProcessHandle root;
    private final Set<ProcessHandle> descendants = new LinkedHashSet<>();

    ProcessTree(ProcessHandle root) {
        this.root = root;
    }

    /** Looks for processes started since the last look. */
    synchronized void look() {
        root.descendants().forEach(descendants::add);
        for (ProcessHandle seen : List.copyOf(descendants)) {
            seen.descendants().forEach(descendants::add);
        }
        descendants.removeIf(seen -> !seen.isAlive());
    }

    /** Asks all of them to end (SIGTERM), and ends (SIGKILL) what is left after three seconds. */
    void end() {
        look();
        List<ProcessHandle> all = all();
        all.forEach(ProcessHandle::destroy);
        if (!ended(all, GRACE_MS)) {
            // a process asked to end may have started another one meanwhile
            look();
            all = all();
            all.forEach(ProcessHandle::destroyForcibly);
            ended(all, AFTER_KILL_MS);
        }
    }

    private synchronized List<ProcessHandle> all() {
        List<ProcessHandle> all = new ArrayList<>();
        all.add(root);
        all.addAll(descendants);
        return all;
    }

    private static boolean ended(List<ProcessHandle> processes, long limitMs) {
        CompletableFuture<?>[] exits =
                processes.stream().map(ProcessHandle::onExit).toArray(CompletableFuture<?>[]::new);
        try {
            CompletableFuture.allOf(exits).get(limitMs, TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException | ExecutionException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
