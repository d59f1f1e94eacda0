package dev.postage.report.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.postage.report.launch.programs.Growing;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a count counts follows from what the JVM really ran with, and nothing is compared across units. */
final class UnitIT {
    private static final String CLASSES =
            Path.of("target", "test-classes").toAbsolutePath().toString();
    private static final String OUTSIDE = "instructions outside intrinsics";

    @TempDir
    private Path folder;

    /** Counts with JVM flags of the program's own. */
    private CommandLineRun count(String flags, String... options) throws Exception {
        List<String> words = new ArrayList<>(List.of("count", "--at", "1,2", "--json", "result.json"));
        words.addAll(List.of(options));
        words.add("--");
        words.addAll(Arrays.asList(flags.split(" ", -1)));
        words.addAll(List.of("-cp", CLASSES, Growing.class.getName(), "even", "{n}"));
        return CommandLineRun.start(folder, words.toArray(String[]::new));
    }

    private JsonNode result() throws Exception {
        return new ObjectMapper().readTree(folder.resolve("result.json").toFile());
    }

    @Test
    void anotherUnitThanTheBaselinesOrTheLimitsIsNotComparable() throws Exception {
        assertThat(count("-XX:+UseParallelGC", "--save-baseline", "main")
                        .ends(0)
                        .out())
                .startsWith("What one message costs over 1 message, unit: instructions\n");
        assertRanWith("fast", "instructions");
        String[] judged = {"--baseline", "main", "--limit", "*:instructions<=1000000"};
        CommandLineRun run = count("-XX:TieredStopAtLevel=4", judged).ends(4);
        assertThat(run.out())
                .startsWith("What one message costs over 1 message, unit: " + OUTSIDE + "\n")
                .contains("  Limits are in instructions, this run counted " + OUTSIDE + ": ")
                .contains("  Baseline main counts instructions, this run " + OUTSIDE + ": run both with the same JIT"
                        + " flags.\n");
        assertRanWith("jit", OUTSIDE);
        assertThat(result().at("/scenarios/0/verdict").asText()).isEqualTo("not-comparable");
        assertThat(result().at("/scenarios/0/obstacles").findValuesAsText("kind"))
                .containsExactly("other-unit", "other-fingerprint");
    }

    @Test
    void oneIntrinsicThatIsSwitchedOnAgainIsEnough() throws Exception {
        count("-XX:ControlIntrinsic=+_hashCode").ends(0);
        assertRanWith("jit", OUTSIDE);
    }

    private void assertRanWith(String mode, String unit) throws Exception {
        assertThat(result().at("/fingerprint/mode").asText()).isEqualTo(mode);
        assertThat(result().at("/fingerprint/unit").asText()).isEqualTo(unit);
        assertThat(result().at("/fingerprint/unit.counted").asText().replace('-', ' '))
                .isEqualTo(unit.replace("instructions ", ""));
        assertThat(result().at("/scenarios/0/unit").asText()).isEqualTo(unit);
    }
}
