package dev.postage.agent.counts;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Any counts a file can hold, extreme numbers and odd strings included. */
final class CountsArbitraries {
    private CountsArbitraries() {}

    static Arbitrary<RawCounts> rawCounts() {
        Arbitrary<List<MethodName>> methods =
                Combinators.combine(text().list().ofMaxSize(4), text(), text()).as(CountsArbitraries::methodNames);
        Arbitrary<List<String>> types = text().list().ofMaxSize(6);
        return Combinators.combine(methods, types)
                .flatAs((methodNames, typeNames) -> rawCounts(methodNames, typeNames));
    }

    private static Arbitrary<RawCounts> rawCounts(List<MethodName> methods, List<String> types) {
        return Combinators.combine(
                        Arbitraries.maps(text(), text()).ofMaxSize(5),
                        amount(),
                        coverage(),
                        snapshot(methods.size(), types.size()).list().ofMaxSize(4),
                        thread(methods.size(), types.size()).list().ofMaxSize(3))
                .as((fingerprint, deliveries, coverage, snapshots, atExit) -> {
                    List<Snapshot> all = new ArrayList<>(snapshots);
                    all.add(new Snapshot(new Mark(Mark.Kind.EXIT, 0), atExit));
                    return new RawCounts(new TreeMap<>(fingerprint), deliveries, coverage, methods, types, all);
                });
    }

    private static List<MethodName> methodNames(List<String> classNames, String name, String descriptor) {
        List<MethodName> methods = new ArrayList<>();
        for (String className : classNames) {
            methods.add(new MethodName(className, name, descriptor));
            methods.add(new MethodName(className, descriptor, name));
        }
        return methods;
    }

    private static Arbitrary<Coverage> coverage() {
        Arbitrary<List<Coverage.Uncounted>> uncounted = Combinators.combine(text(), text())
                .as(Coverage.Uncounted::new)
                .list()
                .ofMaxSize(3);
        return Combinators.combine(amount(), amount(), amount(), amount(), uncounted, uncounted)
                .as(Coverage::new);
    }

    private static Arbitrary<Snapshot> snapshot(int methods, int types) {
        Arbitrary<Mark> mark =
                Combinators.combine(Arbitraries.of(Mark.Kind.class), amount()).as(Mark::new);
        return Combinators.combine(mark, thread(methods, types).list().ofMaxSize(3))
                .as(Snapshot::new);
    }

    private static Arbitrary<ThreadCounts> thread(int methods, int types) {
        Arbitrary<List<MethodCounts>> perMethod = indexes(methods)
                .flatMap(indexes -> amount().list().ofSize(3 * indexes.size()).map(numbers -> {
                    List<MethodCounts> counts = new ArrayList<>();
                    for (int i = 0; i < indexes.size(); i++) {
                        counts.add(new MethodCounts(
                                indexes.get(i), numbers.get(3 * i), numbers.get(3 * i + 1), numbers.get(3 * i + 2)));
                    }
                    return counts;
                }));
        Arbitrary<List<TypeCounts>> perType = indexes(types)
                .flatMap(indexes -> amount().list().ofSize(2 * indexes.size()).map(numbers -> {
                    List<TypeCounts> counts = new ArrayList<>();
                    for (int i = 0; i < indexes.size(); i++) {
                        counts.add(new TypeCounts(indexes.get(i), numbers.get(2 * i), numbers.get(2 * i + 1)));
                    }
                    return counts;
                }));
        return Combinators.combine(text(), amount(), amount(), amount(), vmBytes(), perMethod, perType)
                .as(ThreadCounts::new);
    }

    private static Arbitrary<List<Integer>> indexes(int size) {
        if (size == 0) {
            return Arbitraries.just(List.of());
        }
        return Arbitraries.integers()
                .between(0, size - 1)
                .set()
                .map(indexes -> indexes.stream().sorted().toList());
    }

    private static Arbitrary<Long> amount() {
        return Arbitraries.oneOf(
                Arbitraries.longs().greaterOrEqual(0), Arbitraries.of(0L, 1L, 127L, 128L, Long.MAX_VALUE));
    }

    private static Arbitrary<Long> vmBytes() {
        return Arbitraries.oneOf(
                Arbitraries.longs(), Arbitraries.of(ThreadCounts.VM_BYTES_UNKNOWN, -1L, 0L, Long.MAX_VALUE));
    }

    /** Lone surrogates and the character 0 included. */
    private static Arbitrary<String> text() {
        return Arbitraries.oneOf(
                Arbitraries.strings().all().ofMaxLength(12),
                Arbitraries.of("", "\0", "\u007F", "\u0080", "\u07FF", "\u0800", "\uD800", "\uDC00x", "\uFFFF"));
    }
}
