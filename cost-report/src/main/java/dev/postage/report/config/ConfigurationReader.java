package dev.postage.report.config;

import dev.postage.report.cost.Owners;
import dev.postage.report.launch.Program;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the top of the file, one method per key. */
final class ConfigurationReader {
    private static final Set<String> KEYS =
            Set.of("schema", "messages", "timeLimit", "jobs", "classPath", "owners", "brokers", "feeder", "scenarios");
    private static final long MESSAGES = 1_000;
    private static final Duration TIME_LIMIT = Duration.ofSeconds(60);

    private final Path file;

    ConfigurationReader(Path file) {
        this.file = file;
    }

    Configuration configuration(Section top) throws ConfigurationException {
        top.required("schema", ConfigurationReader::schema);
        top.allow(KEYS);
        ProgramReader programs = new ProgramReader(
                folder(),
                top.entries().containsKey("classPath")
                        ? Optional.of(top.entries().get("classPath").value())
                        : Optional.empty());
        return new Configuration(
                file,
                top.optional("messages", ConfigurationReader::messages).orElse(MESSAGES),
                top.optional("timeLimit", Values::duration).orElse(TIME_LIMIT),
                top.optional("jobs", ConfigurationReader::jobs).orElse(1),
                top.optional("owners", ConfigurationReader::owners).orElseGet(Owners::standard),
                brokers(top, programs),
                top.optional("feeder", node -> programs.service(Section.section(node))),
                top.required("scenarios", node -> scenarios(node, new ScenarioReader(programs))));
    }

    private Path folder() {
        Path parent = file.toAbsolutePath().normalize().getParent();
        return parent == null ? file.toAbsolutePath() : parent;
    }

    private static long schema(Node node) throws ConfigurationException {
        if (!Section.text(node).equals("1")) {
            throw Section.unexpected(node, "1: use the Postage that belongs to this file");
        }
        return 1;
    }

    private static long messages(Node node) throws ConfigurationException {
        long messages = Values.number(node);
        if (messages < 2) {
            throw Section.unexpected(
                    node, "at least 2: a steady cost is the difference of two runs beside the one of 1");
        }
        return messages;
    }

    private static int jobs(Node node) throws ConfigurationException {
        long jobs = Values.number(node);
        if (jobs < 1 || jobs > Configuration.MOST_JOBS) {
            throw Section.unexpected(
                    node,
                    "1 to " + Configuration.MOST_JOBS
                            + ": as many scenarios are measured at once, each in a JVM with 1 GB of heap");
        }
        return (int) jobs;
    }

    private static Owners owners(Node node) throws ConfigurationException {
        Map<String, List<String>> owners = Section.section(node).all(Section::texts);
        try {
            return new Owners(owners);
        } catch (IllegalArgumentException e) {
            throw new ConfigurationException(node.position(), e.getMessage());
        }
    }

    private static Map<String, Program> brokers(Section top, ProgramReader programs) throws ConfigurationException {
        return top.optional(
                        "brokers",
                        node -> Section.section(node).all(broker -> programs.service(Section.section(broker))))
                .orElseGet(LinkedHashMap::new);
    }

    private static List<ConfiguredScenario> scenarios(Node node, ScenarioReader reader) throws ConfigurationException {
        Map<String, Position> names = new HashMap<>();
        List<ConfiguredScenario> scenarios = new ArrayList<>();
        for (Section section : Section.list(node, Section::section)) {
            ConfiguredScenario scenario = reader.scenario(section);
            Position earlier = names.putIfAbsent(scenario.name(), section.position());
            if (earlier != null) {
                throw new ConfigurationException(
                        section.position(),
                        "a second scenario named '" + scenario.name() + "' found, the first stands in line "
                                + earlier.line() + ": give it another name");
            }
            scenarios.add(scenario);
        }
        if (scenarios.isEmpty()) {
            throw Section.unexpected(node, "at least one scenario");
        }
        return scenarios;
    }
}
