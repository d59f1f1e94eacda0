package dev.postage.report.config;

import dev.postage.report.cost.Scenario;
import dev.postage.report.launch.ScenarioPlan;
import dev.postage.report.verdict.Limit;
import java.util.List;

/**
 * A scenario as it is configured.
 *
 * @param scenario what the report needs to know of it
 * @param plan how it is run
 * @param limits in the order of the file
 * @param byDefault whether it is measured when no scenario is named, as it is without {@code default: false}
 */
public record ConfiguredScenario(Scenario scenario, ScenarioPlan plan, List<Limit> limits, boolean byDefault) {

    public ConfiguredScenario {
        limits = List.copyOf(limits);
    }

    /** Its name, unique in the file. */
    public String name() {
        return scenario.name();
    }
}
