package dev.postage.report.render.table;

import dev.postage.report.runs.Fingerprint;
import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Which agents besides the counting one were in the counted JVMs. */
final class AgentWords {
    private AgentWords() {}

    /** A line for each set of agents, and what is not counted of them; empty when there was none. */
    static List<String> lines(Report report) {
        TreeMap<String, List<String>> scenarios = new TreeMap<>();
        report.judged()
                .forEach(judged -> agents(judged)
                        .ifPresent(agents -> scenarios
                                .computeIfAbsent(agents, same -> new ArrayList<>())
                                .add(Words.printable(judged.scenario()))));
        List<String> lines = new ArrayList<>();
        scenarios.forEach((agents, names) -> {
            String where = names.size() == report.judged().size()
                    ? "the counted JVM"
                    : names.stream().collect(Collectors.joining(", ", "the counted JVM of ", ""));
            lines.add("Other agents in " + where + ": " + Words.printable(agents) + ": counts include what they add.");
        });
        if (scenarios.keySet().stream().anyMatch(AgentWords::someLater)) {
            lines.add("Not counted is code that an agent after this one puts into classes which it can change again.");
        }
        return lines;
    }

    private static Optional<String> agents(Judged judged) {
        Fingerprint fingerprint = judged.cost().runs().fingerprint();
        return fingerprint.otherAgents();
    }

    private static boolean someLater(String agents) {
        return agents.contains("(after)") || agents.contains("(attached)");
    }
}
