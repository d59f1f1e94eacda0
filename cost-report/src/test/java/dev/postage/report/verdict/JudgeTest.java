package dev.postage.report.verdict;

import static dev.postage.report.sample.Samples.consumer;
import static dev.postage.report.sample.Samples.cost;
import static dev.postage.report.sample.Samples.counts;
import static dev.postage.report.verdict.Judging.costOf;
import static dev.postage.report.verdict.Judging.judge;
import static dev.postage.report.verdict.Judging.limits;
import static dev.postage.report.verdict.Judging.outcomes;
import static dev.postage.report.verdict.LimitCheck.Outcome.BROKEN;
import static dev.postage.report.verdict.LimitCheck.Outcome.HELD;
import static dev.postage.report.verdict.LimitCheck.Outcome.UNCHECKED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.Mark;
import dev.postage.agent.counts.Snapshot;
import dev.postage.report.baseline.Baseline;
import dev.postage.report.baseline.Baselines;
import dev.postage.report.cost.Cost;
import dev.postage.report.cost.Expectation;
import dev.postage.report.cost.Metric;
import dev.postage.report.cost.Scenario;
import dev.postage.report.runs.Run;
import dev.postage.report.runs.RunException;
import dev.postage.report.runs.ThreadFilter;
import dev.postage.report.sample.SampleProgram;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class JudgeTest {
    private static final Scenario VARYING = Scenario.of("raw", Expectation.VARIES);

    @Test
    void withoutLimitsAndBaselineEverythingPasses() throws Exception {
        Judged judged = judge(List.of()).judge(cost("raw", consumer(1, 1, 16)), List.of());
        assertThat(judged.verdict()).isEqualTo(new Verdict.Pass());
        assertThat(judged.checks()).isEmpty();
    }

    @Test
    void anAbsoluteLimitHoldsUpToItsValue() throws Exception {
        Cost cost = cost("raw", consumer(13_630, 52, 2_528));
        assertThat(outcomes(judge(List.of()).judge(cost, limits("blocks<=153"))))
                .containsExactly(HELD);
        Judged judged = judge(List.of()).judge(cost, limits("blocks<=152.999"));
        assertThat(outcomes(judged)).containsExactly(BROKEN);
        assertThat(judged.verdict()).isInstanceOf(Verdict.Breach.class);
    }

    @Test
    void coldAndRunLimitsAreOnTotals() throws Exception {
        Cost cost = cost("raw", consumer(13_630, 52, 2_528));
        assertThat(outcomes(judge(List.of())
                        .judge(
                                cost,
                                limits(
                                        "cold.blocks<=7465",
                                        "cold.blocks<=7464",
                                        "run.blocks<=313312",
                                        "run.blocks<=313311"))))
                .containsExactly(HELD, BROKEN, HELD, BROKEN);
    }

    @Test
    void oneBlockMorePerMessageBreaksTheDefaultAndNamesItsMethod() throws Exception {
        Judge judge = judge(List.of(), cost("raw", consumer(13_630, 52, 2_528)));
        Judged judged = judge.judge(cost("raw", consumer(13_632, 53, 2_560)), List.of());
        Verdict.Breach breach = (Verdict.Breach) judged.verdict();
        assertThat(breach.broken())
                .extracting(check -> check.limit().measure().label())
                .containsExactly("blocks");
        assertThat(breach.grown()).hasSize(1);
        assertThat(breach.grown().get(0).method().name()).isEqualTo("handle");
        assertThat(breach.grown().get(0).more()).isEqualTo(new dev.postage.report.runs.Counts(2_000, 1_000, 32_000));
    }

    @Test
    void halfAPerCentMoreInstructionsBreaksALimitOfAFifthButNotTheDefault() throws Exception {
        Cost before = cost("raw", consumer(13_630, 52, 2_528));
        Cost now = cost("raw", consumer(13_910, 52, 2_528));
        assertThat(judge(List.of(), before).judge(now, List.of()).verdict()).isEqualTo(new Verdict.Pass());
        assertThat(judge(List.of(), before)
                        .judge(now, limits("instructions<=+0.2%"))
                        .verdict())
                .isInstanceOf(Verdict.Breach.class);
    }

    @Test
    void growthInPerCentHoldsUpToTheLastUnit() throws Exception {
        // 55,975,000 over 1000 messages: a fifth of a per cent is 111,950
        Judge judge = judge(List.of(), cost("raw", consumer(13_630, 52, 2_528)));
        assertThat(outcomes(judge.judge(withMore(111_950), limits("instructions<=+0.2%"))))
                .startsWith(HELD);
        assertThat(outcomes(judge.judge(withMore(111_951), limits("instructions<=+0.2%"))))
                .startsWith(BROKEN);
        assertThat(outcomes(judge.judge(withMore(1), limits("instructions<=+0%"))))
                .startsWith(BROKEN);
    }

    @Test
    void anAbsoluteLimitIsOnTheExactQuotient() throws Exception {
        Judge judge = judge(List.of());
        assertThat(outcomes(judge.judge(withMore(500), limits("instructions<=55975.5"))))
                .containsExactly(HELD);
        assertThat(outcomes(judge.judge(withMore(501), limits("instructions<=55975.5"))))
                .containsExactly(BROKEN);
    }

    /** So many instructions more than 55,975 a message, in all of 1000 messages. */
    private static Cost withMore(long instructions) throws RunException {
        SampleProgram program = consumer(13_630, 52, 2_528);
        SampleProgram more =
                consumer(13_630, 52, 2_528).method("a.B", "c", "()V", counts(instructions, 0, 0), counts(0, 0, 0));
        List<Snapshot> snapshots = new ArrayList<>(program.counts(2000).snapshots());
        int size = snapshots.size();
        snapshots.set(size - 2, more.snapshot(new Mark(Mark.Kind.LAST_END, 2000), 2000));
        snapshots.set(size - 1, more.snapshot(new Mark(Mark.Kind.EXIT, 0), 2000));
        return costOf(List.of(
                Run.withDeliveryPoint(1, program.counts(1), ThreadFilter.standard()),
                Run.withDeliveryPoint(1000, program.counts(1000), ThreadFilter.standard()),
                Run.withDeliveryPoint(2000, more.raw(2000, snapshots), ThreadFilter.standard())));
    }

    @Test
    void growthMustExceedPercentAndFloor() throws Exception {
        Cost before = cost("raw", consumer(13_630, 52, 2_528));
        Cost now = cost("raw", consumer(13_730, 52, 2_528));
        assertThat(outcomes(judge(List.of(), before)
                        .judge(
                                now,
                                limits(
                                        "instructions<=+0.1%+100",
                                        "instructions<=+0.1%+99", "instructions<=+0.2%+99", "instructions<=+0.1%"))))
                .startsWith(HELD, BROKEN, HELD, BROKEN);
    }

    @Test
    void anImprovementCanBeDemanded() throws Exception {
        Cost before = cost("raw", consumer(13_630, 52, 2_528));
        Judge judge = judge(List.of(), before);
        assertThat(outcomes(judge.judge(before, limits("blocks<=-1%")))).startsWith(BROKEN);
        assertThat(outcomes(judge.judge(cost("raw", consumer(13_630, 50, 2_528)), limits("blocks<=-1%"))))
                .startsWith(HELD);
    }

    @Test
    void builtInLimitsApplyOnlyWhereNoOtherLimitOnGrowthDoes() throws Exception {
        Cost cost = cost("raw", consumer(13_630, 52, 2_528));
        Judged judged = judge(List.of(), cost).judge(cost, limits("blocks<=+3%", "instructions<=99999"));
        assertThat(judged.checks())
                .extracting(
                        check -> check.limit().measure().label(),
                        check -> check.limit().origin() instanceof Origin.BuiltIn)
                .containsExactly(
                        org.assertj.core.api.Assertions.tuple("blocks", false),
                        org.assertj.core.api.Assertions.tuple("instructions", false),
                        org.assertj.core.api.Assertions.tuple("instructions", true));
    }

    @Test
    void aLimitOnGrowthWithoutBaselineStaysUnchecked() throws Exception {
        Judged judged = judge(List.of()).judge(cost("raw", consumer(1, 1, 16)), limits("blocks<=+0%"));
        assertThat(outcomes(judged)).containsExactly(UNCHECKED);
        assertThat(judged.verdict()).isEqualTo(new Verdict.Pass());
    }

    @Test
    void aCommandLineLimitReplacesTheConfiguredOneAndSaysWhetherItLoosens() throws Exception {
        List<ScopedLimit> commandLine =
                List.of(ScopedLimit.parse("r*:blocks<=160"), ScopedLimit.parse("other:bytes<=1"));
        Judged judged = judge(commandLine)
                .judge(
                        cost("raw", consumer(13_630, 52, 2_528)),
                        limits("blocks<=100", "blocks<=170", "blocks<=160", "bytes<=8000"));
        assertThat(judged.checks())
                .extracting(check -> check.limit().bound().toString())
                .containsExactly("AtMost[value=8000]", "AtMost[value=160]");
        assertThat(judged.replaced()).extracting(ReplacedLimit::loosened).containsExactly(true, false, false);
        assertThat(judged.verdict()).isEqualTo(new Verdict.Pass());
    }

    @Test
    void moreGrowthOrAHigherFloorLoosens() throws Exception {
        Cost cost = cost("raw", consumer(13_630, 52, 2_528));
        Judged judged = judge(List.of(ScopedLimit.parse("raw:blocks<=+2%+3")), cost)
                .judge(cost, limits("blocks<=+1%+3", "blocks<=+2%+2", "blocks<=+2%+3", "blocks<=+4%+5"));
        assertThat(judged.replaced()).extracting(ReplacedLimit::loosened).containsExactly(true, true, false, false);
    }

    @Test
    void aCommandLineLimitOnGrowthKeepsTheConfiguredAbsoluteOne() throws Exception {
        Cost cost = cost("raw", consumer(13_630, 52, 2_528));
        Judged judged =
                judge(List.of(ScopedLimit.parse("raw:blocks<=+9%")), cost).judge(cost, limits("blocks<=100"));
        assertThat(judged.replaced()).isEmpty();
        assertThat(judged.verdict()).isInstanceOf(Verdict.Breach.class);
    }

    @Test
    void anUnknownScenarioHasNoBaseline() throws Exception {
        Judge judge = judge(List.of(), cost("other", consumer(1, 1, 16)));
        assertThat(judge.judge(cost("raw", consumer(1, 1, 16)), List.of()).verdict())
                .isEqualTo(new Verdict.NoBaseline(new Baseline.Absent("main", Baseline.Missing.SCENARIO)));
    }

    @Test
    void aMissingFileHasNoBaselineButAbsoluteLimitsStillBreak(@TempDir Path folder) throws Exception {
        Judge judge = new Judge(Optional.of(new Baselines(folder).read("main")), List.of());
        Cost cost = cost("raw", consumer(13_630, 52, 2_528));
        assertThat(judge.judge(cost, List.of()).verdict())
                .isEqualTo(new Verdict.NoBaseline(new Baseline.Absent("main", Baseline.Missing.FILE)));
        assertThat(judge.judge(cost, limits("blocks<=1")).verdict()).isInstanceOf(Verdict.Breach.class);
    }

    @Test
    void differingRepeatsAreNotExactWhereExactIsExpected() throws Exception {
        SampleProgram[] repeats = {consumer(1, 1, 16), consumer(2, 1, 16)};
        assertThat(judge(List.of())
                        .judge(cost("raw", repeats), limits("blocks<=1"))
                        .verdict())
                .isInstanceOf(Verdict.NotExact.class);
        assertThat(judge(List.of()).judge(cost(VARYING, repeats), List.of()).verdict())
                .isEqualTo(new Verdict.Pass());
    }

    @Test
    void aVaryingScenarioIsHeldOnlyToTheLimitsThatAreSet() throws Exception {
        Judge judge = judge(List.of(), cost(VARYING, consumer(13_630, 52, 2_528)));
        Cost more = cost(VARYING, consumer(20_000, 60, 3_000));
        assertThat(judge.judge(more, List.of()).verdict()).isEqualTo(new Verdict.Pass());
        assertThat(judge.judge(more, limits("blocks<=+1%")).verdict()).isInstanceOf(Verdict.Breach.class);
        assertThat(judge.judge(cost(VARYING, consumer(1, 1, 16)), List.of()).verdict())
                .isEqualTo(new Verdict.Pass());
    }

    @Test
    void lowerInSomeMetricsAndHigherInNoneIsImproved() throws Exception {
        Judge judge = judge(List.of(), cost("raw", consumer(13_630, 52, 2_528)));
        assertThat(judge.judge(cost("raw", consumer(13_629, 52, 2_000)), List.of())
                        .verdict())
                .isEqualTo(new Verdict.Improved(List.of(Metric.INSTRUCTIONS, Metric.BYTES)));
        assertThat(judge.judge(cost("raw", consumer(13_631, 51, 2_528)), List.of())
                        .verdict())
                .isEqualTo(new Verdict.Pass());
    }

    @Test
    void atMostFiveMethodsAreNamedAndEachBrokenMetricNamesItsFirst() throws Exception {
        SampleProgram before = consumer(1, 1, 16);
        SampleProgram now = consumer(1, 1, 16);
        for (int index = 0; index < 9; index++) {
            now.method("a.B" + index, "c", "()V", counts(0, 0, 0), counts(10_000 - index, 0, 0));
        }
        now.method("a.Allocating", "c", "()V", counts(0, 0, 0), counts(0, 3, 0));
        Verdict.Breach breach = (Verdict.Breach) judge(List.of(), cost("raw", before))
                .judge(cost("raw", now), List.of())
                .verdict();
        assertThat(breach.grown())
                .extracting(growth -> growth.method().className())
                .containsExactly("a.B0", "a.Allocating", "a.B1", "a.B2", "a.B3");
    }
}
