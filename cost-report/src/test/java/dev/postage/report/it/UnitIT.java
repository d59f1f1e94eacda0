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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    @ParameterizedTest
    @CsvSource({
        "-XX:+UseParallelGC, fast, instructions",
        "-Xint, xint, instructions",
        "-XX:TieredStopAtLevel=4, jit, instructions outside intrinsics",
        "-XX:ControlIntrinsic=+_hashCode, jit, instructions outside intrinsics",
    })
    void unitIsWhatTheJvmRanWith(String flag, String mode, String unit) throws Exception {
        CommandLineRun run = count(flag).ends(0);
        assertThat(run.out()).startsWith("What one message costs over 1 message, unit: " + unit + "\n");
        assertThat(result().at("/fingerprint/mode").asText()).isEqualTo(mode);
        assertThat(result().at("/fingerprint/unit").asText()).isEqualTo(unit);
        assertThat(result().at("/scenarios/0/unit").asText()).isEqualTo(unit);
    }

    @Test
    void anotherUnitThanTheBaselinesOrTheLimitsIsNotComparable() throws Exception {
        count("-Dnone", "--save-baseline", "main").ends(0);
        CommandLineRun run =
                count("-XX:TieredStopAtLevel=4", "--baseline", "main").ends(4);
        assertThat(run.out())
                .contains("  Baseline main counts instructions, this run " + OUTSIDE + ": run both with the same JIT"
                        + " flags.\n");
        assertThat(result().at("/scenarios/0/verdict").asText()).isEqualTo("not-comparable");
        assertThat(count("-XX:TieredStopAtLevel=4", "--limit", "*:instructions<=1000000")
                        .ends(4)
                        .out())
                .contains("  Limits are in instructions, this run counted " + OUTSIDE + ": ");
        assertThat(result().at("/scenarios/0/obstacles/0/kind").asText()).isEqualTo("other-unit");
    }
}
