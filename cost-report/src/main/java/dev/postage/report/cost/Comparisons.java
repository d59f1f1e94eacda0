package dev.postage.report.cost;

import dev.postage.report.runs.Counts;
import dev.postage.report.runs.Run;
import dev.postage.report.runs.RunSet;
import dev.postage.report.runs.Tally;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Puts the JVMs of one scenario side by side. The last two runs of a set do the same first deliveries, so that every
 * measurement is a proof by two JVMs: their counts from the begin of the first delivery to the end of the greatest one
 * that both have a mark at, and that is the last one in neither, have to be the same for each method. A single measurement
 * has controls besides, which repeat the largest run, or the last two where the smaller one is not held against the first
 * deliveries of the larger one: they have to have the same counts, from the first delivery to the last, or of the whole
 * run where deliveries are not seen. Several measurements must have the same steady difference of each method, and, where
 * linearity was asked for too, the same counts of each run.
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
        if (deliveries.isEmpty() && !repeated && measurements.get(0).controls().isEmpty()) {
            return new Exactness.Once();
        }
        return firstDeliveries(deliveries)
                .or(this::controls)
                .or(this::steadyDifferences)
                .or(this::singleRuns)
                .map(Exactness.class::cast)
                .orElseGet(() -> new Exactness.Identical(controlled(comparison(deliveries))));
    }

    private Optional<Exactness.Differing> firstDeliveries(OptionalLong deliveries) {
        return deliveries.isEmpty()
                ? Optional.empty()
                : differing(comparison(deliveries), deliveries.getAsLong(), beginnings(deliveries.getAsLong()));
    }

    private Optional<Exactness.Differing> controls() {
        return measurements.stream().flatMap(set -> control(set).stream()).findFirst();
    }

    private static Optional<Exactness.Differing> control(RunSet set) {
        return set.controls().stream()
                .flatMap(control -> differing(
                        new Exactness.Comparison(1, 2, OptionalLong.empty(), OptionalLong.of(control.n())),
                        control.n(),
                        List.of(set.controlled(control).measured(), control.measured()))
                        .stream())
                .findFirst();
    }

    private Optional<Exactness.Differing> steadyDifferences() {
        return differing(comparison(OptionalLong.empty()), measurements.get(0).messages(), steady);
    }

    private Optional<Exactness.Differing> singleRuns() {
        if (measurements.get(0).further().isEmpty()) {
            return Optional.empty();
        }
        int runs = measurements.get(0).all().size();
        return IntStream.range(0, runs)
                .boxed()
                .flatMap(run -> singleRun(run).stream())
                .findFirst();
    }

    private Optional<Exactness.Differing> singleRun(int run) {
        long deliveries = measurements.get(0).all().get(run).n();
        Exactness.Comparison comparison = new Exactness.Comparison(
                measurements.size(), measurements.size(), OptionalLong.empty(), OptionalLong.of(deliveries));
        List<Tally> same =
                measurements.stream().map(set -> set.all().get(run).measured()).toList();
        return differing(comparison, deliveries, same);
    }

    private OptionalLong commonDeliveries() {
        TreeSet<Long> common =
                new TreeSet<>(measurements.get(0).lower().beginnings().keySet());
        runs().forEach(run -> common.retainAll(run.beginnings().keySet()));
        return common.isEmpty() ? OptionalLong.empty() : OptionalLong.of(common.last());
    }

    private Exactness.Comparison comparison(OptionalLong deliveries) {
        return new Exactness.Comparison(measurements.size(), (int) runs().count(), deliveries);
    }

    /** The same with the runs that a control was found to be the same as. */
    private Exactness.Comparison controlled(Exactness.Comparison comparison) {
        return comparison.controlling(
                measurements.get(0).controls().stream().map(Run::n).toList());
    }

    private List<Tally> beginnings(long deliveries) {
        return runs().map(run -> run.beginnings().get(deliveries)).toList();
    }

    private Stream<Run> runs() {
        return measurements.stream()
                .flatMap(set -> Stream.concat(Stream.of(set.lower(), set.upper()), set.controls().stream()));
    }

    private static Optional<Exactness.Differing> differing(
            Exactness.Comparison comparison, long messages, List<Tally> tallies) {
        if (tallies.stream().map(Tally::methods).distinct().count() <= 1) {
            return Optional.empty();
        }
        List<MethodSpread> spreads = MethodSpreads.of(tallies);
        List<Counts> totals = tallies.stream().map(Tally::total).toList();
        return Optional.of(new Exactness.Differing(
                comparison,
                messages,
                MethodSpreads.each(totals, Math::min),
                MethodSpreads.each(totals, Math::max),
                spreads,
                Suspects.of(tallies.get(0), spreads)));
    }
}
