package dev.postage.report.cli;

import dev.postage.report.config.Configuration;
import dev.postage.report.config.ConfiguredScenario;
import dev.postage.report.runs.Glob;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/**
 * Turns what was asked for into what is measured.
 *
 * @param line the command, for error messages
 */
record Choice(CommandLine line) {
    /** Twice this number still is far from what any scenario handles in a day. */
    private static final long MOST_MESSAGES = 1_000_000_000;

    /** The runs for one steady cost: 1, N and 2N. */
    List<Long> deliveries(long messages) {
        if (messages < 2 || messages > MOST_MESSAGES) {
            throw new ParameterException(
                    line, "N = " + messages + " found, expected a number from 2 to " + MOST_MESSAGES);
        }
        return List.of(1L, messages, 2 * messages);
    }

    /** How many scenarios are measured at once, as asked for. */
    int jobs(int wanted) {
        if (wanted < 1 || wanted > Configuration.MOST_JOBS) {
            throw new ParameterException(
                    line, "--jobs " + wanted + " found, expected a number from 1 to " + Configuration.MOST_JOBS);
        }
        return wanted;
    }

    /** The scenarios that fit the patterns, in the order of the configuration; without patterns all but those left out by default. */
    List<ConfiguredScenario> scenarios(List<ConfiguredScenario> all, List<String> patterns) {
        if (patterns.isEmpty()) {
            return defaults(all);
        }
        Set<String> names = new LinkedHashSet<>();
        for (String pattern : patterns) {
            Glob glob = new Glob(pattern);
            List<String> fitting = all.stream()
                    .map(ConfiguredScenario::name)
                    .filter(glob::matches)
                    .toList();
            if (fitting.isEmpty()) {
                throw new ParameterException(line, "--scenario " + pattern + " fits none, there are " + names(all));
            }
            names.addAll(fitting);
        }
        return all.stream().filter(scenario -> names.contains(scenario.name())).toList();
    }

    private List<ConfiguredScenario> defaults(List<ConfiguredScenario> all) {
        List<ConfiguredScenario> defaults =
                all.stream().filter(ConfiguredScenario::byDefault).toList();
        if (defaults.isEmpty()) {
            throw new ParameterException(
                    line,
                    "every scenario of the configuration has 'default: false': name some with --scenario, there are "
                            + names(all));
        }
        return defaults;
    }

    private static String names(List<ConfiguredScenario> all) {
        return all.stream().map(ConfiguredScenario::name).collect(Collectors.joining(", "));
    }
}
