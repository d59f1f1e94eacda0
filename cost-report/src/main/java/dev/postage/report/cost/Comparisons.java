package dev.postage.report.cost;

import dev.postage.report.runs.Counts;
import dev.postage.report.runs.Run;
import dev.postage.report.runs.RunSet;
import dev.postage.report.runs.Tally;
import java.util.List;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Puts the JVMs of one scenario side by side. The last two runs of a set do the same first deliveries, so that every
 * measurement is a proof by two JVMs: their counts from the begin of the first delivery to the end of the greatest one
 * that both have a mark at, and that is the last one in neither, have to be the same for each method. Several
 * measurements must besides have the same steady difference of each method.
 */
final class Comparisons {
    private final List<RunSet> measurements;
    private final List<Tally> steady;

    Comparisons(List<RunSet> measurements, List<Tally> steady) {
        this.measurements = measurements;
        this.steady = steady;
    }

    Exactness exactness() {
        OptionalLong deliveries = commonDeliveries();
        boolean repeated = measurements.size() > 1;
        if (deliveries.isEmpty() && !repeated) {
            return new Exactness.Once();
        }
        Exactness.Comparison beginnings = comparison(deliveries);
        if (deliveries.isPresent()) {
            List<Tally> first = beginnings(deliveries.getAsLong());
            if (differ(first)) {
                return differing(beginnings, deliveries.getAsLong(), first);
            }
        }
        return repeated && differ(steady)
                ? differing(
                        comparison(OptionalLong.empty()), measurements.get(0).messages(), steady)
                : new Exactness.Identical(beginnings);
    }

    private OptionalLong commonDeliveries() {
        TreeSet<Long> common =
                new TreeSet<>(measurements.get(0).lower().beginnings().keySet());
        runs().forEach(run -> common.retainAll(run.beginnings().keySet()));
        return common.isEmpty() ? OptionalLong.empty() : OptionalLong.of(common.last());
    }

    private Exactness.Comparison comparison(OptionalLong deliveries) {
        return new Exactness.Comparison(measurements.size(), 2 * measurements.size(), deliveries);
    }

    private List<Tally> beginnings(long deliveries) {
        return runs().map(run -> run.beginnings().get(deliveries)).toList();
    }

    private Stream<Run> runs() {
        return measurements.stream().flatMap(set -> Stream.of(set.lower(), set.upper()));
    }

    private static boolean differ(List<Tally> tallies) {
        return tallies.stream().map(Tally::methods).distinct().count() > 1;
    }

    private static Exactness.Differing differing(Exactness.Comparison comparison, long messages, List<Tally> tallies) {
        List<MethodSpread> spreads = MethodSpreads.of(tallies);
        List<Counts> totals = tallies.stream().map(Tally::total).toList();
        return new Exactness.Differing(
                comparison,
                messages,
                MethodSpreads.each(totals, Math::min),
                MethodSpreads.each(totals, Math::max),
                spreads,
                Suspects.of(tallies.get(0), spreads));
    }
}
