package dev.postage.report.baseline;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * One line of a baseline, split but not yet understood.
 *
 * @param kind its first word
 * @param scenario the scenario it belongs to
 * @param names the words between scenario and last one
 * @param value the last word; a fingerprint's value may contain spaces
 */
record BaselineLine(String kind, String scenario, List<String> names, String value) {
    private static final Map<String, Integer> WORDS = Map.of("cost", 4, "coverage", 4, "fingerprint", 4, "method", 7);

    /**
     * @throws IllegalArgumentException if the line is none that is written; the message says what was expected
     */
    static BaselineLine parse(String line) {
        String kind = line.split(" ", 2)[0];
        Integer count = WORDS.get(kind);
        if (count == null) {
            throw new IllegalArgumentException(
                    "'" + Excerpt.of(kind)
                            + "' found, expected cost, coverage, fingerprint or method: remove the line or save the baseline again");
        }
        String[] words = line.split(" ", count);
        if (words.length != count || Arrays.asList(words).contains("")) {
            throw new IllegalArgumentException("'" + Excerpt.of(line) + "' found, expected " + count
                    + " words with one space between them: save the baseline again");
        }
        return new BaselineLine(
                kind,
                Token.read(words[1]),
                Arrays.stream(words, 2, count - 1).map(Token::read).toList(),
                Token.read(words[count - 1]));
    }

    /** What must not come twice. */
    String key() {
        return kind + " " + Token.written(scenario) + " "
                + String.join(" ", names.stream().map(Token::written).toList());
    }

    /**
     * The last word as a number.
     *
     * @throws IllegalArgumentException if it is no whole number of at most 18 digits
     */
    long number() {
        if (!value.matches("-?(0|[1-9][0-9]{0,17})")) {
            throw new IllegalArgumentException(
                    "'" + Excerpt.of(value) + "' found, expected a whole number of at most 18 digits");
        }
        return Long.parseLong(value);
    }
}
