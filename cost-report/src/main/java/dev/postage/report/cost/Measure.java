package dev.postage.report.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A number that can be limited and compared: a metric in a phase.
 *
 * @param phase which part of the runs
 * @param metric what is counted
 */
public record Measure(Phase phase, Metric metric) {

    /** All measures, steady first. */
    public static List<Measure> all() {
        List<Measure> all = new ArrayList<>();
        for (Phase phase : Phase.values()) {
            for (Metric metric : Metric.values()) {
                all.add(new Measure(phase, metric));
            }
        }
        return List.copyOf(all);
    }

    /** The measure with this label, if there is one. */
    public static Optional<Measure> labelled(String label) {
        return all().stream().filter(measure -> measure.label().equals(label)).findFirst();
    }

    /** The name used in limits: {@code blocks}, {@code cold.blocks}, {@code run.blocks}. */
    public String label() {
        return phase.prefix() + metric.label();
    }
}
