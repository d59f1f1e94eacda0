package dev.postage.report.runs;

import java.util.List;
import java.util.Set;

/**
 * Chooses the threads that do the work, by name.
 *
 * @param globs names of wanted threads; empty means every thread but the JVM's own service threads
 */
public record ThreadFilter(List<Glob> globs) {
    private static final Set<String> SERVICE_THREADS = Set.of(
            "Reference Handler",
            "Finalizer",
            "Signal Dispatcher",
            "Common-Cleaner",
            "Notification Thread",
            "Attach Listener",
            "DestroyJavaVM");

    public ThreadFilter {
        globs = List.copyOf(globs);
    }

    /** Every thread but the JVM's own service threads. */
    public static ThreadFilter standard() {
        return new ThreadFilter(List.of());
    }

    /**
     * The threads whose name fits one of the patterns.
     *
     * @param patterns as in {@link Glob}; empty gives {@link #standard()}
     */
    public static ThreadFilter of(List<String> patterns) {
        return new ThreadFilter(patterns.stream().map(Glob::new).toList());
    }

    /** Whether a thread of this name is counted. */
    public boolean includes(String threadName) {
        return isStandard()
                ? !SERVICE_THREADS.contains(threadName)
                : globs.stream().anyMatch(glob -> glob.matches(threadName));
    }

    /** Whether no pattern was given. */
    public boolean isStandard() {
        return globs.isEmpty();
    }
}
