package dev.postage.report.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.postage.report.launch.Java25;
import dev.postage.report.launch.programs.Effort;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What stops a build, and what does not. */
final class GateIT {
    private static final String CLASSES =
            Path.of("target", "test-classes").toAbsolutePath().toString();
    private static final String POINT = Effort.class.getName() + "#handle";

    @TempDir
    private Path folder;

    /** Measures messages of so many steps and blocks. */
    private CommandLineRun count(String steps, int blocks, String... options) throws Exception {
        List<String> words = new ArrayList<>(List.of("count", "--at", "1,10,20", "--json", "result.json"));
        words.addAll(List.of(options));
        words.addAll(List.of("--", "-cp", CLASSES, Effort.class.getName(), steps, Integer.toString(blocks), "{n}"));
        return CommandLineRun.start(folder, words.toArray(String[]::new));
    }

    private JsonNode scenario() throws Exception {
        return new ObjectMapper()
                .readTree(folder.resolve("result.json").toFile())
                .at("/scenarios/0");
    }

    @Test
    void halfAPerCentMoreInstructionsBreaksALimitOfAFifth() throws Exception {
        count("1000", 1, "--delivery", POINT, "--save-baseline", "main").ends(0);
        CommandLineRun broken = count(
                        "1005", 1, "--delivery", POINT, "--baseline", "main", "--limit", "*:instructions<=+0.2%")
                .ends(3);
        assertThat(broken.out())
                .contains("broke 1 limit", "instructions<=+0.2%", "+45.0 instructions, +0.000 blocks")
                .containsPattern("\\+45.0 +0 +0 +" + Effort.class.getName() + ".handle\\(int, int\\)");
        JsonNode check = scenario().at("/limits/0");
        double growth = check.at("/actual/difference").asDouble()
                / check.at("/baseline/difference").asDouble();
        assertThat(growth).isBetween(1.0049, 1.0051);
        count("1001", 1, "--delivery", POINT, "--baseline", "main", "--limit", "*:instructions<=+0.2%")
                .ends(0);
    }

    @Test
    void aRatchetTellsShrinkingFromGrowing() throws Exception {
        count("10", 2, "--delivery", POINT, "--save-baseline", "main").ends(0);
        CommandLineRun shrunk = count("10", 1, "--delivery", POINT, "--baseline", "main", "--ratchet")
                .ends(5);
        assertThat(shrunk.out()).contains("1 scenario: 1 improved (exit code 5)");
        count("10", 1, "--delivery", POINT, "--baseline", "main").ends(0);
        count("10", 2, "--delivery", POINT, "--baseline", "main", "--ratchet").ends(0);
        count("10", 3, "--delivery", POINT, "--baseline", "main", "--ratchet").ends(3);
    }

    @Test
    void anotherJdkThanTheBaselinesIsNotComparable() throws Exception {
        Optional<Path> java25 = Java25.find();
        Assumptions.assumeTrue(java25.isPresent(), Java25.ABSENT);
        String newer = java25.get().toString();
        String older = System.getProperty("java.home");
        String now = System.getProperty("java.runtime.version");
        count("10", 1, "--delivery", POINT, "--java", older, "--save-baseline", "older")
                .ends(0);
        assertThat(count("10", 1, "--delivery", POINT, "--java", newer, "--baseline", "older")
                        .ends(4)
                        .out())
                .containsPattern("Baseline older was recorded with Java \\Q" + now + "\\E, this run used Java 25\\.");
        assertThat(scenario().at("/verdict").asText()).isEqualTo("not-comparable");
        count("10", 1, "--delivery", POINT, "--java", newer, "--save-baseline", "newer")
                .ends(0);
        assertThat(count("10", 1, "--delivery", POINT, "--java", older, "--baseline", "newer")
                        .ends(4)
                        .out())
                .containsPattern(
                        "Baseline newer was recorded with Java 25\\.[^,]*, this run used Java \\Q" + now + "\\E");
    }

    @Test
    void oneMeasurementWithADeliveryPointShowsThatJvmsDiffer() throws Exception {
        CommandLineRun run = count("chance", 1, "--delivery", POINT, "--save-baseline", "main")
                .ends(4);
        assertThat(run.out())
                .contains("not exact", "In the first 9 messages of 3 fresh JVMs: ", Effort.class.getName() + ".handle");
        assertThat(run.err()).contains("baseline 'main' is not saved");
        assertThat(folder.resolve("baselines/main.txt")).doesNotExist();
        assertThat(scenario().at("/exact").asBoolean()).isFalse();
        assertThat(scenario().at("/verdict").asText()).isEqualTo("not-exact");
        count("chance", 1, "--delivery", POINT, "--varies").ends(0);
        assertThat(scenario().at("/exact").asBoolean()).isFalse();
    }

    /** The runs of 10 and 20 messages agree in all that they have in common. */
    @Test
    void whatDisturbsOnlyTheLaterMessagesOfOneJvmIsNotExact() throws Exception {
        assertThat(count("late", 1, "--delivery", POINT).ends(4).out())
                .contains(
                        "not exact", "In the run of 20 messages in 2 fresh JVMs: ", Effort.class.getName() + ".handle");
        assertThat(scenario().at("/verdict").asText()).isEqualTo("not-exact");
        assertThat(count("late", 1).ends(4).out()).contains("In the run of 20 messages in 2 fresh JVMs: ");
        assertThat(count("chance", 1).ends(4).out()).contains("In the run of 10 messages in 2 fresh JVMs: ");
    }

    @Test
    void oneMeasurementShowsThatJvmsCountTheSame() throws Exception {
        assertThat(count("10", 1, "--delivery", POINT).ends(0).out())
                .containsPattern(" exact +pass")
                .contains("exact: the same in the first 9 messages of 3 fresh JVMs and in all 20 of two of them, method"
                        + " by method.");
        assertThat(scenario().at("/proof").toString())
                .isEqualTo("{\"measurements\":1,\"jvms\":3,\"deliveries\":9,\"controlled\":[20]}");
        assertThat(scenario().at("/runs").findValuesAsText("deliveries")).containsExactly("1", "10", "20");
        assertThat(count("10", 1).ends(0).out())
                .containsPattern(" exact +pass")
                .contains("exact: the same in the runs of 10 and 20 messages, each in 2 fresh JVMs, method by method.");
        assertThat(scenario().at("/exact").asBoolean()).isTrue();
        assertThat(count("10", 1, "--varies").ends(0).out())
                .containsPattern(" once +pass")
                .doesNotContain("exact:");
        count("10", 1, "--delivery", POINT, "--repeat", "2").ends(0);
        assertThat(scenario().at("/proof/jvms").asInt()).isEqualTo(4);
        assertThat(Files.exists(folder.resolve("baselines"))).isFalse();
    }
}
