package dev.postage.report.verdict;

import dev.postage.report.cost.Measure;
import dev.postage.report.cost.Metric;
import dev.postage.report.cost.Phase;
import java.math.BigDecimal;
import java.util.List;

/**
 * How high one measure of a scenario may be.
 *
 * @param measure what is limited
 * @param bound how high it may be
 * @param origin where the limit was set
 */
public record Limit(Measure measure, Bound bound, Origin origin) {

    /**
     * Reads a limit of a scenario: {@code METRIC<=VALUE}. The metric is {@code instructions}, {@code blocks} or
     * {@code bytes} for the steady cost, the same behind {@code cold.} or {@code run.} for whole runs. The value is a
     * number, a growth against the baseline {@code +P%}, such a growth with a floor {@code +P%+F}, or a demanded
     * improvement {@code -P%}.
     *
     * @param origin where the text stands
     * @throws LimitException if it is no such limit
     */
    public static Limit parse(String text, Origin origin) throws LimitException {
        return new LimitParser(text, 0, origin).limit();
    }

    /** The limits that hold against a baseline when no other is set: 5 % for instructions, 0 for blocks. */
    public static List<Limit> builtIn() {
        return List.of(builtIn(Metric.INSTRUCTIONS, 5), builtIn(Metric.BLOCKS, 0));
    }

    /** Whether a baseline is needed to check it. */
    public boolean needsBaseline() {
        return bound instanceof Bound.Growth;
    }

    private static Limit builtIn(Metric metric, int percent) {
        Bound bound = new Bound.Growth(BigDecimal.valueOf(percent), BigDecimal.ZERO);
        return new Limit(new Measure(Phase.STEADY, metric), bound, new Origin.BuiltIn());
    }
}
