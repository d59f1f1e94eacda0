package dev.postage.report.cli;

import static dev.postage.report.cost.Expectation.EXACT;
import static dev.postage.report.cost.Expectation.VARIES;
import static dev.postage.report.launch.ScenarioRunner.Start.ANEW;
import static dev.postage.report.launch.ScenarioRunner.Start.WOVEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class EffortTest {
    @Test
    void aProofAddsARunAsFarOnAsTheLastTwoAreApart() {
        assertThat(new Effort(List.of(1L, 1_000L, 2_000L), true, 2).numbers(EXACT, true))
                .containsExactly(1L, 1_000L, 2_000L, 3_000L);
        assertThat(new Effort(List.of(5L, 7L), true, 2).numbers(EXACT, true)).containsExactly(5L, 7L, 9L);
        assertThat(new Effort(List.of(5L, 7L), false, 2).numbers(EXACT, true)).containsExactly(5L, 7L);
        assertThat(new Effort(List.of(1L, 10L, 20L), true, 3).runs(EXACT, true)).isEqualTo(12);
    }

    @Test
    void theOnlyMeasurementRepeatsItsLargestRunUnlessItMayVary() {
        Effort once = new Effort(List.of(1L, 1_000L, 2_000L), false, 1);
        assertThat(once.numbers(EXACT, true)).containsExactly(1L, 1_000L, 2_000L, 2_000L);
        assertThat(once.runs(EXACT, true)).isEqualTo(4);
        assertThat(once.numbers(VARIES, true)).containsExactly(1L, 1_000L, 2_000L);
        assertThat(once.numbers(EXACT, false)).containsExactly(1L, 1_000L, 2_000L, 1_000L, 2_000L);
        Effort uneven = new Effort(List.of(1L, 10L, 25L), false, 1);
        assertThat(uneven.numbers(EXACT, true)).containsExactly(1L, 10L, 25L, 10L, 25L);
        Effort least = new Effort(List.of(1L, 2L), false, 1);
        assertThat(least.numbers(EXACT, true)).containsExactly(1L, 2L, 1L, 2L);
        Effort twice = new Effort(List.of(1L, 1_000L, 2_000L), false, 2);
        assertThat(twice.numbers(EXACT, true)).containsExactly(1L, 1_000L, 2_000L);
    }

    @Test
    void runsThatAreSubtractedStartAlike() {
        Effort three = new Effort(List.of(1L, 10L, 20L), true, 2);
        assertThat(List.of(three.start(0), three.start(1), three.start(2), three.start(3)))
                .containsExactly(ANEW, WOVEN, WOVEN, WOVEN);
        Effort two = new Effort(List.of(10L, 20L), true, 2);
        assertThat(List.of(two.start(0), two.start(1), two.start(2))).containsExactly(ANEW, ANEW, ANEW);
    }
}
