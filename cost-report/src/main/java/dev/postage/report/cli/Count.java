package dev.postage.report.cli;

import dev.postage.report.baseline.Baselines;
import dev.postage.report.cost.Expectation;
import dev.postage.report.cost.Owners;
import dev.postage.report.cost.Scenario;
import dev.postage.report.launch.ChildJvm;
import dev.postage.report.launch.Cleanup;
import dev.postage.report.launch.JavaWords;
import dev.postage.report.launch.LaunchException;
import dev.postage.report.launch.Program;
import dev.postage.report.launch.RunFolder;
import dev.postage.report.launch.ScenarioPlan;
import dev.postage.report.launch.ScenarioRunner;
import dev.postage.report.runs.ThreadFilter;
import dev.postage.report.verdict.Judge;
import dev.postage.report.verdict.ScenarioResult;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures any Java program. */
@Command(
        name = "count",
        description = "Measures what one unit of work costs in any Java program that is told how many to do.",
        customSynopsis = "postage count [OPTIONS] -- [JAVA_OPTIONS] (-cp PATH MAIN | -jar FILE) [ARGUMENTS] with {n}",
        mixinStandardHelpOptions = true,
        footer = {
            "  postage count -- -cp target/classes com.example.Import {n}",
            "  postage count --at 1,100,200 --delivery 'com.example.Import#row' -- -jar app.jar --rows={n}",
            "  postage count --limit '*:blocks<=12' -- -cp target/classes com.example.Import {n}"
        })
final class Count implements Callable<Integer> {
    /** A program nothing is known of may be slow; it is not meant to be ended but by its user. */
    private static final Duration TIME_LIMIT = Duration.ofMinutes(10);

    private final Console console;
    private final Cleanup cleanup;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--at",
            paramLabel = "N",
            split = ",",
            description = "The values of {n}, ascending, two or more: the first run is the cold one, the last two give"
                    + " the difference. Default: 1,1000,2000.")
    private List<Long> at = List.of(1L, 1_000L, 2_000L);

    @Option(
            names = "--delivery",
            paramLabel = "SPEC",
            description = "Where one unit of work is done, as package.Class#method or @package.Annotation; may be given"
                    + " several times. Without it whole runs are compared.")
    private List<String> deliveryPoints = new ArrayList<>();

    @Option(
            names = "--exclude",
            paramLabel = "GLOB",
            description = "Classes to leave uncounted; may be given several times.")
    private List<String> excluded = new ArrayList<>();

    @Option(
            names = "--threads",
            paramLabel = "GLOB",
            description = "Threads that do the work, by name; may be given several times. Default: all but the JVM's"
                    + " own.")
    private List<String> threads = new ArrayList<>();

    @Option(
            names = "--varies",
            description =
                    "The numbers are known to differ from run to run, as with several threads: do not fail for it,"
                            + " and hold them only to the limits that are given.")
    private boolean varies;

    @Mixin
    private ReportOptions reporting = new ReportOptions();

    @Mixin
    private JvmOptions jvmOptions = new JvmOptions();

    @Parameters(arity = "0..*", paramLabel = "WORD", description = "What is typed after 'java', with {n} in it.")
    private List<String> words = new ArrayList<>();

    Count(Console console, Cleanup cleanup) {
        this.console = console;
        this.cleanup = cleanup;
    }

    @Override
    public Integer call() throws LaunchException, IOException, InterruptedException {
        ScenarioPlan plan = plan();
        Baselines baselines = new Baselines(console.directory().resolve("baselines"));
        ReportWriter writer = reporting.writer(console, baselines);
        Judge judge = reporting.judge(baselines, List.of(plan.name()));
        return writer.write(reporting.report(List.of(measure(plan, judge))));
    }

    private ScenarioPlan plan() {
        String name = new JavaWords(words)
                .entry()
                .orElseThrow(() -> wrong("no class or jar found after '--', expected"
                        + " what is typed after 'java', as in: postage count -- -cp app.jar com.example.Main {n}"));
        Program program = new Program(words, console.directory());
        if (!program.mentions(ScenarioPlan.DELIVERIES)) {
            throw wrong("no {n} found in the program's words, expected it where the program is told how much to do");
        }
        checkAscending();
        if (varies && reporting.prove()) {
            throw wrong("--prove and --varies found, expected one of them: what varies is not exact");
        }
        return new ScenarioPlan(name, program, deliveryPoints, excluded, ThreadFilter.of(threads));
    }

    private void checkAscending() {
        boolean ascending = at.size() >= 2 && at.get(0) >= 1;
        for (int i = 1; i < at.size(); i++) {
            ascending &= at.get(i - 1) < at.get(i);
        }
        if (!ascending) {
            throw wrong(
                    "--at " + String.join(",", at.stream().map(String::valueOf).toList())
                            + " found, expected two or more ascending numbers from 1 up, such as 1,1000,2000");
        }
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }

    private ScenarioResult measure(ScenarioPlan plan, Judge judge) throws LaunchException, InterruptedException {
        Effort effort = reporting.effort(at);
        Scenario scenario = Scenario.of(plan.name(), varies ? Expectation.VARIES : Expectation.EXACT);
        ChildJvm jvm = jvmOptions.jvm(console);
        ScenarioRunner runner = new ScenarioRunner(
                jvm,
                Optional.empty(),
                jvmOptions.timeLimit(TIME_LIMIT),
                console.err(),
                RunFolder.make(cleanup),
                cleanup);
        try (Progress progress =
                Progress.lines(console, effort.runs(scenario.expectation(), plan.hasDeliveryPoint()))) {
            return new Measurement(runner, effort, Owners.standard(), judge, progress, console.err())
                    .measure(scenario, plan, List.of());
        }
    }
}
