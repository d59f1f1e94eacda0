package dev.postage.agent;

import dev.postage.agent.weave.DeliveryPoint;
import dev.postage.agent.weave.Unit;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The agent's options, {@code key=value} separated by commas.
 *
 * @param out where the counts file goes
 * @param deliveries delivery points; empty for the known listener annotations
 * @param expected number of deliveries planned, 0 when unknown
 * @param threads name patterns of the threads written to the file; empty for all
 * @param excluded class name patterns that are not counted
 * @param pinned whether what moves counts from run to run is fixed
 * @param woven where woven classes are kept; empty when each JVM weaves them anew
 * @param unit what instruction counts count; empty for what this VM allows
 * @param jdk where classes of the JDK are kept that were woven beforehand, for no delivery point; empty when there are none
 */
record AgentOptions(
        Path out,
        List<DeliveryPoint> deliveries,
        long expected,
        List<Pattern> threads,
        List<Pattern> excluded,
        boolean pinned,
        Optional<Unit> unit,
        Optional<Path> woven,
        Optional<Path> jdk) {

    private static final String VALID =
            "valid keys are out (required), delivery, expect, threads, exclude, pin, unit, woven and jdk";

    /**
     * Reads the text after {@code -javaagent:jar=}.
     *
     * @throws IllegalArgumentException on an unknown key, a key without value, a bad value or a missing {@code out}
     */
    static AgentOptions parse(String text) {
        Parser parser = new Parser();
        for (String option : text == null || text.isEmpty() ? new String[0] : text.split(",", -1)) {
            int equals = option.indexOf('=');
            if (equals < 1 || equals == option.length() - 1) {
                throw new IllegalArgumentException("option '" + option + "' found, key=value expected: " + VALID);
            }
            parser.option(option.substring(0, equals), option.substring(equals + 1));
        }
        return parser.options();
    }

    /** What decides how a class is woven. The texts of records would be made by method handles. */
    String weaving(Unit counted) {
        StringBuilder text = new StringBuilder(jdkWeaving(counted));
        for (DeliveryPoint delivery : deliveries) {
            text.append(", ").append(delivery.text());
        }
        return text.toString();
    }

    /** What decides how a class without a delivery point is woven. */
    String jdkWeaving(Unit counted) {
        return (pinned ? "pinned, " : "not pinned, ").concat(counted.word());
    }

    /** Whether some class of the JDK may hold a delivery point. */
    boolean deliversInJdk() {
        for (DeliveryPoint delivery : deliveries) {
            if (delivery.mayBeInJdk()) {
                return true;
            }
        }
        return false;
    }

    /** Translates a glob with {@code *} and {@code ?}. */
    static Pattern glob(String glob) {
        StringBuilder regex = new StringBuilder();
        for (int i = 0; i < glob.length(); i++) {
            char c = glob.charAt(i);
            if (c == '*') {
                regex.append(".*");
            } else if (c == '?') {
                regex.append('.');
            } else {
                regex.append(Pattern.quote(String.valueOf(c)));
            }
        }
        return Pattern.compile(regex.toString(), Pattern.DOTALL);
    }

    private static final class Parser {
        private Optional<Path> out = Optional.empty();
        private final List<DeliveryPoint> deliveries = new ArrayList<>();
        private long expected;
        private final List<Pattern> threads = new ArrayList<>();
        private final List<Pattern> excluded = new ArrayList<>();
        private boolean pinned;
        private Optional<Unit> unit = Optional.empty();
        private Optional<Path> woven = Optional.empty();
        private Optional<Path> jdk = Optional.empty();

        private void option(String key, String value) {
            switch (key) {
                case "out" -> out = Optional.of(path(key, value));
                case "delivery" -> deliveries.add(DeliveryPoint.parse(value));
                case "expect" -> expected = number(value);
                case "threads" -> threads.add(glob(value));
                case "exclude" -> excluded.add(glob(value));
                case "pin" -> pinned = flag(value);
                case "unit" -> unit = Optional.of(unit(value));
                case "woven" -> woven = Optional.of(path(key, value));
                case "jdk" -> jdk = Optional.of(path(key, value));
                default -> throw new IllegalArgumentException("option '" + key + "' is unknown: " + VALID);
            }
        }

        private static Path path(String key, String value) {
            try {
                return Path.of(value).toAbsolutePath();
            } catch (InvalidPathException e) {
                throw new IllegalArgumentException("option " + key + "=" + value + " is no path: " + e.getReason(), e);
            }
        }

        private static long number(String value) {
            try {
                long number = Long.parseLong(value);
                if (number > 0) {
                    return number;
                }
            } catch (NumberFormatException e) {
                // falls through to the sentence below
            }
            throw new IllegalArgumentException("option expect=" + value
                    + " found, a whole number from 1 expected: say how many deliveries are planned");
        }

        private static boolean flag(String value) {
            if (value.equals("on") || value.equals("off")) {
                return value.equals("on");
            }
            throw new IllegalArgumentException("option pin=" + value + " found, on or off expected: choose one");
        }

        private static Unit unit(String value) {
            for (Unit unit : Unit.values()) {
                if (unit.word().equals(value)) {
                    return unit;
                }
            }
            throw new IllegalArgumentException("option unit=" + value
                    + " found, instructions or outside-intrinsics expected: choose one, or leave it out");
        }

        private AgentOptions options() {
            if (out.isEmpty()) {
                throw new IllegalArgumentException(
                        "option out is missing: name the counts file with out=FILE; " + VALID);
            }
            return new AgentOptions(
                    out.get(),
                    List.copyOf(deliveries),
                    expected,
                    List.copyOf(threads),
                    List.copyOf(excluded),
                    pinned,
                    unit,
                    woven,
                    jdk);
        }
    }
}
