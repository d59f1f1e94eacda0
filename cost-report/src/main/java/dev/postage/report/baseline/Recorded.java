package dev.postage.report.baseline;

import dev.postage.report.cost.Cost;
import dev.postage.report.cost.Figures;
import dev.postage.report.runs.Counts;
import dev.postage.report.runs.Coverage;
import dev.postage.report.runs.Fingerprint;
import dev.postage.report.runs.MethodKey;
import dev.postage.report.runs.Run;
import dev.postage.report.runs.RunSet;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

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
                cost.figures(), CoverageSize.of(cost.runs()), cost.runs().fingerprint(), cost.methods());
    }

    /**
     * How much the runs' numbers covered. Each of what was not counted is the highest of all runs.
     *
     * @param classes classes counted in the largest run
     * @param hidden hidden classes that ran uncounted
     * @param excluded classes left out on purpose
     * @param failed classes that could not be counted
     */
    public record CoverageSize(long classes, long hidden, long excluded, long failed) {

        /** The size of the coverage of all runs. */
        public static CoverageSize of(RunSet runs) {
            return new CoverageSize(
                    runs.upper().coverage().classes(),
                    most(runs, Coverage::hiddenUncounted),
                    most(runs, coverage -> coverage.excluded().size()),
                    most(runs, coverage -> coverage.failed().size()));
        }

        private static long most(RunSet runs, ToLongFunction<Coverage> size) {
            return runs.runs().stream().map(Run::coverage).mapToLong(size).max().orElse(0);
        }
    }
}
