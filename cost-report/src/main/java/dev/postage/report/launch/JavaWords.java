package dev.postage.report.launch;

import java.io.File;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What is typed after {@code java}.
 *
 * @param words all of them, in order
 */
public record JavaWords(List<String> words) {
    /** The launcher's options that take the word behind them; all others carry their value or have none. */
    private static final Set<String> WITH_VALUE = Set.of(
            "-cp",
            "-classpath",
            "--class-path",
            "-p",
            "--module-path",
            "--upgrade-module-path",
            "--add-modules",
            "--limit-modules",
            "--enable-native-access",
            "--add-exports",
            "--add-opens",
            "--add-reads",
            "--patch-module",
            "--source");

    /** What may change which compiler runs or what it replaces; files may hold any flag. */
    private static final Pattern STEERING =
            Pattern.compile("@.*|-Xcomp|-Xmixed|-XX:.*(Tiered|Compil|Intrinsic|Flags=|VMOptionsFile).*");

    private static final Set<String> PATHS = Set.of("-cp", "-classpath", "--class-path", "-p", "--module-path");
    private static final Set<String> ENTRY_BEHIND = Set.of("-jar", "-m", "--module");
    private static final String ENTRY_IN = "--module=";

    public JavaWords {
        words = List.copyOf(words);
    }

    /** What names the program: main class, module, or jar without folder and ending; empty when there is none. */
    public Optional<String> entry() {
        int index = entryIndex();
        if (index == words.size()) {
            return Optional.empty();
        }
        String entry = words.get(index);
        int start = entry.startsWith(ENTRY_IN) ? ENTRY_IN.length() : 0;
        return Optional.of(
                entry.substring(Math.max(start, entry.lastIndexOf('/') + 1)).replaceAll("\\.jar$", ""));
    }

    /** The options before the program's name. */
    List<String> options() {
        return words.subList(0, entryIndex());
    }

    /** Whether the options may have another unit counted than the flags of ours. */
    boolean steerCompilers() {
        return options().stream().anyMatch(option -> STEERING.matcher(option).matches());
    }

    /** Files and folders that hold the program's classes, as they were written. */
    List<String> classPath() {
        int end = entryIndex();
        if (end > 0 && end < words.size() && words.get(end - 1).equals("-jar")) {
            return List.of(words.get(end));
        }
        String path = "";
        for (int i = 0; i < end; i++) {
            String word = words.get(i);
            if (PATHS.contains(word)) {
                path = joined(path, words.get(i + 1));
            } else if (word.startsWith("--class-path=") || word.startsWith("--module-path=")) {
                path = joined(path, word.substring(word.indexOf('=') + 1));
            }
        }
        return path.isEmpty() ? List.of() : List.of(path.split(File.pathSeparator, -1));
    }

    private static String joined(String path, String more) {
        return path.isEmpty() ? more : path + File.pathSeparator + more;
    }

    /** Where the entry stands; the number of words when there is none. */
    private int entryIndex() {
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (ENTRY_BEHIND.contains(word)) {
                return i + 1;
            }
            if (word.startsWith(ENTRY_IN)) {
                return i;
            }
            if (WITH_VALUE.contains(word)) {
                i++;
            } else if (!word.startsWith("-") && !word.startsWith("@")) {
                return i;
            }
        }
        return words.size();
    }
}
