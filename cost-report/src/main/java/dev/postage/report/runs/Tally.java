package dev.postage.report.runs;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BinaryOperator;

/**
 * Counts of chosen threads between two moments, in total, per method and per allocated type.
 *
 * @param total sum over the threads
 * @param methods per method itself, callees excluded; only those not all zero
 * @param types per normalised binary name of an allocated type; only those not all zero
 */
public record Tally(Counts total, SortedMap<MethodKey, Counts> methods, SortedMap<String, Allocation> types) {

    public Tally {
        methods = Collections.unmodifiableSortedMap(new TreeMap<>(methods));
        types = Collections.unmodifiableSortedMap(new TreeMap<>(types));
    }

    /**
     * What this tally has more than an earlier one; entries that do not differ are left out.
     *
     * @throws ArithmeticException if a difference exceeds 64 bits
     */
    public Tally minus(Tally earlier) {
        return new Tally(
                total.minus(earlier.total),
                difference(methods, earlier.methods, Counts.ZERO, Counts::minus),
                difference(types, earlier.types, Allocation.ZERO, Allocation::minus));
    }

    private static <K extends Comparable<K>, V> SortedMap<K, V> difference(
            SortedMap<K, V> later, SortedMap<K, V> earlier, V zero, BinaryOperator<V> minus) {
        TreeMap<K, V> differences = new TreeMap<>();
        later.forEach((key, value) -> differences.put(key, minus.apply(value, earlier.getOrDefault(key, zero))));
        earlier.forEach((key, value) -> differences.putIfAbsent(key, minus.apply(zero, value)));
        differences.values().removeIf(zero::equals);
        return differences;
    }
}
