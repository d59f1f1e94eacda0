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
 * has a control besides, whose every delivery has to cost what it does in the run that it repeats. Several measurements must besides have the same steady difference of each method, and, where linearity was asked for too, the
 * same counts of each run: from its first delivery to its last, or of the whole run where deliveries are not seen.
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
        if (deliveries.isEmpty() && !repeated && measurements.get(0).control().isEmpty()) {
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
        long deliveries = set.upper().n();
        return set.control()
                .flatMap(control -> differing(
                        new Exactness.Comparison(1, 2, OptionalLong.empty(), OptionalLong.of(deliveries)),
                        deliveries,
                        List.of(set.upper().measured(), control.measured())));
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

    /** The same with the number of deliveries of the run that was controlled, if there is one. */
    private Exactness.Comparison controlled(Exactness.Comparison comparison) {
        RunSet first = measurements.get(0);
        OptionalLong run =
                first.control().isPresent() ? OptionalLong.of(first.upper().n()) : OptionalLong.empty();
        // without deliveries in common only the largest run and its control were put side by side
        int jvms = run.isPresent() && comparison.deliveries().isEmpty() ? 2 : comparison.jvms();
        return new Exactness.Comparison(comparison.measurements(), jvms, comparison.deliveries(), run);
    }

    private List<Tally> beginnings(long deliveries) {
        return runs().map(run -> run.beginnings().get(deliveries)).toList();
    }

    private Stream<Run> runs() {
        return measurements.stream()
                .flatMap(set -> Stream.concat(Stream.of(set.lower(), set.upper()), set.control().stream()));
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
