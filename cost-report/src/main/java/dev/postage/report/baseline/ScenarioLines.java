package dev.postage.report.baseline;

import dev.postage.report.cost.Figures;
import dev.postage.report.cost.Metric;
import dev.postage.report.runs.Counts;
import dev.postage.report.runs.Fingerprint;
import dev.postage.report.runs.MethodKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Collects the lines of one scenario and makes its record once all are read. */
final class ScenarioLines {
    private static final List<String> NUMBERS = numbers();

    private final int firstLine;
    private final Map<String, Long> numbers = new HashMap<>();
    private final SortedMap<String, String> fingerprint = new TreeMap<>();
    private final SortedMap<MethodKey, Counts> methods = new TreeMap<>();

    ScenarioLines(int firstLine) {
        this.firstLine = firstLine;
    }

    int firstLine() {
        return firstLine;
    }

    /**
     * @throws IllegalArgumentException if the line has an unknown name or no number where one belongs
     */
    void add(BaselineLine line) {
        switch (line.kind()) {
            case "fingerprint" -> fingerprint.put(line.names().get(0), line.value());
            case "method" -> addMethod(line);
            default -> addNumber(line);
        }
    }

    /**
     * @throws IllegalArgumentException if a number is missing or out of its range
     */
    Recorded recorded() {
        for (String key : NUMBERS) {
            if (!numbers.containsKey(key)) {
                throw new IllegalArgumentException("has no line '" + key + "': save the baseline again");
            }
        }
        if (numbers.get("cost messages") < 1) {
            throw new IllegalArgumentException(
                    "has " + numbers.get("cost messages") + " messages, expected at least 1: save the baseline again");
        }
        return new Recorded(
                new Figures(numbers.get("cost messages"), counts("steady."), counts("cold."), counts("run.")),
                new Recorded.CoverageSize(
                        numbers.get("coverage classes"),
                        numbers.get("coverage hidden"),
                        numbers.get("coverage excluded"),
                        numbers.get("coverage failed")),
                new Fingerprint(fingerprint),
                methods);
    }

    private void addNumber(BaselineLine line) {
        String key = line.kind() + " " + line.names().get(0);
        if (!NUMBERS.contains(key)) {
            throw new IllegalArgumentException(
                    "'" + Excerpt.of(key) + "' found, expected one of " + String.join(", ", NUMBERS));
        }
        long number = line.number();
        if (number < 0 && !key.startsWith("cost steady.")) {
            throw new IllegalArgumentException("'" + number + "' found, expected a number not below 0");
        }
        numbers.put(key, number);
    }

    private void addMethod(BaselineLine line) {
        List<String> names = line.names();
        MethodKey method = new MethodKey(names.get(0), names.get(1), names.get(2));
        long number = line.number();
        Counts counts = switch (names.get(3)) {
            case "instructions" -> new Counts(number, 0, 0);
            case "blocks" -> new Counts(0, number, 0);
            case "bytes" -> new Counts(0, 0, number);
            default ->
                throw new IllegalArgumentException(
                        "'" + Excerpt.of(names.get(3)) + "' found, expected instructions, blocks or bytes");
        };
        methods.merge(method, counts, Counts::plus);
    }

    private Counts counts(String phase) {
        return new Counts(
                numbers.get("cost " + phase + Metric.INSTRUCTIONS.label()),
                numbers.get("cost " + phase + Metric.BLOCKS.label()),
                numbers.get("cost " + phase + Metric.BYTES.label()));
    }

    private static List<String> numbers() {
        List<String> keys = new ArrayList<>(List.of("cost messages"));
        for (String phase : List.of("cold.", "run.", "steady.")) {
            for (Metric metric : Metric.values()) {
                keys.add("cost " + phase + metric.label());
            }
        }
        keys.addAll(List.of("coverage classes", "coverage excluded", "coverage failed", "coverage hidden"));
        return List.copyOf(keys);
    }
}
