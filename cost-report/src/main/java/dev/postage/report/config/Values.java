package dev.postage.report.config;

import dev.postage.report.launch.TimeLimit;
import dev.postage.report.verdict.Limit;
import dev.postage.report.verdict.LimitException;
import dev.postage.report.verdict.Origin;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads single values that are more than text. */
final class Values {
    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,8}");

    private Values() {}

    /** Reads a duration such as {@code 500ms}, {@code 60s} or {@code 5min}. */
    static Duration duration(Node node) throws ConfigurationException {
        return TimeLimit.parse(Section.text(node)).orElseThrow(() -> Section.unexpected(node, TimeLimit.EXPECTED));
    }

    /** Reads a number from 1 to 999,999,999. */
    static long number(Node node) throws ConfigurationException {
        String text = Section.text(node);
        if (!NUMBER.matcher(text).matches()) {
            throw Section.unexpected(node, "a whole number from 1 to 999999999");
        }
        return Long.parseLong(text);
    }

    /** Reads {@code true} or {@code false}. */
    static boolean truth(Node node) throws ConfigurationException {
        return switch (Section.text(node)) {
            case "true" -> true;
            case "false" -> false;
            default -> throw Section.unexpected(node, "true or false");
        };
    }

    /** Reads one of an enumeration's words, which are its names in lower case. */
    static <E extends Enum<E>> E word(Node node, E[] words) throws ConfigurationException {
        String text = Section.text(node);
        Function<E, String> label = word -> word.name().toLowerCase(Locale.ROOT);
        return Arrays.stream(words)
                .filter(word -> label.apply(word).equals(text))
                .findFirst()
                .orElseThrow(() -> Section.unexpected(
                        node, "one of " + Arrays.stream(words).map(label).collect(Collectors.joining(", "))));
    }

    /** Reads a limit such as {@code blocks<=160}. */
    static Limit limit(Node node) throws ConfigurationException {
        String text = Section.text(node);
        Position position = node.position();
        try {
            return Limit.parse(text, new Origin.ConfigurationLine(position.file(), position.line()));
        } catch (LimitException e) {
            throw new ConfigurationException(position, e.getMessage());
        }
    }
}
