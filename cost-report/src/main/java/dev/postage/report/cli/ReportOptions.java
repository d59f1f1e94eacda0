package dev.postage.report.cli;

import dev.postage.report.baseline.BaselineFile;
import dev.postage.report.baseline.Baselines;
import dev.postage.report.verdict.Judge;
import dev.postage.report.verdict.LimitException;
import dev.postage.report.verdict.Report;
import dev.postage.report.verdict.ScenarioResult;
import dev.postage.report.verdict.ScopedLimit;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Options on how costs are judged and where the result goes, and what all commands that have them say of themselves. */
@Command(
        sortOptions = false,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:every limit holds",
            "1:something failed: a broker, a program, the agent, or a baseline that is missing",
            "2:wrong usage",
            "3:a limit is broken",
            "4:numbers must not be compared, or are not exact",
            "5:nothing but improvements, with --ratchet"
        },
        footerHeading = "%nExamples:%n")
final class ReportOptions {
    private static final int MOST_REPEATS = 1_000;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

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
            description = "Measure each scenario K times; exact ones must give the same numbers each time. Default: 1,"
                    + " with --prove 2.")
    private Optional<Integer> repeat = Optional.empty();

    @Option(
            names = "--prove",
            description = "Prove that the numbers are exact: run 3N messages too, which have to cost as much more than"
                    + " 2N as 2N cost more than N, and make every run again in a JVM of its own, which has to"
                    + " count the same.")
    private boolean prove;

    /**
     * The runs asked for.
     *
     * @param deliveries at which numbers a scenario is run in any case
     */
    Effort effort(List<Long> deliveries) {
        int least = prove ? 2 : 1;
        int measurements = repeat.orElse(least);
        if (measurements < least || measurements > MOST_REPEATS) {
            throw wrong("--repeat " + measurements + " found, expected a number from " + least + " to " + MOST_REPEATS
                    + (prove ? ": a proof compares at least two measurements" : ""));
        }
        return new Effort(deliveries, prove, measurements);
    }

    boolean prove() {
        return prove;
    }

    /** These results, to be written. */
    Report report(List<ScenarioResult> results) {
        return new Report(results, ratchet);
    }

    /** What puts the report where it was asked for. */
    ReportWriter writer(Console console, Baselines baselines) {
        savedBaseline.ifPresent(this::checkName);
        return new ReportWriter(console, baselines, json, savedBaseline);
    }

    /**
     * What judges scenarios of these names.
     *
     * @throws IOException when the baseline asked for cannot be read
     */
    Judge judge(Baselines baselines, Collection<String> scenarios) throws IOException {
        List<ScopedLimit> parsed = new ArrayList<>();
        for (String text : limits) {
            parsed.add(limit(text, scenarios));
        }
        if (baseline.isEmpty()) {
            return new Judge(Optional.empty(), parsed);
        }
        checkName(baseline.get());
        Optional<BaselineFile> file = Optional.of(baselines.read(baseline.get()));
        return new Judge(file, parsed);
    }

    private ScopedLimit limit(String text, Collection<String> scenarios) {
        try {
            ScopedLimit limit = ScopedLimit.parse(text);
            if (limit.fitsNone(scenarios)) {
                throw wrong("--limit " + text + " fits no scenario, expected a pattern for one of "
                        + String.join(", ", scenarios));
            }
            if (limit.limit().needsBaseline() && baseline.isEmpty()) {
                throw wrong("--limit " + text + " is relative to a baseline and none is given: add --baseline NAME");
            }
            return limit;
        } catch (LimitException e) {
            throw wrong(e.getMessage());
        }
    }

    private void checkName(String name) {
        if (!Baselines.isName(name)) {
            throw wrong("baseline name '" + name
                    + "' found, expected a letter or digit, then letters, digits, dots, dashes and underscores");
        }
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(command.commandLine(), sentence);
    }
}
