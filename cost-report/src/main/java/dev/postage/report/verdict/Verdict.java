package dev.postage.report.verdict;

import dev.postage.report.baseline.Baseline;
import dev.postage.report.cost.Exactness;
import dev.postage.report.cost.Linearity;
import dev.postage.report.cost.Metric;
import dev.postage.report.runs.Coverage;
import dev.postage.report.runs.Fingerprint;
import dev.postage.report.runs.Unit;
import java.util.List;
import java.util.Optional;

/** What is to be said of one scenario's cost. */
public sealed interface Verdict {

    /** Every checked limit holds. */
    record Pass() implements Verdict {}

    /**
     * Every limit holds, and the steady cost is lower than the baseline's in some metrics and higher in none.
     *
     * @param metrics those that are lower, at least one
     */
    record Improved(List<Metric> metrics) implements Verdict {
        public Improved {
            metrics = List.copyOf(metrics);
        }
    }

    /**
     * A limit is broken.
     *
     * @param broken the broken limits, at least one
     * @param grown at most five methods whose steady cost grew most in the metrics of the broken limits; empty without
     *     a baseline and where only cold costs are over their limit
     */
    record Breach(List<LimitCheck> broken, List<MethodGrowth> grown) implements Verdict {
        public Breach {
            broken = List.copyOf(broken);
            grown = List.copyOf(grown);
        }
    }

    /**
     * A baseline was asked for and does not know the scenario.
     *
     * @param absent what is missing
     */
    record NoBaseline(Baseline.Absent absent) implements Verdict {}

    /**
     * The numbers must not be compared with the baseline's or with limits.
     *
     * @param obstacles why, at least one reason
     */
    record NotComparable(List<Obstacle> obstacles) implements Verdict {
        public NotComparable {
            obstacles = List.copyOf(obstacles);
        }
    }

    /**
     * A scenario expected to be exact is not. At least one of the two is there.
     *
     * @param measurements how the numbers of several JVMs differ
     * @param growth how later messages cost something else than earlier ones
     */
    record NotExact(Optional<Exactness.Differing> measurements, Optional<Linearity> growth) implements Verdict {}

    /** A reason not to compare. */
    sealed interface Obstacle {

        /**
         * The baseline was recorded under other conditions.
         *
         * @param differences entries that differ, at least one
         */
        record OtherFingerprint(List<Fingerprint.Difference> differences) implements Obstacle {
            public OtherFingerprint {
                differences = List.copyOf(differences);
            }
        }

        /**
         * Classes could not be counted, so that the numbers are a lower bound.
         *
         * @param classes which, with reasons, at least one
         */
        record FailedClasses(List<Coverage.Uncounted> classes) implements Obstacle {
            public FailedClasses {
                classes = List.copyOf(classes);
            }
        }

        /**
         * More classes of one kind ran uncounted than when the baseline was recorded.
         *
         * @param kind of class
         * @param before classes uncounted then
         * @param now classes uncounted now
         */
        record LowerCoverage(Kind kind, long before, long now) implements Obstacle {

            /** Why a class is not counted although nothing failed. */
            public enum Kind {
                /** It is hidden, and was there before the agent. */
                HIDDEN,
                /** It is left out on purpose. */
                EXCLUDED
            }
        }

        /**
         * Limits that are plain numbers are meant for every instruction, and some were not counted.
         *
         * @param unit what was counted
         */
        record OtherUnit(Unit unit) implements Obstacle {}

        /**
         * The baseline's steady cost covers another number of messages.
         *
         * @param before messages then
         * @param now messages now
         */
        record OtherMessages(long before, long now) implements Obstacle {}
    }
}
