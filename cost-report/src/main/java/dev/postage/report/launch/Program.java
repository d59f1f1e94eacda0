package dev.postage.report.launch;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A Java program as it is typed after {@code java}: options, class or jar, arguments. Words may hold placeholders such
 * as <code>{n}</code>.
 *
 * @param words all of them, in order
 * @param directory where it runs
 */
public record Program(List<String> words, Path directory) {

    public Program {
        words = List.copyOf(words);
    }

    /** True when some word holds this placeholder, given with its braces. */
    public boolean mentions(String placeholder) {
        return words.stream().anyMatch(word -> word.contains(placeholder));
    }

    /** The same with each placeholder replaced by its value. */
    Program filled(Map<String, String> values) {
        return new Program(words.stream().map(word -> filled(word, values)).toList(), directory);
    }

    private static String filled(String word, Map<String, String> values) {
        String filled = word;
        for (Map.Entry<String, String> value : values.entrySet()) {
            filled = filled.replace(value.getKey(), value.getValue());
        }
        return filled;
    }
}
