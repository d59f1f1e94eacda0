package dev.postage.report.verdict;

import static dev.postage.report.sample.Samples.consumer;
import static dev.postage.report.sample.Samples.cost;
import static dev.postage.report.verdict.Judging.costOf;
import static dev.postage.report.verdict.Judging.judge;
import static dev.postage.report.verdict.Judging.limits;
import static dev.postage.report.verdict.Judging.outcomes;
import static dev.postage.report.verdict.LimitCheck.Outcome.UNCHECKED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.cost.Cost;
import dev.postage.report.cost.Expectation;
import dev.postage.report.cost.Owners;
import dev.postage.report.cost.Scenario;
import dev.postage.report.runs.Run;
import dev.postage.report.runs.ThreadFilter;
import dev.postage.report.runs.Unit;
import dev.postage.report.sample.SampleProgram;
import dev.postage.report.sample.Samples;
import dev.postage.report.verdict.Verdict.Obstacle.LowerCoverage;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When numbers are not compared, or not called exact, whatever they are. */
final class JudgeObstaclesTest {
    private static final Scenario VARYING = Scenario.of("raw", Expectation.VARIES);

    @Test
    void anotherFingerprintIsNotComparableAndNeverABreach() throws Exception {
        Judge judge = judge(List.of(), cost("raw", consumer(13_630, 52, 2_528)));
        SampleProgram other = consumer(99_999, 99, 9_999).fingerprint("java.runtime.version", "25.0.3+9");
        Judged judged = judge.judge(cost("raw", other), List.of());
        Verdict.NotComparable verdict = (Verdict.NotComparable) judged.verdict();
        assertThat(((Verdict.Obstacle.OtherFingerprint) verdict.obstacles().get(0)).differences())
                .extracting(difference -> difference.name())
                .containsExactly("java.runtime.version");
        assertThat(outcomes(judged)).containsOnly(UNCHECKED);
    }

    @Test
    void aCostThatIsNotLinearNeverPassesWhateverTheLimitsSay() throws Exception {
        SampleProgram growing =
                consumer(1, 1, 16).method("a.B", "walk", "()V", new long[] {0, 0, 0}, new long[] {9, 0, 0});
        Cost cost = Samples.proved(
                "raw", Samples.proving(consumer(1, 1, 16), growing), Samples.proving(consumer(1, 1, 16), growing));
        Judged judged = judge(List.of(), cost("raw", consumer(1, 1, 16))).judge(cost, limits("blocks<=1000"));
        Verdict.NotExact verdict = (Verdict.NotExact) judged.verdict();
        assertThat(verdict.measurements()).isEmpty();
        assertThat(verdict.growth().orElseThrow().methods()).hasSize(1);
        assertThat(new Report(List.of(judged), false).exitCode()).isEqualTo(ExitCode.NOT_COMPARABLE);
    }

    @Test
    void aLimitIsMeantForEveryInstruction() throws Exception {
        SampleProgram outside = consumer(1, 1, 16).fingerprint("unit", "instructions outside intrinsics");
        Judge judge = judge(List.of(), cost("raw", outside));
        Judged limited = judge.judge(cost("raw", outside), limits("blocks<=1000"));
        assertThat(((Verdict.NotComparable) limited.verdict()).obstacles())
                .containsExactly(new Verdict.Obstacle.OtherUnit(Unit.OUTSIDE_INTRINSICS));
        assertThat(judge.judge(cost("raw", outside), limits("blocks<=+0%")).verdict())
                .isEqualTo(new Verdict.Pass());
    }

    @Test
    void aChangedProgramIsComparable() throws Exception {
        Judge judge = judge(List.of(), cost("raw", consumer(1, 1, 16).fingerprint("program.classPath", "1")));
        assertThat(judge.judge(cost("raw", consumer(1, 1, 16).fingerprint("program.classPath", "2")), List.of())
                        .verdict())
                .isEqualTo(new Verdict.Pass());
    }

    @Test
    void aClassThatCouldNotBeCountedIsNotComparableEvenWithoutBaseline() throws Exception {
        Judged judged = judge(List.of()).judge(cost("raw", consumer(1, 1, 16).failed("a.B")), List.of());
        assertThat(judged.verdict()).isInstanceOf(Verdict.NotComparable.class);
    }

    @Test
    void aClassThatCouldNotBeCountedInOneOfTheRunsIsEnough() throws Exception {
        SampleProgram whole = consumer(1, 1, 16);
        for (int partly = 0; partly < 3; partly++) {
            List<Run> runs = new ArrayList<>();
            for (long n : new long[] {1, 10, 20}) {
                SampleProgram program =
                        runs.size() == partly ? consumer(1, 1, 16).failed("a.B") : whole;
                runs.add(Run.withDeliveryPoint(n, program.counts(n), ThreadFilter.standard()));
            }
            assertThat(judge(List.of())
                            .judge(costOf(runs), limits("blocks<=999"))
                            .verdict())
                    .isInstanceOf(Verdict.NotComparable.class);
        }
    }

    @Test
    void varyingNumbersOfWhichAClassIsMissingAreNotComparableEither() throws Exception {
        Cost partly = cost(VARYING, consumer(1, 1, 16).failed("a.B"));
        assertThat(judge(List.of()).judge(partly, limits("blocks<=999")).verdict())
                .isInstanceOf(Verdict.NotComparable.class);
    }

    @Test
    void lowerCoverageThanTheBaselinesIsNotComparableAndHigherIs() throws Exception {
        Cost less = cost("raw", consumer(1, 1, 16).excluded("a.B"));
        Cost more = cost("raw", consumer(1, 1, 16));
        assertThat(judge(List.of(), more).judge(less, List.of()).verdict())
                .isEqualTo(new Verdict.NotComparable(List.of(new LowerCoverage(LowerCoverage.Kind.EXCLUDED, 0, 1))));
        assertThat(judge(List.of(), less).judge(more, List.of()).verdict()).isEqualTo(new Verdict.Pass());
    }

    @Test
    void aHiddenClassMoreThatRanUncountedIsNotComparable() throws Exception {
        Cost before = cost("raw", consumer(1, 1, 16));
        assertThat(judge(List.of(), before)
                        .judge(cost("raw", consumer(1, 1, 16).hidden(65)), List.of())
                        .verdict())
                .isEqualTo(new Verdict.NotComparable(List.of(new LowerCoverage(LowerCoverage.Kind.HIDDEN, 64, 65))));
        assertThat(judge(List.of(), before)
                        .judge(cost("raw", consumer(1, 1, 16).hidden(63)), List.of())
                        .verdict())
                .isEqualTo(new Verdict.Pass());
    }

    @Test
    void oneUncountedClassLessOfTheOneKindDoesNotMakeUpForOneMoreOfTheOther() throws Exception {
        Cost before = cost("raw", consumer(1, 1, 16).excluded("a.B"));
        Cost now = cost("raw", consumer(1, 1, 16).hidden(65));
        assertThat(judge(List.of(), before).judge(now, List.of()).verdict()).isInstanceOf(Verdict.NotComparable.class);
    }

    @Test
    void lowerCoverageInTheColdRunAloneIsEnough() throws Exception {
        SampleProgram whole = consumer(1, 1, 16);
        Cost before =
                costOf(Samples.runs(whole, ThreadFilter.standard(), 1, 10, 20).runs());
        List<Run> runs = new ArrayList<>(before.runs().runs());
        runs.set(0, Run.withDeliveryPoint(1, consumer(1, 1, 16).excluded("a.B").counts(1), ThreadFilter.standard()));
        assertThat(judge(List.of(), before).judge(costOf(runs), List.of()).verdict())
                .isInstanceOf(Verdict.NotComparable.class);
    }

    @Test
    void lowerNumbersOfFewerThreadsAreNotComparable() throws Exception {
        Judge judge = judge(List.of(), cost("raw", consumer(9, 9, 16).fingerprint("counted.threads", "AMQP *")));
        SampleProgram fewer = consumer(1, 1, 16).fingerprint("counted.threads", "AMQP Connection 1");
        assertThat(judge.judge(cost("raw", fewer), List.of()).verdict()).isInstanceOf(Verdict.NotComparable.class);
    }

    @Test
    void twoJvmsOfOneMeasurementThatDifferAreNotExact() throws Exception {
        Cost cost = Cost.of(
                Scenario.of("raw", Expectation.EXACT),
                List.of(Samples.runs(consumer(1, 1, 16), consumer(2, 1, 16))),
                Owners.standard());
        assertThat(judge(List.of()).judge(cost, limits("blocks<=999")).verdict())
                .isInstanceOf(Verdict.NotExact.class);
    }

    @Test
    void anotherNumberOfMessagesIsNotComparable() throws Exception {
        Cost fewer = Cost.of(
                Scenario.of("raw", Expectation.EXACT),
                List.of(Samples.runs(consumer(1, 1, 16), ThreadFilter.standard(), 1, 10, 20)),
                Owners.standard());
        assertThat(judge(List.of(), fewer)
                        .judge(cost("raw", consumer(1, 1, 16)), List.of())
                        .verdict())
                .isEqualTo(new Verdict.NotComparable(List.of(new Verdict.Obstacle.OtherMessages(10, 1000))));
    }
}
