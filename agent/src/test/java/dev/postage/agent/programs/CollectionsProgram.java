package dev.postage.agent.programs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

/** Lists, maps, queues and bit sets that grow, are sorted, searched and emptied. */
final class CollectionsProgram extends Program {
    public static void main(String[] arguments) throws Exception {
        new CollectionsProgram().run(arguments);
    }

    @Override
    long unit(int number) {
        return maps() + lists() + queues() + bits();
    }

    private static long maps() {
        Map<String, Integer> counts = new HashMap<>();
        Map<Integer, String> names = new TreeMap<>(Comparator.reverseOrder());
        for (int i = 0; i < 24; i++) {
            String name = "key-" + i % 9;
            counts.merge(name, i, Integer::sum);
            names.putIfAbsent(1_000 + i % 5, name);
        }
        Map<String, Integer> copy = new LinkedHashMap<>(counts);
        copy.entrySet().removeIf(entry -> entry.getValue() % 2 == 0);
        return counts.hashCode() + 31L * names.toString().hashCode() + copy.size();
    }

    private static long lists() {
        List<Long> numbers = new ArrayList<>();
        for (long i = 0; i < 40; i++) {
            numbers.add(i * 7_919 % 1_009);
        }
        Collections.sort(numbers);
        int found = Collections.binarySearch(numbers, numbers.get(11));
        numbers.subList(3, 9).clear();
        return (long) numbers.hashCode() + found;
    }

    private static long queues() {
        ArrayDeque<int[]> waiting = new ArrayDeque<>();
        PriorityQueue<String> ordered = new PriorityQueue<>(Comparator.comparing(String::length));
        for (int i = 0; i < 20; i++) {
            waiting.addLast(new int[] {i, i * i});
            ordered.add("x".repeat(1 + i * 13 % 17));
        }
        long sum = 0;
        while (!waiting.isEmpty()) {
            sum += waiting.pollFirst()[1] + (long) ordered.remove().length();
        }
        return sum;
    }

    private static long bits() {
        BitSet composite = new BitSet(64);
        for (int i = 2; i < 64; i++) {
            for (int multiple = 2 * i; multiple < 64; multiple += i) {
                composite.set(multiple);
            }
        }
        return composite.cardinality();
    }
}
