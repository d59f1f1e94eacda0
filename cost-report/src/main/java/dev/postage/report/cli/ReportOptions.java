package dev.postage.report.cli;

import dev.postage.report.baseline.BaselineFile;
import dev.postage.report.baseline.Baselines;
import dev.postage.report.verdict.Judge;
import dev.postage.report.verdict.LimitException;
import dev.postage.report.verdict.ScopedLimit;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Options on how costs are judged and where the result goes. */
final class ReportOptions {
    @Option(
            names = "--limit",
            paramLabel = "GLOB:METRIC<=VALUE",
            description = {
                "A limit on scenarios whose name fits the pattern; may be given several times.",
                "METRIC: instructions, blocks, bytes (per message), the same behind cold. (run of one delivery) or run."
                        + " (largest run). VALUE: a number, or +P%% against the baseline, or +P%%+F with an absolute"
                        + " floor."
            })
    private List<String> limits = new ArrayList<>();

    @Option(
            names = "--baseline",
            paramLabel = "NAME",
            description = "Compare with this baseline; by default at most 5 %% more instructions and no more blocks.")
    private Optional<String> baseline = Optional.empty();

    @Option(
            names = "--save-baseline",
            paramLabel = "NAME",
            description = "Save the costs as this baseline, a text file under baselines/ made for version control.")
    private Optional<String> savedBaseline = Optional.empty();

    @Option(
            names = "--json",
            paramLabel = "FILE|-",
            description = "Write the result as JSON; '-' writes it to standard output and the table to standard error.")
    private Optional<String> json = Optional.empty();

    @Option(names = "--ratchet", description = "Exit with 5 when nothing grew and something shrank.")
    private boolean ratchet;

    @Option(
            names = "--repeat",
            paramLabel = "K",
            description = "Measure each scenario K times; exact ones must give the same numbers each time.")
    private int repeat = 1;

    int repeat(CommandLine line) {
        if (repeat < 1 || repeat > 1_000) {
            throw new ParameterException(line, "--repeat " + repeat + " found, expected a number from 1 to 1000");
        }
        return repeat;
    }

    boolean ratchet() {
        return ratchet;
    }

    Optional<String> json() {
        return json;
    }

    /** The name under which costs are saved, if asked for. */
    Optional<String> savedBaseline(CommandLine line) {
        savedBaseline.ifPresent(name -> checkName(name, line));
        return savedBaseline;
    }

    /**
     * What judges scenarios of these names.
     *
     * @throws IOException when the baseline asked for cannot be read
     */
    Judge judge(Baselines baselines, Collection<String> scenarios, CommandLine line) throws IOException {
        List<ScopedLimit> parsed = new ArrayList<>();
        for (String text : limits) {
            parsed.add(limit(text, scenarios, line));
        }
        if (baseline.isEmpty()) {
            return new Judge(Optional.empty(), parsed);
        }
        checkName(baseline.get(), line);
        Optional<BaselineFile> file = Optional.of(baselines.read(baseline.get()));
        return new Judge(file, parsed);
    }

    private ScopedLimit limit(String text, Collection<String> scenarios, CommandLine line) {
        try {
            ScopedLimit limit = ScopedLimit.parse(text);
            if (limit.fitsNone(scenarios)) {
                throw new ParameterException(
                        line,
                        "--limit " + text + " fits no scenario, expected a pattern for one of "
                                + String.join(", ", scenarios));
            }
            if (limit.limit().needsBaseline() && baseline.isEmpty()) {
                throw new ParameterException(
                        line, "--limit " + text + " is relative to a baseline and none is given: add --baseline NAME");
            }
            return limit;
        } catch (LimitException e) {
            throw new ParameterException(line, e.getMessage());
        }
    }

    private static void checkName(String name, CommandLine line) {
        if (!Baselines.isName(name)) {
            throw new ParameterException(
                    line,
                    "baseline name '" + name
                            + "' found, expected a letter or digit, then letters, digits, dots, dashes and underscores");
        }
    }
}
