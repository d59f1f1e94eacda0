package dev.postage.report.cost;

import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Whether fresh JVMs counted the same. */
public sealed interface Exactness {

    /** What was put side by side. */
    Comparison comparison();

    /** Nothing could be compared: measured once, without a control and without two runs that have a delivery in common. */
    record Once() implements Exactness {
        @Override
        public Comparison comparison() {
            return new Comparison(1, 0, OptionalLong.empty());
        }
    }

    /**
     * Every method's counts are the same in all JVMs, and so are all steady differences.
     *
     * @param comparison of at least two JVMs
     */
    record Identical(Comparison comparison) implements Exactness {}

    /**
     * At least two JVMs counted differently.
     *
     * @param comparison the one that failed
     * @param messages how many messages the numbers here are for, at least 1
     * @param lowest the lowest total of each metric
     * @param highest the highest total of each metric
     * @param methods methods whose counts differ, widest spread first
     * @param suspects methods that are known to steer others and ran as often everywhere
     */
    record Differing(
            Comparison comparison,
            long messages,
            Counts lowest,
            Counts highest,
            List<MethodSpread> methods,
            List<Suspect> suspects)
            implements Exactness {

        public Differing {
            methods = List.copyOf(methods);
            suspects = List.copyOf(suspects);
        }

        /** The same with suspects in front of those that are known. */
        Differing suspecting(List<Suspect> more) {
            List<Suspect> all = new ArrayList<>(more);
            all.addAll(suspects);
            return new Differing(comparison, messages, lowest, highest, methods, all);
        }
    }

    /**
     * What was put side by side.
     *
     * @param measurements sets of runs, at least 1
     * @param jvms fresh JVMs whose counts took part, 0 when there was nothing to compare
     * @param deliveries how many of their first deliveries were compared; empty when only the steady differences of
     *     whole measurements or single runs were
     * @param run how many deliveries the single runs that were compared have; empty when something else was compared
     * @param controlled how many deliveries the runs have that were found the same as another of as many, ascending
     */
    record Comparison(int measurements, int jvms, OptionalLong deliveries, OptionalLong run, List<Long> controlled) {

        public Comparison {
            controlled = List.copyOf(controlled);
        }

        /** A comparison of single runs. */
        public Comparison(int measurements, int jvms, OptionalLong deliveries, OptionalLong run) {
            this(measurements, jvms, deliveries, run, List.of());
        }

        /** A comparison of anything but single runs. */
        public Comparison(int measurements, int jvms, OptionalLong deliveries) {
            this(measurements, jvms, deliveries, OptionalLong.empty());
        }

        /** The same with controls. */
        public Comparison controlling(List<Long> runs) {
            return new Comparison(measurements, jvms, deliveries, run, runs);
        }
    }

    /**
     * A method that gives other methods something different to do each time although its own counts are the same.
     *
     * @param method the method itself
     * @param cause what it brings in
     * @param caller a class that calls it, where it is native and has no counts
     */
    record Suspect(MethodKey method, Cause cause, Optional<String> caller) {}
}
