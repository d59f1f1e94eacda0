package dev.postage.report.verdict;

import dev.postage.report.cost.Cost;
import dev.postage.report.cost.Surcharge;
import java.util.List;

/**
 * Everything a renderer shows.
 *
 * @param results every scenario's result in the order to be shown
 * @param ratchet whether improvements have an exit code of their own
 */
public record Report(List<ScenarioResult> results, boolean ratchet) {

    public Report {
        results = List.copyOf(results);
    }

    /** The scenarios that were measured, in order. */
    public List<Judged> judged() {
        return results.stream()
                .filter(Judged.class::isInstance)
                .map(Judged.class::cast)
                .toList();
    }

    /** The scenarios that could not be measured, in order. */
    public List<Failed> failed() {
        return results.stream()
                .filter(Failed.class::isInstance)
                .map(Failed.class::cast)
                .toList();
    }

    /** What richer loops cost more than barer ones. */
    public List<Surcharge> surcharges() {
        List<Cost> costs = judged().stream().map(Judged::cost).toList();
        return Surcharge.of(costs);
    }

    /** What the process tells its caller. */
    public ExitCode exitCode() {
        return ExitCode.of(results, ratchet);
    }
}
