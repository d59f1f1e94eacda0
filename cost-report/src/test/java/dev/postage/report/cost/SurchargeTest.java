package dev.postage.report.cost;

import static dev.postage.report.sample.Samples.consumer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.postage.report.runs.RunException;
import dev.postage.report.runs.ThreadFilter;
import dev.postage.report.sample.Samples;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SurchargeTest {
    @Test
    void libraryOverRawAndFrameworkOverLibraryWithinEachGroup() throws RunException {
        List<Surcharge> surcharges = Surcharge.of(List.of(
                placed(Loop.FRAMEWORK, "a", 500),
                placed(Loop.RAW, "a", 100),
                placed(Loop.LIBRARY, "a", 150),
                placed(Loop.LIBRARY, "b", 7),
                placed(Loop.RAW, "b", 9)));
        assertThat(surcharges)
                .extracting(
                        surcharge -> surcharge.upper().scenario().name(),
                        surcharge -> surcharge.lower().scenario().name(),
                        surcharge -> surcharge.amount(Metric.INSTRUCTIONS))
                .containsExactly(
                        org.assertj.core.api.Assertions.tuple("a framework", "a library", new Amount(350_000, 1000)),
                        org.assertj.core.api.Assertions.tuple("a library", "a raw", new Amount(50_000, 1000)),
                        org.assertj.core.api.Assertions.tuple("b library", "b raw", new Amount(-2_000, 1000)));
    }

    @Test
    void loopsMeasuredOverOtherNumbersAreNotCompared() throws RunException {
        Scenario raw = new Scenario("r", Expectation.EXACT, Optional.of(new Scenario.Placement(Loop.RAW, "a")));
        Cost fewer = Cost.of(
                raw, List.of(Samples.runs(consumer(1, 1, 1), ThreadFilter.standard(), 1, 2, 4)), Owners.standard());
        assertThat(Surcharge.of(List.of(fewer, placed(Loop.LIBRARY, "a", 150)))).isEmpty();
    }

    @Test
    void loopsInAnotherUnitAreNotCompared() throws RunException {
        Scenario raw = new Scenario("r", Expectation.EXACT, Optional.of(new Scenario.Placement(Loop.RAW, "a")));
        Cost outside = Samples.cost(raw, consumer(1, 1, 16).fingerprint("unit", "instructions outside intrinsics"));
        assertThat(Surcharge.of(List.of(outside, placed(Loop.LIBRARY, "a", 150))))
                .isEmpty();
    }

    @Test
    void amountsOverOtherNumbersAreNotSubtracted() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Amount(1, 2).minus(new Amount(1, 3)));
    }

    @Test
    void amountsCompareExactly() {
        assertThat(new Amount(1, 3)).isLessThan(new Amount(Long.MAX_VALUE / 3 + 1, Long.MAX_VALUE));
        assertThat(new Amount(2, 4)).isEqualByComparingTo(new Amount(1, 2));
    }

    private static Cost placed(Loop loop, String group, long instructions) throws RunException {
        Scenario scenario = new Scenario(
                group + " " + loop.label(), Expectation.EXACT, Optional.of(new Scenario.Placement(loop, group)));
        return Samples.cost(scenario, consumer(instructions, 1, 16));
    }
}
