package dev.postage.agent.it;

import java.util.Comparator;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Compares costs method by method, to say where two counts part. */
final class MethodTable {
    private static final int ROWS = 25;

    /** What the VM adds to the name of a hidden class differs from run to run. */
    private static final Pattern HIDDEN =
            Pattern.compile("(\\$\\$Lambda|\\.LambdaForm\\$(?:DMH|MH|VH))(?![A-Za-z]).*|[/.+](0x)?[0-9a-f]{6,}$");

    private MethodTable() {}

    static String name(String className, String method, String descriptor) {
        return HIDDEN.matcher(className).replaceFirst("$1") + "." + method + descriptor;
    }

    /** One line for each method that differs, the largest difference first. */
    static String differences(SortedMap<String, Cost> counted, SortedMap<String, Cost> expected) {
        Map<String, Cost> differences = new TreeMap<>();
        counted.forEach((method, cost) -> differences.merge(method, cost, Cost::plus));
        expected.forEach((method, cost) -> differences.merge(method, Cost.NOTHING.minus(cost), Cost::plus));
        return differences.entrySet().stream()
                .filter(entry -> entry.getValue().instructions() != 0)
                .sorted(Comparator.comparingLong(
                        entry -> -Math.abs(entry.getValue().instructions())))
                .limit(ROWS)
                .map(entry -> String.format(
                        "%+,12d instructions of %,d in %s",
                        entry.getValue().instructions(),
                        expected.getOrDefault(entry.getKey(), Cost.NOTHING).instructions(),
                        entry.getKey()))
                .collect(Collectors.joining("\n"));
    }
}
