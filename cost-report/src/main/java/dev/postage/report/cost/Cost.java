package dev.postage.report.cost;

import dev.postage.report.runs.Allocation;
import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;
import dev.postage.report.runs.RunSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Function;

/**
 * What one scenario costs. With several measurements the numbers are those of the one in the middle by steady cost; of
 * an exact scenario all are the same.
 *
 * @param scenario whose cost it is
 * @param figures steady, cold and whole-run numbers
 * @param methods steady difference per method itself; only those not all zero
 * @param types steady difference per allocated type; only those not all zero
 * @param owners steady difference per owner, in the order of the rules; owners that pay nothing included
 * @param exactness what the JVMs say when put side by side
 * @param linearity whether later messages cost what earlier ones do; empty when that was not asked
 * @param runs the runs these numbers come from
 * @param repeats the numbers of every measurement in the order they were made, at least one
 */
public record Cost(
        Scenario scenario,
        Figures figures,
        SortedMap<MethodKey, Counts> methods,
        SortedMap<String, Allocation> types,
        Map<String, Counts> owners,
        Exactness exactness,
        Optional<Linearity> linearity,
        RunSet runs,
        List<Figures> repeats) {

    public Cost {
        repeats = List.copyOf(repeats);
    }

    /**
     * Computes the cost.
     *
     * @param scenario whose runs they are
     * @param measurements one set of runs per repeat, at least one, all with the same numbers of deliveries
     * @param owners who pays for which class
     * @throws IllegalArgumentException if there is no measurement or if they differ in numbers of deliveries
     */
    public static Cost of(Scenario scenario, List<RunSet> measurements, Owners owners) {
        return new CostComputation(measurements, owners).cost(scenario);
    }

    /**
     * The same with the native methods that may be why JVMs counted differently.
     *
     * @param called the methods that the class of a name calls; none where its class file is not found
     */
    public Cost explained(Function<String, Set<MethodKey>> called) {
        if (!(exactness instanceof Exactness.Differing differing)) {
            return this;
        }
        List<Exactness.Suspect> more = new NativeSuspects(called).of(differing.methods(), methods.keySet());
        return new Cost(
                scenario, figures, methods, types, owners, differing.suspecting(more), linearity, runs, repeats);
    }

    /** The steady cost per message: difference and number of messages. */
    public Amount steady(Metric metric) {
        return figures.steady(metric);
    }

    /** The whole first run. */
    public Counts cold() {
        return figures.cold();
    }

    /** The lowest and the highest cold run of all measurements; the start of a JVM may differ where no delivery does. */
    public List<Counts> coldRange() {
        List<Counts> cold = repeats.stream().map(Figures::cold).toList();
        return List.of(MethodSpreads.each(cold, Math::min), MethodSpreads.each(cold, Math::max));
    }

    /** Whether at least two fresh JVMs counted the same, none anything else, and later messages cost no other amount. */
    public boolean exact() {
        return exactness instanceof Exactness.Identical
                && linearity.map(Linearity::linear).orElse(true);
    }
}
