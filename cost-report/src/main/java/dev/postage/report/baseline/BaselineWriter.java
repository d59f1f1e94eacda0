package dev.postage.report.baseline;

import dev.postage.report.cost.Figures;
import dev.postage.report.cost.Metric;
import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Writes the text of a baseline. Every line begins with its key and ends with its number or value, so that sorted lines
 * are sorted by key:
 *
 * <pre>
 * baseline-version 1
 * cost SCENARIO messages|cold.METRIC|run.METRIC|steady.METRIC NUMBER
 * coverage SCENARIO classes|excluded|failed|hidden NUMBER
 * fingerprint SCENARIO NAME VALUE
 * method SCENARIO CLASS NAME DESCRIPTOR METRIC NUMBER
 * </pre>
 *
 * <p>Numbers of {@code steady} and {@code method} are differences over all {@code messages}.
 */
final class BaselineWriter {
    static final int VERSION = 1;
    static final String COMMENT =
            "# What one message costs, to compare with later. Sorted, one number a line; steady and method numbers are for all messages.";

    private final List<String> lines = new ArrayList<>();

    private BaselineWriter() {}

    static String text(BaselineFile baseline) {
        BaselineWriter writer = new BaselineWriter();
        baseline.scenarios().forEach(writer::add);
        Collections.sort(writer.lines);
        return COMMENT + "\nbaseline-version " + VERSION + "\n" + String.join("", writer.lines);
    }

    private void add(String scenario, Recorded recorded) {
        addCost(scenario, recorded.figures());
        line("coverage", scenario, "classes", recorded.coverage().classes());
        line("coverage", scenario, "excluded", recorded.coverage().excluded());
        line("coverage", scenario, "failed", recorded.coverage().failed());
        line("coverage", scenario, "hidden", recorded.coverage().hidden());
        recorded.fingerprint()
                .entries()
                .forEach((name, value) -> lines.add("fingerprint " + Token.written(scenario) + " " + Token.written(name)
                        + " " + Token.writtenLast(value) + "\n"));
        recorded.methods().forEach((method, counts) -> addMethod(scenario, method, counts));
    }

    private void addCost(String scenario, Figures figures) {
        line("cost", scenario, "messages", figures.messages());
        for (Metric metric : Metric.values()) {
            line("cost", scenario, "cold." + metric.label(), metric.of(figures.cold()));
            line("cost", scenario, "run." + metric.label(), metric.of(figures.run()));
            line("cost", scenario, "steady." + metric.label(), metric.of(figures.steady()));
        }
    }

    private void addMethod(String scenario, MethodKey method, Counts counts) {
        String key = String.join(
                " ",
                Token.written(method.className()),
                Token.written(method.name()),
                Token.written(method.descriptor()));
        for (Metric metric : Metric.values()) {
            if (metric.of(counts) != 0) {
                line("method", scenario, key + " " + metric.label(), metric.of(counts));
            }
        }
    }

    private void line(String kind, String scenario, String key, long number) {
        lines.add(kind + " " + Token.written(scenario) + " " + key + " " + number + "\n");
    }
}
