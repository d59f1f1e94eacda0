package dev.postage.report.runs;

import static dev.postage.report.sample.Samples.consumer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.postage.report.sample.SampleProgram;
import dev.postage.report.sample.Samples;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RunSetTest {
    private static final SampleProgram PROGRAM = consumer(10, 2, 48);

    @Test
    void firstIsColdAndTheLastTwoGiveTheDifference() throws RunException {
        RunSet runs = Samples.runs(PROGRAM, ThreadFilter.standard(), 1, 5, 100, 400);
        assertThat(runs.cold().n()).isEqualTo(1);
        assertThat(runs.messages()).isEqualTo(300);
        assertThat(runs.steady().total()).isEqualTo(new Counts(300 * 42_355, 300 * 103, 300 * 4_872));
    }

    @Test
    void twoRunsAreEnough() throws RunException {
        RunSet runs = Samples.runs(PROGRAM, ThreadFilter.standard(), 1, 2);
        assertThat(runs.cold()).isEqualTo(runs.lower());
        assertThat(runs.messages()).isEqualTo(1);
    }

    @Test
    void oneRunIsRefused() {
        assertRefused("1 run found, at least two expected", run(1, PROGRAM));
    }

    @Test
    void runsThatDoNotAscendAreRefused() {
        assertRefused("runs of 5 and then 5 deliveries found", run(5, PROGRAM), run(5, PROGRAM));
    }

    @Test
    void runsUnderOtherConditionsAreRefused() {
        assertRefused(
                "were not made under the same conditions, java.runtime.version was 17.0.15+6 and then 25: run the scenario again",
                run(1, PROGRAM),
                run(2, consumer(10, 2, 48).fingerprint("java.runtime.version", "25")));
    }

    @Test
    void aWindowInOnlyOneRunIsRefused() throws RunException {
        assertRefused(
                "only one of the runs of 1 and 2 deliveries has a delivery point",
                run(1, PROGRAM),
                Run.whole(2, PROGRAM.countsWithoutDeliveryPoint(2), ThreadFilter.standard()));
    }

    @Test
    void theFurtherRunStandsApart() throws RunException {
        RunSet runs = RunSet.proving(List.of(run(1, PROGRAM), run(100, PROGRAM), run(400, PROGRAM), run(700, PROGRAM)));
        assertThat(runs.upper().n()).isEqualTo(400);
        assertThat(runs.all()).extracting(Run::n).containsExactly(1L, 100L, 400L, 700L);
        assertThat(runs.beyond().orElseThrow().total()).isEqualTo(runs.steady().total());
    }

    @Test
    void aFurtherRunInAnotherStepIsRefused() {
        assertThatExceptionOfType(RunException.class)
                .isThrownBy(() -> RunSet.proving(List.of(run(1, PROGRAM), run(10, PROGRAM), run(20, PROGRAM))))
                .withMessage("runs of 1, 10 and 20 deliveries found, equal steps expected: end with 19");
        assertThatExceptionOfType(RunException.class)
                .isThrownBy(() -> RunSet.proving(List.of(run(1, PROGRAM), run(2, PROGRAM))))
                .withMessageStartingWith("2 runs found, at least three expected");
    }

    @Test
    void theControlStandsApart() throws RunException {
        RunSet runs = RunSet.controlled(
                List.of(run(1, PROGRAM), run(100, PROGRAM), run(400, PROGRAM)), List.of(run(400, PROGRAM)));
        assertThat(runs.messages()).isEqualTo(300);
        assertThat(runs.all()).extracting(Run::n).containsExactly(1L, 100L, 400L);
        assertThat(runs.made()).extracting(Run::n).containsExactly(1L, 100L, 400L, 400L);
        assertThat(runs.controlled(runs.controls().get(0))).isSameAs(runs.upper());
    }

    @Test
    void aControlOfAnotherNumberOrUnderOtherConditionsIsRefused() {
        List<Run> runs = List.of(run(1, PROGRAM), run(10, PROGRAM));
        assertThatExceptionOfType(RunException.class)
                .isThrownBy(() -> RunSet.controlled(runs, List.of(run(20, PROGRAM))))
                .withMessage("a control of 20 deliveries found, expected one of 1, 10: it repeats a run");
        SampleProgram other = consumer(10, 2, 48).fingerprint("program.classPath", "1");
        assertThatExceptionOfType(RunException.class)
                .isThrownBy(() -> RunSet.controlled(runs, List.of(run(10, other))))
                .withMessageContaining("program.classPath was absent and then 1");
    }

    @Test
    void repeatsUnderOtherConditionsAreRefused() throws RunException {
        RunSet one = Samples.runs(PROGRAM);
        RunSet.requireAlike(List.of(one, one));
        RunSet other = Samples.runs(consumer(10, 2, 48).fingerprint("program.classPath", "1"));
        assertThatExceptionOfType(RunException.class)
                .isThrownBy(() -> RunSet.requireAlike(List.of(one, other)))
                .withMessageContaining("program.classPath was absent and then 1");
    }

    private static Run run(long n, SampleProgram program) {
        try {
            return Run.withDeliveryPoint(n, program.counts(n), ThreadFilter.standard());
        } catch (RunException e) {
            throw new AssertionError(e);
        }
    }

    private static void assertRefused(String part, Run... runs) {
        assertThatExceptionOfType(RunException.class)
                .isThrownBy(() -> RunSet.of(List.of(runs)))
                .withMessageContaining(part)
                .satisfies(e -> assertThat(e.reason()).isEqualTo(RunException.Reason.UNMATCHED_RUNS));
    }
}
