package dev.postage.report.cost;

import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;
import dev.postage.report.runs.Tally;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.function.LongBinaryOperator;

/** Finds the methods that several measurements count differently. */
final class MethodSpreads {
    private static final Comparator<MethodSpread> WIDEST_FIRST = Comparator.comparing(
                    MethodSpreads::width,
                    Comparator.comparingLong(Counts::instructions)
                            .thenComparingLong(Counts::blocks)
                            .thenComparingLong(Counts::bytes))
            .reversed()
            .thenComparing(MethodSpread::method);

    private MethodSpreads() {}

    static List<MethodSpread> of(List<Tally> measurements) {
        TreeSet<MethodKey> methods = new TreeSet<>();
        measurements.forEach(tally -> methods.addAll(tally.methods().keySet()));
        return methods.stream()
                .map(method -> spread(method, measurements))
                .filter(spread -> !spread.lowest().equals(spread.highest()))
                .sorted(WIDEST_FIRST)
                .toList();
    }

    private static MethodSpread spread(MethodKey method, List<Tally> measurements) {
        List<Counts> counts = measurements.stream()
                .map(tally -> tally.methods().getOrDefault(method, Counts.ZERO))
                .toList();
        return new MethodSpread(method, each(counts, Math::min), each(counts, Math::max), Causes.of(method));
    }

    /** The lowest or highest of each metric. */
    static Counts each(List<Counts> counts, LongBinaryOperator choice) {
        return counts.stream()
                .reduce((one, other) -> new Counts(
                        choice.applyAsLong(one.instructions(), other.instructions()),
                        choice.applyAsLong(one.blocks(), other.blocks()),
                        choice.applyAsLong(one.bytes(), other.bytes())))
                .orElse(Counts.ZERO);
    }

    private static Counts width(MethodSpread spread) {
        return spread.highest().minus(spread.lowest());
    }
}
