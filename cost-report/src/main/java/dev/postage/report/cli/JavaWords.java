package dev.postage.report.cli;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is typed after {@code java}.
 *
 * @param words all of them, in order
 */
record JavaWords(List<String> words) {
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

    private static final Set<String> ENTRY_BEHIND = Set.of("-jar", "-m", "--module");

    JavaWords {
        words = List.copyOf(words);
    }

    /** What names the program: main class, module, or jar without folder; empty when there is none. */
    Optional<String> entry() {
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (ENTRY_BEHIND.contains(word)) {
                return i + 1 < words.size() ? Optional.of(shortName(words.get(i + 1))) : Optional.empty();
            }
            if (WITH_VALUE.contains(word)) {
                i++;
            } else if (!word.startsWith("-") && !word.startsWith("@")) {
                return Optional.of(word);
            }
        }
        return Optional.empty();
    }

    private static String shortName(String file) {
        return file.substring(file.lastIndexOf('/') + 1).replaceAll("\\.jar$", "");
    }
}
