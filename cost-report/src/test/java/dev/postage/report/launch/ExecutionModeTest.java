package dev.postage.report.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ExecutionModeTest {
    private static final String OUTSIDE = "instructions outside intrinsics";

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void theFirstCompilerCountsEveryInstructionOnlyWithEveryIntrinsicOff(int feature) {
        List<String> names = new ArrayList<>(FastMode.intrinsics(feature));
        String all = names.size() + " of " + names.size();
        assertThat(entries(feature, "C1", String.join(",", names))).containsExactly(all, "fast", "instructions");
        String removed = names.remove(names.size() / 2);
        assertThat(entries(feature, "C1", String.join(",", names)))
                .as("all but " + removed)
                .containsExactly(names.size() + " of " + (names.size() + 1), "jit", OUTSIDE);
    }

    @Test
    void otherCompilersCountOutsideIntrinsicsWhateverIsOff() {
        String all = String.join(",", FastMode.intrinsics(17));
        assertThat(entries(17, "any", all)).endsWith("jit", OUTSIDE);
    }

    @ParameterizedTest
    @CsvSource({"none, xint, instructions", "C1, jit, " + OUTSIDE, "any, jit, " + OUTSIDE, "'', jit, " + OUTSIDE})
    void aReleaseWhoseIntrinsicsAreNotListedCountsThemOnlyInterpreted(String compiler, String mode, String unit) {
        assertThat(entries(21, compiler, "_hashCode")).containsExactly("not known of Java 21", mode, unit);
    }

    @Test
    void bodiesThatTheAgentLeftOutAreInNoModeCounted() {
        assertThat(ExecutionMode.entries(Map.of("jvm.compiler", "none", "unit.counted", "outside-intrinsics")))
                .containsEntry("mode", "xint")
                .containsEntry("unit", OUTSIDE);
    }

    @ParameterizedTest
    @CsvSource({
        "none, instructions, false",
        "any, instructions, true",
        "C1, instructions, true",
        "any, outside-intrinsics, false",
        "none, outside-intrinsics, false"
    })
    void bodiesThatWereCountedAndMayHaveBeenReplacedAreInNoUnit(String compiler, String counted, boolean broken) {
        assertThat(ExecutionMode.unitBroken(Map.of("jvm.compiler", compiler, "unit.counted", counted)))
                .isEqualTo(broken);
    }

    @Test
    void whereTheAgentSaidNothingTheWeakerUnitHolds() {
        assertThat(ExecutionMode.entries(Map.of()).get("unit")).isEqualTo(OUTSIDE);
    }

    /** Intrinsics off, mode and unit. */
    private static List<String> entries(int feature, String compiler, String off) {
        return List.copyOf(ExecutionMode.entries(Map.of(
                        "java.runtime.version",
                        feature + ".0.3+9",
                        "jvm.compiler",
                        compiler,
                        "jvm.intrinsics.off",
                        off))
                .values());
    }
}
