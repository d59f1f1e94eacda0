package dev.postage.report.launch;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How time limits are written: {@code 500ms}, {@code 60s}, {@code 5min}. */
public final class TimeLimit {
    /** What to write instead, for error messages. */
    public static final String EXPECTED = "a time such as 500ms, 60s or 5min";

    private static final Pattern WRITTEN = Pattern.compile("([1-9][0-9]{0,5})(ms|s|min)");

    private TimeLimit() {}

    /** Reads a limit from 1 ms to 999,999 min; empty when the text is none. */
    public static Optional<Duration> parse(String text) {
        Matcher matcher = WRITTEN.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        long amount = Long.parseLong(matcher.group(1));
        return Optional.of(
                switch (matcher.group(2)) {
                    case "ms" -> Duration.ofMillis(amount);
                    case "s" -> Duration.ofSeconds(amount);
                    default -> Duration.ofMinutes(amount);
                });
    }

    /** For sentences: {@code 1.5 s}. */
    static String seconds(Duration limit) {
        return BigDecimal.valueOf(limit.toMillis(), 3).stripTrailingZeros().toPlainString() + " s";
    }
}
