package dev.postage.report.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.launch.programs.Messages;
import dev.postage.report.launch.programs.Obedient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BenchCodeIT {
    private static final String CONFIGURATION = """
            schema: 1
            messages: 10
            classPath: %1$s
            brokers:
              good: {main: %2$s, arguments: ["ready amqp://127.0.0.1:1/", broker]}
              refusing: {main: %2$s, arguments: refuse}
            feeder: {main: %2$s, arguments: [ready, feeder, "{broker}"]}
            scenarios:
              - {name: good, main: %3$s, arguments: [plain, "{queue}", "{n}"], delivery: %3$s#handle}
              - {name: forgetful, main: %3$s, arguments: [forgetful, "{queue}", "{n}"], delivery: %3$s#handle}
              - {name: hanging, main: %3$s, arguments: [hang, "{queue}", "{n}"], delivery: %3$s#handle, default: false}
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void writeConfiguration() throws Exception {
        Path classes = Path.of("target", "test-classes").toAbsolutePath();
        String text = CONFIGURATION.formatted(classes, Obedient.class.getName(), Messages.class.getName());
        Files.writeString(folder.resolve("postage.yaml"), text);
    }

    private CommandLineRun bench(String... options) throws Exception {
        String[] words = new String[options.length + 1];
        words[0] = "bench-code";
        System.arraycopy(options, 0, words, 1, options.length);
        return CommandLineRun.start(folder, words);
    }

    @Test
    void aScenarioThatFailsLeavesTheOthersTheirRow() throws Exception {
        measuresTheOthers(bench().ends(1));
    }

    @Test
    void scenariosMeasuredAtOnceLeaveNothingBehindEither() throws Exception {
        measuresTheOthers(bench("--jobs", "2").ends(1));
    }

    @Test
    void jobsAreFromOneToSixtyFour() throws Exception {
        assertThat(bench("--jobs", "0").ends(2).err()).contains("--jobs 0 found, expected a number from 1 to 64");
        assertThat(bench("--jobs", "65").ends(2).err()).contains("--jobs 65 found, expected a number from 1 to 64");
    }

    private void measuresTheOthers(CommandLineRun run) throws Exception {
        assertThat(run.out())
                .containsPattern("good +[0-9.,]+ +1.0 +32.0 ")
                .contains("forgetful", "0 deliveries were handled, expected 1");
        List<String> orders = Files.readAllLines(folder.resolve("feeder"));
        assertThat(orders).filteredOn(order -> order.startsWith("fill ")).hasSize(5);
        assertThat(orders).filteredOn(order -> order.startsWith("delete ")).hasSize(5);
        assertThat(orders).last().isEqualTo("stop");
        assertThat(Files.readAllLines(folder.resolve("broker"))).containsExactly("stop");
    }

    @Test
    void aHangingScenarioIsEndedInTimeAndItsQueueDeleted() throws Exception {
        CommandLineRun run =
                bench("--scenario", "hanging", "--time-limit", "2s").ends(1);
        assertThat(run.out()).contains("'hanging' with 1 delivery did not end within 2 s and was ended");
        assertThat(Files.readAllLines(folder.resolve("feeder")))
                .hasSize(3)
                .satisfies(orders -> assertThat(orders.get(1)).startsWith("delete postage-hanging-1-"));
    }

    @Test
    void aBrokerThatCannotStartIsToldInOneSentence() throws Exception {
        CommandLineRun run = bench("--broker", "refusing").ends(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .isEqualTo("postage: the broker 'refusing' could not get ready: the password is wrong: correct the"
                        + " address\n");
    }

    @Test
    void theTerminationSignalLeavesNoProcessQueueOrFile() throws Exception {
        CommandLineRun run = bench("--scenario", "hanging");
        Awaitility.await()
                .atMost(Duration.ofMinutes(1))
                // broker, feeder and, once the queue is filled, the scenario; not by its command line, whose long list
                // of
                // intrinsics the VM cuts off before the main class
                .until(() -> run.process().descendants().count() == 3);
        List<ProcessHandle> descendants = run.process().descendants().toList();
        assertThat(descendants).hasSize(3);
        run.process().destroy();
        run.ends(128 + 15);
        assertThat(descendants).noneMatch(ProcessHandle::isAlive);
        assertThat(Files.readAllLines(folder.resolve("feeder")))
                .hasSize(3)
                .satisfies(orders -> assertThat(orders.get(1)).startsWith("delete postage-hanging-1-"))
                .endsWith("stop");
        assertThat(Files.readAllLines(folder.resolve("broker"))).containsExactly("stop");
    }
}
