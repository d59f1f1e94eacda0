package dev.postage.report.config;

import dev.postage.report.cost.Expectation;
import dev.postage.report.cost.Loop;
import dev.postage.report.cost.Scenario;
import dev.postage.report.launch.ScenarioPlan;
import dev.postage.report.runs.ThreadFilter;
import dev.postage.report.verdict.Limit;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads one scenario, one method per key that is more than a value. */
final class ScenarioReader {
    private static final Set<String> KEYS = keys();

    private final ProgramReader programs;

    ScenarioReader(ProgramReader programs) {
        this.programs = programs;
    }

    private static Set<String> keys() {
        Set<String> keys = new HashSet<>(ProgramReader.KEYS);
        keys.addAll(Set.of("name", "delivery", "threads", "exclude", "expect", "loop", "group", "limits", "default"));
        return Set.copyOf(keys);
    }

    ConfiguredScenario scenario(Section section) throws ConfigurationException {
        section.allow(KEYS);
        String name = section.required("name", Section::text);
        Expectation expectation = section.optional("expect", node -> Values.word(node, Expectation.values()))
                .orElse(Expectation.EXACT);
        ScenarioPlan plan = new ScenarioPlan(
                name,
                programs.program(section),
                texts(section, "delivery"),
                texts(section, "exclude"),
                ThreadFilter.of(texts(section, "threads")));
        List<Limit> limits = section.optional("limits", node -> Section.list(node, Values::limit))
                .orElse(List.of());
        return new ConfiguredScenario(
                new Scenario(name, expectation, placement(section)),
                plan,
                limits,
                section.optional("default", Values::truth).orElse(true));
    }

    private static List<String> texts(Section section, String key) throws ConfigurationException {
        return section.optional(key, Section::texts).orElse(List.of());
    }

    private static Optional<Scenario.Placement> placement(Section section) throws ConfigurationException {
        String group = section.optional("group", Section::text).orElse("");
        return section.optional("loop", node -> Values.word(node, Loop.values()))
                .map(loop -> new Scenario.Placement(loop, group));
    }
}
