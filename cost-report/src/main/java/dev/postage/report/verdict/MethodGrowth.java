package dev.postage.report.verdict;

import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;

/**
 * A method that costs more than in the baseline.
 *
 * @param method the method itself, callees excluded
 * @param before its steady difference in the baseline, over all messages; zero for a new method
 * @param now its steady difference now, over as many messages
 */
public record MethodGrowth(MethodKey method, Counts before, Counts now) {

    /** How much more it costs, over all messages; single metrics may have shrunk. */
    public Counts more() {
        return now.minus(before);
    }
}
