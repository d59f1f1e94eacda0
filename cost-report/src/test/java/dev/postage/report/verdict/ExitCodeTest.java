package dev.postage.report.verdict;

import static dev.postage.report.sample.Samples.consumer;
import static dev.postage.report.sample.Samples.cost;
import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.baseline.Baseline;
import dev.postage.report.cost.Exactness;
import dev.postage.report.runs.Counts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

final class ExitCodeTest {
    private static final Verdict PASS = new Verdict.Pass();
    private static final Verdict IMPROVED = new Verdict.Improved(List.of());
    private static final Verdict BREACH = new Verdict.Breach(List.of(), List.of());
    private static final Verdict NOT_COMPARABLE = new Verdict.NotComparable(List.of());
    private static final Verdict NOT_EXACT = new Verdict.NotExact(
            Optional.of(new Exactness.Differing(
                    new Exactness.Comparison(1, 2, OptionalLong.of(999)),
                    999,
                    Counts.ZERO,
                    Counts.ZERO,
                    List.of(),
                    List.of())),
            Optional.empty());
    private static final Verdict NO_BASELINE =
            new Verdict.NoBaseline(new Baseline.Absent("main", Baseline.Missing.FILE));

    @Test
    void eachVerdictHasItsCode() throws Exception {
        assertThat(code(false, PASS)).isEqualTo(0);
        assertThat(code(false, NO_BASELINE)).isEqualTo(1);
        assertThat(code(false, BREACH)).isEqualTo(3);
        assertThat(code(false, NOT_COMPARABLE)).isEqualTo(4);
        assertThat(code(false, NOT_EXACT)).isEqualTo(4);
    }

    @Test
    void improvementsHaveACodeOnlyWithTheRatchetAndOnlyWhenNothingElseIs() throws Exception {
        assertThat(code(false, IMPROVED)).isEqualTo(0);
        assertThat(code(true, IMPROVED, PASS)).isEqualTo(5);
        assertThat(code(true, PASS)).isEqualTo(0);
        assertThat(code(true, IMPROVED, BREACH)).isEqualTo(3);
    }

    @Test
    void theWeightiestFindingDecides() throws Exception {
        assertThat(code(false, NO_BASELINE, NOT_EXACT, BREACH, PASS)).isEqualTo(3);
        assertThat(code(false, NO_BASELINE, NOT_COMPARABLE, PASS)).isEqualTo(4);
        List<ScenarioResult> results = new ArrayList<>(results(BREACH));
        results.add(new Failed("broken", "it did not start"));
        assertThat(ExitCode.of(results, true)).isEqualTo(ExitCode.FAILED);
    }

    private static int code(boolean ratchet, Verdict... verdicts) throws Exception {
        return new Report(results(verdicts), ratchet).exitCode().code();
    }

    private static List<ScenarioResult> results(Verdict... verdicts) throws Exception {
        List<ScenarioResult> results = new ArrayList<>();
        for (Verdict verdict : verdicts) {
            results.add(new Judged(cost("raw", consumer(1, 1, 16)), Optional.empty(), List.of(), List.of(), verdict));
        }
        return results;
    }
}
