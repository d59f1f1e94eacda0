package dev.postage.report.baseline;

import dev.postage.report.cost.Cost;
import dev.postage.report.cost.Figures;
import dev.postage.report.runs.Counts;
import dev.postage.report.runs.Coverage;
import dev.postage.report.runs.Fingerprint;
import dev.postage.report.runs.MethodKey;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One scenario's cost as a baseline keeps it.
 *
 * @param figures steady, cold and whole-run numbers
 * @param coverage how much the numbers covered
 * @param fingerprint what they depended on
 * @param methods steady difference per method itself, over all messages; only those not all zero
 */
public record Recorded(
        Figures figures, CoverageSize coverage, Fingerprint fingerprint, SortedMap<MethodKey, Counts> methods) {

    public Recorded {
        methods = Collections.unmodifiableSortedMap(new TreeMap<>(methods));
    }

    /** What is worth keeping of a cost. */
    public static Recorded of(Cost cost) {
        return new Recorded(
                cost.figures(),
                CoverageSize.of(cost.runs().upper().coverage()),
                cost.runs().fingerprint(),
                cost.methods());
    }

    /**
     * How much a run's numbers covered.
     *
     * @param classes classes counted
     * @param uncounted classes that ran uncounted, failed ones included
     * @param failed classes that could not be counted
     */
    public record CoverageSize(long classes, long uncounted, long failed) {

        /** The size of a run's coverage. */
        public static CoverageSize of(Coverage coverage) {
            return new CoverageSize(
                    coverage.classes(), coverage.uncounted(), coverage.failed().size());
        }
    }
}
