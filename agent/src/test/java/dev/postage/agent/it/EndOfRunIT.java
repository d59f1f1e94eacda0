package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.CountsReader;
import dev.postage.agent.counts.Mark;
import dev.postage.agent.counts.RawCounts;
import dev.postage.agent.counts.ThreadCounts;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** However a run ends, its counts file is complete or not there, and the ending is the program's own. */
class EndOfRunIT {
    private static final int TERMINATED = 128 + 15;
    private static final int KILLED = 128 + 9;
    private static final long TIME_LIMIT_SECONDS = 60;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0} on JDK {2}")
    @MethodSource
    void writesTheFileAndKeepsTheExitCode(String way, int exitCode, int feature) throws Exception {
        assertThat(run(way, feature, Process::pid)).isEqualTo(exitCode);

        assertComplete(CountsReader.read(countsFile()));
    }

    static Stream<Arguments> writesTheFileAndKeepsTheExitCode() {
        return Stream.of(17, 25)
                .flatMap(feature -> Stream.of(
                        Arguments.of("return", 0, feature),
                        Arguments.of("exit", 3, feature),
                        Arguments.of("interrupted", 5, feature),
                        Arguments.of("no properties", 0, feature),
                        Arguments.of("throw", 1, feature)));
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void writesTheFileWhenTerminated(int feature) throws Exception {
        assertThat(run("wait", feature, Process::destroy)).isEqualTo(TERMINATED);

        assertComplete(CountsReader.read(countsFile()));
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void leavesNoFileWhenKilled(int feature) throws Exception {
        assertThat(run("wait", feature, Process::destroyForcibly)).isEqualTo(KILLED);

        assertThat(countsFile()).doesNotExist();
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void leavesNoFileWhenHalted(int feature) throws Exception {
        assertThat(run("halt", feature, Process::pid)).isEqualTo(4);

        assertThat(countsFile()).doesNotExist();
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void saysThatTheHeapIsFull(int feature) throws Exception {
        List<String> arguments = List.of(
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx24m",
                "-javaagent:" + ChildRun.AGENT + "=out=" + countsFile(),
                "-cp",
                ChildRun.programClassPath(),
                "dev.postage.agent.programs.EndingProgram",
                "full heap");
        assertThat(start(TestJdk.of(feature), arguments, Process::pid)).isEqualTo(6);

        assertThat(countsFile()).doesNotExist();
        assertThat(Files.readString(errors()))
                .contains(countsFile() + " could not be written: ", "give the JVM a larger heap with -Xmx");
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void leavesAnUncaughtExceptionAsItIs(int feature) throws Exception {
        run("throw", feature, Process::pid);
        String counted = Files.readString(errors());
        runUncounted(feature);

        assertThat(counted).isEqualTo(Files.readString(errors())).contains("thrown by main");
    }

    private static void assertComplete(RawCounts counts) {
        assertThat(counts.fingerprint()).containsEntry("os.arch", System.getProperty("os.arch"));
        assertThat(counts.snapshots()).last().satisfies(last -> {
            assertThat(last.mark().kind()).isEqualTo(Mark.Kind.EXIT);
            assertThat(last.threads())
                    .filteredOn(thread -> thread.name().equals("main"))
                    .singleElement()
                    .extracting(ThreadCounts::instructions)
                    .satisfies(instructions -> assertThat(instructions).isPositive());
        });
    }

    private int run(String way, int feature, Consumer<Process> onceReady) throws Exception {
        ChildRun run = new ChildRun(
                TestJdk.of(feature), List.of(), List.of(), "dev.postage.agent.programs.EndingProgram", List.of(way));
        return start(run.jdk(), run.command(countsFile()), onceReady);
    }

    private void runUncounted(int feature) throws Exception {
        TestJdk jdk = TestJdk.of(feature);
        List<String> arguments =
                List.of("-cp", ChildRun.programClassPath(), "dev.postage.agent.programs.EndingProgram", "throw");
        start(jdk, arguments, Process::pid);
    }

    private int start(TestJdk jdk, List<String> arguments, Consumer<Process> onceReady)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(jdk.java().toString()));
        command.addAll(arguments);
        Process process =
                new ProcessBuilder(command).redirectError(errors().toFile()).start();
        try (BufferedReader out = process.inputReader()) {
            assertThat(out.readLine()).as(() -> "first line printed").isEqualTo("ready");
            onceReady.accept(process);
            assertThat(process.waitFor(TIME_LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
            return process.exitValue();
        } finally {
            process.destroyForcibly();
        }
    }

    private Path countsFile() {
        return folder.resolve("run.counts");
    }

    private Path errors() {
        return folder.resolve("err.txt");
    }
}
