package dev.postage.report.cli;

import dev.postage.report.baseline.Baselines;
import dev.postage.report.config.Configuration;
import dev.postage.report.config.ConfigurationException;
import dev.postage.report.config.ConfiguredScenario;
import dev.postage.report.launch.ChildJvm;
import dev.postage.report.launch.Cleanup;
import dev.postage.report.launch.LaunchException;
import dev.postage.report.launch.Messaging;
import dev.postage.report.launch.RunFolder;
import dev.postage.report.launch.ScenarioRunner;
import dev.postage.report.verdict.Judge;
import dev.postage.report.verdict.ScenarioResult;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures configured scenarios. */
@Command(
        name = "bench-code",
        description = "Measures what one message costs in the scenarios of a configuration: each runs with 1, N and 2N"
                + " messages in fresh JVMs.",
        mixinStandardHelpOptions = true,
        footer = {
            "  postage bench-code",
            "  postage bench-code 2000 --scenario 'raw*' --broker rabbitmq",
            "  postage bench-code --save-baseline main",
            "  postage bench-code --baseline main --limit 'raw:instructions<=+0.2%%'",
            "  postage bench-code --json result.json"
        })
final class BenchCode implements Callable<Integer> {
    private final Console console;
    private final Cleanup cleanup;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "N",
            description = "Messages the steady cost is taken over, at least 2. Default: that of the configuration.")
    private Optional<Long> messages = Optional.empty();

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "The configuration. Default: postage.yaml, else fixtures/postage.yaml.")
    private Optional<Path> config = Optional.empty();

    @Option(
            names = "--scenario",
            paramLabel = "GLOB",
            description = "Scenarios to measure, by name; may be given several times. Default: all but those with"
                    + " 'default: false' in the configuration.")
    private List<String> scenarios = new ArrayList<>();

    @Option(
            names = "--broker",
            paramLabel = "NAME|URL",
            description = "A broker of the configuration, or the address of one that runs. Default: the configuration's"
                    + " first one.")
    private Optional<String> broker = Optional.empty();

    @Option(
            names = "--jobs",
            paramLabel = "J",
            description = "How many scenarios are measured at once. Default: that of the configuration, else 1.")
    private Optional<Integer> jobs = Optional.empty();

    @Mixin
    private ReportOptions reporting = new ReportOptions();

    @Mixin
    private JvmOptions jvmOptions = new JvmOptions();

    BenchCode(Console console, Cleanup cleanup) {
        this.console = console;
        this.cleanup = cleanup;
    }

    @Override
    public Integer call() throws ConfigurationException, LaunchException, IOException, InterruptedException {
        Configuration configuration = configuration();
        Request request = request(configuration);
        ReportWriter writer = reporting.writer(console, request.baselines());
        ChildJvm jvm = jvmOptions.jvm(console);
        return writer.write(reporting.report(measure(configuration, request, jvm)));
    }

    /**
     * What was asked for, checked as a whole before anything is started.
     *
     * @param chosen scenarios to measure
     * @param effort the runs of each
     * @param jobs how many are measured at once
     * @param broker what they need of a broker
     * @param baselines where baselines are
     * @param judge limits and baseline to judge by
     */
    private record Request(
            List<ConfiguredScenario> chosen,
            Effort effort,
            int jobs,
            Optional<BrokerChoice> broker,
            Baselines baselines,
            Judge judge) {

        int runs() {
            return chosen.stream()
                    .mapToInt(each -> effort.runs(
                            each.scenario().expectation(), each.plan().hasDeliveryPoint()))
                    .sum();
        }
    }

    private Request request(Configuration configuration) throws IOException {
        Choice choice = new Choice(spec.commandLine());
        List<ConfiguredScenario> chosen = choice.scenarios(configuration.scenarios(), scenarios);
        List<String> names = chosen.stream().map(ConfiguredScenario::name).toList();
        Baselines baselines = Baselines.nextTo(configuration.file());
        return new Request(
                chosen,
                reporting.effort(choice.deliveries(messages.orElse(configuration.messages()))),
                choice.jobs(jobs.orElse(configuration.jobs())),
                broker(configuration, chosen),
                baselines,
                reporting.judge(baselines, names));
    }

    private Configuration configuration() throws ConfigurationException {
        Path file = config.isPresent() ? config.get() : Configuration.find(console.directory());
        return Configuration.read(console.directory().resolve(file));
    }

    private Optional<BrokerChoice> broker(Configuration configuration, List<ConfiguredScenario> chosen) {
        boolean needed = chosen.stream().anyMatch(scenario -> scenario.plan().needsBroker());
        return needed ? Optional.of(BrokerChoice.of(configuration, broker, spec.commandLine())) : Optional.empty();
    }

    private List<ScenarioResult> measure(Configuration configuration, Request request, ChildJvm jvm)
            throws LaunchException, InterruptedException {
        try (Progress progress = Progress.bar(console, request.runs())) {
            List<Measurement> measurements = new ArrayList<>();
            for (ScenarioRunner runner : runners(configuration, request, jvm)) {
                measurements.add(new Measurement(
                        runner, request.effort(), configuration.owners(), request.judge(), progress, console.err()));
            }
            List<Lanes.Job<Measurement, ScenarioResult>> work = new ArrayList<>();
            for (ConfiguredScenario each : request.chosen()) {
                work.add(measurement -> measurement.measure(each.scenario(), each.plan(), each.limits()));
            }
            return new Lanes<>(measurements).all(work);
        }
    }

    /** One for each scenario that is measured at the same time. */
    private List<ScenarioRunner> runners(Configuration configuration, Request request, ChildJvm jvm)
            throws LaunchException, InterruptedException {
        Path folder = RunFolder.make(cleanup);
        Optional<Messaging> messaging = request.broker().isPresent()
                ? Optional.of(request.broker().get().start(jvm, folder, cleanup))
                : Optional.empty();
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        Duration limit = jvmOptions.timeLimit(configuration.timeLimit());
        List<ScenarioRunner> runners = new ArrayList<>();
        int wanted = Math.min(request.jobs(), request.chosen().size());
        runners.add(new ScenarioRunner(jvm, messaging, limit, nowhere, folder, cleanup));
        while (runners.size() < wanted) {
            runners.add(runners.get(0).beside(RunFolder.make(cleanup)));
        }
        return runners;
    }
}
