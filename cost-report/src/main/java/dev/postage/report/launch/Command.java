package dev.postage.report.launch;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A program to start.
 *
 * @param words the program and its arguments
 * @param environment its whole environment
 * @param directory where it runs
 */
record Command(List<String> words, SortedMap<String, String> environment, Path directory) {
    private static final List<String> KEPT = List.of("PATH", "HOME", "TMPDIR");

    Command {
        words = List.copyOf(words);
        environment = java.util.Collections.unmodifiableSortedMap(new TreeMap<>(environment));
    }

    /**
     * The environment of a measured program: what it needs to find files, one language and one time zone; nothing else
     * a shell happens to hold, such as {@code JAVA_TOOL_OPTIONS}, can move a count.
     */
    static SortedMap<String, String> cleared(Map<String, String> environment) {
        SortedMap<String, String> cleared = new TreeMap<>();
        for (String name : KEPT) {
            if (environment.containsKey(name)) {
                cleared.put(name, environment.get(name));
            }
        }
        cleared.put("LANG", "C.UTF-8");
        cleared.put("TZ", "UTC");
        return cleared;
    }

    /**
     * The cleared environment, with one pool of memory for all threads of the JVM: it sorts names by their addresses, and
     * several pools lie in a different order each time (GNU libc; others ignore it).
     */
    static SortedMap<String, String> measured(Map<String, String> environment) {
        SortedMap<String, String> measured = cleared(environment);
        measured.put("MALLOC_ARENA_MAX", "1");
        return measured;
    }

    ProcessBuilder builder() {
        ProcessBuilder builder =
                new ProcessBuilder(words).directory(directory.toAbsolutePath().toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder.redirectErrorStream(true);
    }
}
