package dev.postage.report.cost;

import dev.postage.report.runs.Counts;
import dev.postage.report.runs.Run;
import dev.postage.report.runs.RunSet;
import dev.postage.report.runs.Tally;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Turns the measurements of one scenario into its cost. */
final class CostComputation {
    private static final Comparator<Counts> BY_COST = Comparator.comparingLong(Counts::instructions)
            .thenComparingLong(Counts::blocks)
            .thenComparingLong(Counts::bytes);

    private final List<RunSet> measurements;
    private final List<Tally> steady;
    private final Owners owners;

    CostComputation(List<RunSet> measurements, Owners owners) {
        requireAlike(measurements);
        this.measurements = List.copyOf(measurements);
        this.steady = measurements.stream().map(RunSet::steady).toList();
        this.owners = owners;
    }

    Cost cost(Scenario scenario) {
        int middle = middle();
        Tally tally = steady.get(middle);
        Exactness exactness = new Comparisons(measurements, steady).exactness();
        return new Cost(
                scenario,
                Figures.of(measurements.get(middle)),
                tally.methods(),
                tally.types(),
                owners.split(tally.methods()),
                exactness,
                Linearity.of(measurements, !(exactness instanceof Exactness.Differing)),
                measurements.get(middle),
                measurements.stream().map(Figures::of).toList());
    }

    private int middle() {
        List<Integer> byCost = IntStream.range(0, steady.size())
                .boxed()
                .sorted(Comparator.comparing(index -> steady.get(index).total(), BY_COST))
                .toList();
        return byCost.get((byCost.size() - 1) / 2);
    }

    private static void requireAlike(List<RunSet> measurements) {
        List<List<Long>> numbers = measurements.stream()
                .map(CostComputation::deliveries)
                .distinct()
                .toList();
        if (numbers.size() != 1) {
            throw new IllegalArgumentException(
                    "measurements with deliveries " + numbers + " found, expected one or more with the same ones");
        }
    }

    private static List<Long> deliveries(RunSet runs) {
        return runs.all().stream().map(Run::n).toList();
    }
}
