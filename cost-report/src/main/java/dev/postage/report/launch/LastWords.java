package dev.postage.report.launch;

import java.util.List;
import java.util.Optional;

/** The sentence among the last lines of a JVM that tells why it ended as it did. */
final class LastWords {
    /** Its notes, which are no reason to end, begin otherwise. */
    private static final String AGENT = "postage agent: ";

    private LastWords() {}

    /** What the agent said; else the last line that does not belong to a stack trace. */
    static String of(List<String> lines) {
        return ofAgent(lines)
                .or(() -> last(lines.stream()
                        .filter(line -> !Character.isWhitespace(line.charAt(0)))
                        .toList()))
                .orElse("look at its output");
    }

    /** What the agent said; empty when it said nothing. */
    static Optional<String> ofAgent(List<String> lines) {
        return last(lines.stream().filter(line -> line.startsWith(AGENT)).toList());
    }

    private static Optional<String> last(List<String> lines) {
        return lines.isEmpty() ? Optional.empty() : Optional.of("it said '" + lines.get(lines.size() - 1) + "'");
    }
}
