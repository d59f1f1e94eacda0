package dev.postage.report.cost;

import dev.postage.report.runs.MethodKey;
import java.util.List;

/** What repeated measurements of one scenario say about its numbers. */
public sealed interface Exactness {

    /** How many measurements were made, at least 1. */
    int repeats();

    /** Measured once: nothing is proven. */
    record Single() implements Exactness {
        @Override
        public int repeats() {
            return 1;
        }
    }

    /**
     * All measurements gave the same steady integers.
     *
     * @param repeats measurements, at least 2
     */
    record Identical(int repeats) implements Exactness {}

    /**
     * At least two measurements gave different steady integers.
     *
     * @param repeats measurements, at least 2
     * @param methods methods whose counts differ, widest spread first
     * @param suspects methods that are known to steer others and ran as often in all measurements, costliest first
     */
    record Differing(int repeats, List<MethodSpread> methods, List<Suspect> suspects) implements Exactness {

        public Differing {
            methods = List.copyOf(methods);
            suspects = List.copyOf(suspects);
        }
    }

    /**
     * A method that gives other methods something different to do each time although its own counts are the same.
     *
     * @param method the method itself
     * @param cause what it brings in
     */
    record Suspect(MethodKey method, Cause cause) {}
}
