package dev.postage.report.launch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.runs.ThreadFilter;
import dev.postage.report.sample.Golden;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ChildFlagsTest {
    private final Cleanup cleanup = new Cleanup();

    @AfterEach
    void endEverything() {
        cleanup.close();
    }

    @Test
    void commandLineIsTheSameOnEveryMachine() throws Exception {
        ScenarioPlan plan = new ScenarioPlan(
                "raw",
                new Program(List.of("-cp", "app.jar", "app.Main", "{n}"), Path.of("/project")),
                List.of("app.Main#handle", "@app.Listener"),
                List.of("app.generated.*"),
                ThreadFilter.standard());
        AgentOptions agent = new AgentOptions(Path.of("/agent.jar"));
        ChildJvm jvm = new ChildJvm(
                new JavaHome(Path.of("/jdk"), 17),
                Mode.XINT,
                agent,
                Map.of("PATH", "/bin", "HOME", "/home", "JAVA_TOOL_OPTIONS", "-ea", "LC_ALL", "tr_TR"));
        Command command = jvm.measured(
                plan,
                plan.program().filled(Map.of("{n}", "1000")),
                1_000,
                new RunFiles(Path.of("/out"), Path.of("/woven")),
                new PinnedBase(Path.of("/base")));
        List<String> lines = new ArrayList<>(command.words());
        command.environment().forEach((name, value) -> lines.add(name + "=" + value));
        Golden.matches("launch/command-line.txt", String.join("\n", lines) + "\n");
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void isAcceptedByThisJava(Mode mode) throws Exception {
        accepted(mode, JavaHome.choose(Optional.of(Path.of(System.getProperty("java.home"))), Map.of()));
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void isAcceptedByJava25(Mode mode) throws Exception {
        accepted(mode, java25());
    }

    private static JavaHome java25() throws LaunchException {
        Optional<Path> home = Java25.find();
        Assumptions.assumeTrue(home.isPresent(), Java25.ABSENT);
        return JavaHome.choose(home, Map.of());
    }

    private void accepted(Mode mode, JavaHome java) throws Exception {
        Assumptions.assumeTrue(mode.exactOn(java), "no list of intrinsics is known for Java " + java.feature());
        List<String> words = new ArrayList<>(List.of(java.executable().toString()));
        ChildFlags.of(mode, java).forEach(flag -> words.add(flag.word()));
        words.add("-version");
        assertThat(printed(words)).contains("\"" + java.feature() + ".").doesNotContain("warning");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-XX:+UseParallelGC",
                "-XX:TieredStopAtLevel=4",
                "-XX:-TieredCompilation",
                "-XX:CompilationMode=high-only",
                "-XX:CICompilerCount=2",
                "-Xmx16m",
                "-Xmx1000000000",
                "-XX:MaxHeapSize=16777216",
                "-Xms1500m",
                "-Xmx3G"
            })
    void aProgramsOwnFlagIsAcceptedBesideThem(String own) throws Exception {
        JavaHome java = JavaHome.choose(Optional.of(Path.of(System.getProperty("java.home"))), Map.of());
        List<String> words = new ArrayList<>(List.of(java.executable().toString()));
        ChildFlags.of(Mode.FAST, java, List.of(own)).forEach(flag -> words.add(flag.word()));
        words.addAll(List.of(own, "-version"));
        assertThat(printed(words)).contains("\"" + java.feature() + ".").doesNotContain("rror", "arning");
        assertThat(ChildFlags.of(Mode.FAST, java, List.of("-Xss1m"))).isEqualTo(ChildFlags.of(Mode.FAST, java));
    }

    @Test
    void aCacheOfClassesIsAcceptedBesideThem() throws Exception {
        JavaHome java = java25();
        List<String> words = new ArrayList<>(List.of(java.executable().toString()));
        String own = "-XX:AOTCache=" + Path.of("no", "such.cache");
        ChildFlags.of(Mode.FAST, java, List.of(own)).forEach(flag -> words.add(flag.word()));
        words.addAll(List.of(own, "-version"));
        assertThat(printed(words)).contains("\"" + java.feature() + ".").doesNotContain("cannot be used");
    }

    @ParameterizedTest
    @CsvSource({
        "-Xmx16m, 16777216, 16777216",
        "-Xmx1000000000, 1000000000, 1000000000",
        "-Xms1500000000, 1073741824, 1500000000",
        "-Xms1500m, 1073741824, 1572864000",
        "-Xmx3g, 1073741824, 3221225472"
    })
    void theHeapKeepsWithinTheProgramsOwnBounds(String own, long first, long greatest) {
        assertThat(HeapFlags.beside(List.of(own))).isEqualTo(new HeapFlags(first, greatest));
    }

    @Test
    void identityHashCodesAreTheSameInEveryRun() throws Exception {
        JavaHome java = JavaHome.choose(Optional.of(Path.of(System.getProperty("java.home"))), Map.of());
        List<String> words = new ArrayList<>(List.of(java.executable().toString()));
        ChildFlags.of(Mode.XINT, java).forEach(flag -> words.add(flag.word()));
        words.addAll(List.of("-cp", TestPrograms.classes().toString(), HashCodes.class.getName()));
        String first = printed(words);
        assertThat(first).hasLineCount(3);
        for (int i = 0; i < 6; i++) {
            assertThat(printed(words)).isEqualTo(first);
        }
    }

    /** Prints identity hash codes of two threads. */
    static final class HashCodes {
        private HashCodes() {}

        public static void main(String[] arguments) throws InterruptedException {
            System.out.println(System.identityHashCode(new Object()));
            Thread other = new Thread(() -> System.out.println(System.identityHashCode(new Object())));
            other.start();
            other.join();
            System.out.println(System.identityHashCode(new Object()));
        }
    }

    private String printed(List<String> words) throws Exception {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
        Command command = new Command(words, Command.cleared(System.getenv()), Path.of(""));
        try (Child child = Child.start(command, nowhere, cleanup)) {
            assertThat(child.await(Duration.ofMinutes(1)))
                    .as(() -> "output of " + words)
                    .isEqualTo(new Child.Ending.Exited(0));
            return String.join("\n", child.lastLines());
        }
    }
}
