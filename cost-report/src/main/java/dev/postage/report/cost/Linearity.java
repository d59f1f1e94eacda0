package dev.postage.report.cost;

import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;
import dev.postage.report.runs.RunSet;
import dev.postage.report.runs.Tally;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Whether messages cost the same however many were handled before: of runs of N, 2N and 3N, whether the third differs
 * from the second as the second does from the first, method by method and to the unit.
 *
 * @param first the first of the earlier messages, N + 1
 * @param messages how many messages are compared with as many later ones, N
 * @param earlier what messages N + 1 to 2N cost
 * @param later what messages 2N + 1 to 3N cost
 * @param methods methods that make the difference, widest first; empty when the cost is linear
 */
public record Linearity(long first, long messages, Counts earlier, Counts later, List<MethodChange> methods) {
    private static final Comparator<Counts> BY_COST = Comparator.comparingLong(Counts::instructions)
            .thenComparingLong(Counts::blocks)
            .thenComparingLong(Counts::bytes);

    public Linearity {
        methods = List.copyOf(methods);
    }

    /** Whether every method costs later messages what it costs earlier ones. */
    public boolean linear() {
        return methods.isEmpty();
    }

    /**
     * The first measurement that is not linear, else what all say; empty when there are no further runs.
     *
     * @param repeatable whether several JVMs count the same: only then is a difference due to the number of messages
     */
    static Optional<Linearity> of(List<RunSet> measurements, boolean repeatable) {
        List<Linearity> all = measurements.stream()
                .flatMap(runs -> of(runs, repeatable).stream())
                .toList();
        return all.stream()
                .filter(linearity -> !linearity.linear())
                .findFirst()
                .or(() -> all.stream().findFirst());
    }

    private static Optional<Linearity> of(RunSet runs, boolean repeatable) {
        Tally earlier = runs.steady();
        return runs.beyond()
                .map(later -> new Linearity(
                        runs.lower().n() + 1,
                        runs.messages(),
                        earlier.total(),
                        later.total(),
                        changes(earlier, later, repeatable)));
    }

    private static List<MethodChange> changes(Tally earlier, Tally later, boolean repeatable) {
        TreeSet<MethodKey> methods = new TreeSet<>(earlier.methods().keySet());
        methods.addAll(later.methods().keySet());
        return methods.stream()
                .map(method -> change(
                        method,
                        earlier.methods().getOrDefault(method, Counts.ZERO),
                        later.methods().getOrDefault(method, Counts.ZERO),
                        repeatable))
                .filter(change -> !change.earlier().equals(change.later()))
                .sorted(Comparator.comparing(Linearity::width, BY_COST.reversed())
                        .thenComparing(MethodChange::method))
                .toList();
    }

    private static MethodChange change(MethodKey method, Counts earlier, Counts later, boolean repeatable) {
        Cause cause = repeatable ? GrowthCauses.of(method, earlier, later) : Causes.of(method);
        return new MethodChange(method, earlier, later, cause);
    }

    private static Counts width(MethodChange change) {
        Counts more = change.later().minus(change.earlier());
        return new Counts(Math.abs(more.instructions()), Math.abs(more.blocks()), Math.abs(more.bytes()));
    }
}
