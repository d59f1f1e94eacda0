package dev.postage.report.cost;

import static dev.postage.report.sample.Samples.consumer;
import static dev.postage.report.sample.Samples.counts;
import static dev.postage.report.sample.Samples.proved;
import static dev.postage.report.sample.Samples.proving;
import static dev.postage.report.sample.Samples.runs;
import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;
import dev.postage.report.runs.RunException;
import dev.postage.report.sample.SampleProgram;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

final class LinearityTest {
    private static final MethodKey WALK = new MethodKey("a.B", "walk", "()V");

    @Test
    void theFurtherRunIsNoPartOfTheCost() throws RunException {
        Cost cost = proved("raw", proving(with(5), with(5)), proving(with(5), with(5)));
        assertThat(cost.figures().messages()).isEqualTo(1000);
        assertThat(cost.figures()).isEqualTo(Figures.of(runs(with(5))));
        assertThat(cost.linearity().orElseThrow().linear()).isTrue();
        assertThat(cost.exact()).isTrue();
    }

    @Test
    void aMethodThatCostsLaterMessagesMoreIsNamedWithBothNumbers() throws RunException {
        Cost cost = proved("raw", proving(with(0), with(1)), proving(with(0), with(1)));
        Linearity linearity = cost.linearity().orElseThrow();
        assertThat(linearity.first()).isEqualTo(1001);
        assertThat(linearity.messages()).isEqualTo(1000);
        assertThat(linearity.later().minus(linearity.earlier())).isEqualTo(new Counts(3000, 0, 0));
        assertThat(linearity.methods())
                .containsExactly(new MethodChange(WALK, Counts.ZERO, new Counts(3000, 0, 0), Cause.GROWTH));
        assertThat(cost.exactness()).isInstanceOf(Exactness.Identical.class);
        assertThat(cost.exact()).isFalse();
    }

    @Test
    void equalTotalsOfOtherMethodsAreNotLinear() throws RunException {
        SampleProgram other = consumer(10, 1, 16).method("a.C", "run", "()V", counts(0, 0, 0), counts(5, 0, 0));
        Linearity linearity = proved("raw", proving(with(5), other)).linearity().orElseThrow();
        assertThat(linearity.linear()).isFalse();
        assertThat(linearity.methods()).hasSize(2);
    }

    @Test
    void oneMeasurementThatIsNotLinearIsEnough() throws RunException {
        Cost cost = proved("raw", proving(with(5), with(5)), proving(with(5), with(6)), proving(with(5), with(5)));
        assertThat(cost.linearity().orElseThrow().linear()).isFalse();
        assertThat(cost.exact()).isFalse();
    }

    @Test
    void aFurtherRunThatDiffersFromJvmToJvmIsNoGrowth() throws RunException {
        Cost cost = proved("raw", proving(with(5), with(5)), proving(with(5), with(6)));
        Exactness.Differing differing = (Exactness.Differing) cost.exactness();
        assertThat(differing.comparison())
                .isEqualTo(new Exactness.Comparison(2, 2, OptionalLong.empty(), OptionalLong.of(3000)));
        assertThat(differing.methods())
                .containsExactly(
                        new MethodSpread(WALK, new Counts(15_000, 0, 0), new Counts(18_000, 0, 0), Cause.UNKNOWN));
        assertThat(cost.linearity().orElseThrow().methods())
                .extracting(MethodChange::cause)
                .containsExactly(Cause.UNKNOWN);
    }

    @Test
    void withoutAFurtherRunNothingIsSaid() throws RunException {
        assertThat(Cost.of(Scenario.of("raw", Expectation.EXACT), java.util.List.of(runs(with(5))), Owners.standard())
                        .linearity())
                .isEmpty();
    }

    private static SampleProgram with(long instructions) {
        return consumer(10, 1, 16)
                .method(WALK.className(), WALK.name(), WALK.descriptor(), counts(0, 0, 0), counts(instructions, 0, 0));
    }
}
