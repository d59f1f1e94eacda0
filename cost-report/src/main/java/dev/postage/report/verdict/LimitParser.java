package dev.postage.report.verdict;

import dev.postage.report.cost.Measure;
import dev.postage.report.cost.Phase;
import dev.postage.report.runs.Glob;
import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads limits and says precisely what is wrong with those that are none. */
final class LimitParser {
    private static final String AT_MOST = "<=";
    // Fifteen digits before and six behind the point are more than any count needs, and keep arithmetic cheap.
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,15}(\\.[0-9]{1,6})?");
    private static final Pattern GROWTH = Pattern.compile("([+-])(" + NUMBER + ")%(?:\\+(" + NUMBER + "))?");

    private final String text;
    private final int start;
    private final Origin origin;

    LimitParser(String text, int start, Origin origin) {
        this.text = text;
        this.start = start;
        this.origin = origin;
    }

    static ScopedLimit scoped(String text) throws LimitException {
        int end = text.indexOf(AT_MOST);
        int colon = end < 0 ? text.lastIndexOf(':') : text.lastIndexOf(':', end);
        if (colon < 0) {
            throw new LimitException(text, 0, "no ':' found, expected SCENARIO:METRIC<=VALUE, as in '*:blocks<=160'");
        }
        if (colon == 0) {
            throw new LimitException(
                    text, 0, "no scenario before ':' found, expected a name or a pattern, as in '*:blocks<=160'");
        }
        Limit limit = new LimitParser(text, colon + 1, new Origin.CommandLine(text)).limit();
        return new ScopedLimit(new Glob(text.substring(0, colon)), limit);
    }

    Limit limit() throws LimitException {
        int operator = text.indexOf(AT_MOST, start);
        if (operator < 0) {
            throw failure(start, "no '<=' found, expected METRIC<=VALUE, as in 'blocks<=160'");
        }
        Measure measure = measure(text.substring(start, operator).strip());
        int valueStart = operator + AT_MOST.length();
        while (valueStart < text.length() && text.charAt(valueStart) == ' ') {
            valueStart++;
        }
        return new Limit(measure, bound(valueStart, measure), origin);
    }

    private Measure measure(String label) throws LimitException {
        return Measure.labelled(label)
                .orElseThrow(() -> failure(
                        start,
                        "metric '" + label + "' found, expected one of "
                                + Measure.all().stream().map(Measure::label).collect(Collectors.joining(", "))));
    }

    private Bound bound(int valueStart, Measure measure) throws LimitException {
        String value = text.substring(valueStart).strip();
        Matcher growth = GROWTH.matcher(value);
        if (growth.matches()) {
            return growth(growth, valueStart);
        }
        if (!NUMBER.matcher(value).matches()) {
            throw failure(
                    valueStart,
                    "value '" + value
                            + "' found, expected a number such as 160, or growth against the baseline such as +2%, +2%+50 or -1%");
        }
        if (measure.phase() != Phase.STEADY && value.contains(".")) {
            throw failure(
                    valueStart,
                    "value '" + value + "' found, expected a whole number: " + measure.label()
                            + " is a total, not a number per message");
        }
        return new Bound.AtMost(new BigDecimal(value));
    }

    private Bound growth(Matcher growth, int valueStart) throws LimitException {
        boolean improvement = growth.group(1).equals("-");
        String floor = growth.group(4);
        if (improvement && floor != null) {
            throw failure(
                    valueStart + growth.start(4) - 1,
                    "floor '+" + floor + "' found behind a demanded improvement, expected none");
        }
        BigDecimal percent = new BigDecimal(growth.group(2));
        return new Bound.Growth(
                improvement ? percent.negate() : percent, floor == null ? BigDecimal.ZERO : new BigDecimal(floor));
    }

    private LimitException failure(int position, String message) {
        return new LimitException(text, position, message);
    }
}
