package dev.postage.report.cost;

import static dev.postage.report.sample.Samples.consumer;
import static dev.postage.report.sample.Samples.cost;
import static dev.postage.report.sample.Samples.counts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.postage.agent.counts.Mark;
import dev.postage.agent.counts.Snapshot;
import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;
import dev.postage.report.runs.Run;
import dev.postage.report.runs.RunException;
import dev.postage.report.runs.RunSet;
import dev.postage.report.runs.ThreadFilter;
import dev.postage.report.sample.SampleProgram;
import dev.postage.report.sample.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

final class CostTest {
    private static final Scenario VARYING = Scenario.of("raw", Expectation.VARIES);

    @Test
    void steadyIsTheDifferenceOverMessagesAndColdTheWholeFirstRun() throws RunException {
        Cost cost = cost("raw", consumer(13_630, 52, 2_528));
        assertThat(cost.steady(Metric.INSTRUCTIONS)).isEqualTo(new Amount(55_975_000, 1000));
        assertThat(cost.steady(Metric.BLOCKS)).isEqualTo(new Amount(153_000, 1000));
        assertThat(cost.steady(Metric.BYTES)).isEqualTo(new Amount(7_352_000, 1000));
        assertThat(cost.cold()).isEqualTo(new Counts(9_096_095, 7_465, 539_896));
        assertThat(cost.figures().run().blocks()).isEqualTo(7_312 + 2000 * 153);
    }

    @Test
    void workOutsideTheWindowIsNoPartOfTheSteadyCost() throws RunException {
        SampleProgram program = consumer(10, 2, 48);
        List<Run> runs = new ArrayList<>();
        for (long n : new long[] {1, 10, 20}) {
            List<Snapshot> snapshots = List.of(
                    program.snapshot(new Mark(Mark.Kind.FIRST_BEGIN, 1), n % 7),
                    program.snapshot(new Mark(Mark.Kind.LAST_END, n), n % 7 + n),
                    program.snapshot(new Mark(Mark.Kind.EXIT, 0), n % 7 + n + n % 3));
            runs.add(Run.withDeliveryPoint(n, program.raw(n, snapshots), ThreadFilter.standard()));
        }
        Cost cost = Cost.of(VARYING, List.of(RunSet.of(runs)), Owners.standard());
        assertThat(cost.steady(Metric.BLOCKS)).isEqualTo(new Amount(10 * 103, 10));
        assertThat(cost.figures().run().blocks()).isEqualTo(7_312 + (6 + 20 + 2) * 103);
    }

    @Test
    void withoutADeliveryPointSteadyIsTheDifferenceOfWholeRuns() throws RunException {
        SampleProgram program = consumer(10, 2, 48);
        Cost cost = whole(program);
        assertThat(cost.steady(Metric.BYTES)).isEqualTo(new Amount(48_720, 10));
    }

    @Test
    void steadyPerMethodTypeAndOwnerAddUpToTheTotal() throws RunException {
        Cost cost = cost("raw", consumer(13_630, 52, 2_528));
        assertThat(cost.methods().values().stream().reduce(Counts.ZERO, Counts::plus))
                .isEqualTo(cost.figures().steady());
        assertThat(cost.owners().values().stream().reduce(Counts.ZERO, Counts::plus))
                .isEqualTo(cost.figures().steady());
        assertThat(cost.types().get("byte[]").bytes()).isEqualTo(7_352_000);
        assertThat(cost.owners().keySet())
                .containsExactly("application", "framework", "client library", "codec", "JDK");
        assertThat(cost.owners().get("client library")).isEqualTo(new Counts(12_345_000, 61_000, 2_904_000));
    }

    @Test
    void theFirstDeliveriesOfTheTwoLargerRunsAreAProofByTwoJvms() throws RunException {
        Cost cost = cost("raw", consumer(1, 2, 48));
        assertThat(cost.exactness())
                .isEqualTo(new Exactness.Identical(new Exactness.Comparison(1, 2, OptionalLong.of(999))));
        assertThat(cost.exact()).isTrue();
    }

    @Test
    void repeatsAreExactWhateverWasExpected() throws RunException {
        Cost cost = cost(VARYING, consumer(1, 2, 48), consumer(1, 2, 48));
        assertThat(cost.exactness())
                .isEqualTo(new Exactness.Identical(new Exactness.Comparison(2, 4, OptionalLong.of(999))));
        assertThat(cost.exact()).isTrue();
    }

    @Test
    void withoutADeliveryPointOneMeasurementProvesNothingAndTwoDo() throws RunException {
        Cost once = whole(consumer(1, 2, 48));
        assertThat(once.exactness()).isEqualTo(new Exactness.Once());
        assertThat(once.exact()).isFalse();
        Cost twice = whole(consumer(1, 2, 48), consumer(1, 2, 48));
        assertThat(twice.exactness())
                .isEqualTo(new Exactness.Identical(new Exactness.Comparison(2, 4, OptionalLong.empty())));
        assertThat(whole(consumer(1, 2, 48), consumer(1, 3, 48)).exact()).isFalse();
    }

    @Test
    void aSmallerRunOfOneDeliveryHasNothingToCompare() throws RunException {
        RunSet runs = Samples.runs(consumer(1, 2, 48), ThreadFilter.standard(), 1, 10);
        assertThat(costOf(runs).exactness()).isEqualTo(new Exactness.Once());
    }

    @Test
    void theGreatestCommonMarkIsComparedWhereTheLargerRunIsNotTwiceTheSmaller() throws RunException {
        RunSet runs = Samples.runs(consumer(1, 2, 48), ThreadFilter.standard(), 1, 10, 50);
        assertThat(costOf(runs).exactness().comparison().deliveries()).hasValue(1);
    }

    @Test
    void oneUnitMoreInOneOfTwoJvmsIsNotExact() throws RunException {
        SampleProgram one = consumer(1, 2, 48);
        assertThat(costOf(Samples.runs(one, one)).exact()).isTrue();
        assertThat(costOf(Samples.runs(one, consumer(2, 2, 48))).exact()).isFalse();
        assertThat(costOf(Samples.runs(one, consumer(1, 3, 48))).exact()).isFalse();
        assertThat(costOf(Samples.runs(one, consumer(1, 2, 56))).exact()).isFalse();
    }

    @Test
    void aMethodThatCostsMoreWhileAnotherCostsAsMuchLessIsNotExact() throws RunException {
        Cost cost = costOf(Samples.runs(shaky(5, 20), shaky(9, 16)));
        Exactness.Differing differing = (Exactness.Differing) cost.exactness();
        assertThat(differing.lowest()).isEqualTo(differing.highest());
        assertThat(differing.methods()).hasSize(2);
        assertThat(differing.messages()).isEqualTo(999);
    }

    @Test
    void aLastDeliveryThatEndsInItsOwnWayIsNoPartOfTheComparison() throws RunException {
        assertThat(costOf(RunSet.of(List.of(flushing(1), flushing(100), flushing(200))))
                        .exact())
                .isTrue();
    }

    @Test
    void aControlThatCountsTheSameProvesEveryDelivery() throws RunException {
        Cost cost = costOf(controlled(flushing(200)));
        assertThat(cost.exactness())
                .isEqualTo(new Exactness.Identical(
                        new Exactness.Comparison(1, 3, OptionalLong.of(99)).controlling(List.of(200L))));
        assertThat(cost.exact()).isTrue();
        assertThat(cost.runs().all()).extracting(Run::n).containsExactly(1L, 100L, 200L);
    }

    @Test
    void whatComesInBetweenAfterTheComparedDeliveriesOfOneJvmIsNotExact() throws RunException {
        RunSet plain = Samples.runs(consumer(1, 2, 48), ThreadFilter.standard(), 1, 100, 200);
        Cost cost = costOf(controlled(plain.upper()));
        Exactness.Differing differing = (Exactness.Differing) cost.exactness();
        assertThat(differing.comparison())
                .isEqualTo(new Exactness.Comparison(1, 2, OptionalLong.empty(), OptionalLong.of(200)));
        assertThat(differing.messages()).isEqualTo(200);
        assertThat(differing.highest().instructions() - differing.lowest().instructions())
                .isEqualTo(39L * (1 + 12_345 + 30_000));
        assertThat(cost.exact()).isFalse();
    }

    @Test
    void withoutADeliveryPointTheControlsOfBothRunsProve() throws RunException {
        SampleProgram program = consumer(1, 2, 48);
        assertThat(costOf(wholes(program, program, program)).exactness())
                .isEqualTo(new Exactness.Identical(
                        new Exactness.Comparison(1, 4, OptionalLong.empty()).controlling(List.of(10L, 20L))));
        SampleProgram other = consumer(1, 3, 48);
        assertThat(costOf(wholes(other, program, program)).exact()).isFalse();
        assertThat(costOf(wholes(program, other, program)).exact()).isFalse();
        assertThat(costOf(wholes(program, program, other)).exact()).isFalse();
    }

    private static RunSet wholes(SampleProgram lower, SampleProgram upper, SampleProgram controls) throws RunException {
        return RunSet.controlled(
                List.of(wholeRun(10, lower), wholeRun(20, upper)),
                List.of(wholeRun(10, controls), wholeRun(20, controls)));
    }

    private static Run wholeRun(long n, SampleProgram program) throws RunException {
        return Run.whole(n, program.counts(n), ThreadFilter.standard());
    }

    private static RunSet controlled(Run control) throws RunException {
        return RunSet.controlled(List.of(flushing(1), flushing(100), flushing(200)), List.of(control));
    }

    /** Its last delivery does the work of 40. */
    private static Run flushing(long n) throws RunException {
        SampleProgram program = consumer(1, 2, 48);
        List<Snapshot> snapshots = new ArrayList<>(program.counts(n).snapshots());
        int size = snapshots.size();
        snapshots.set(size - 2, program.snapshot(new Mark(Mark.Kind.LAST_END, n), n + 39));
        snapshots.set(size - 1, program.snapshot(new Mark(Mark.Kind.EXIT, 0), n + 39));
        return Run.withDeliveryPoint(n, program.raw(n, snapshots), ThreadFilter.standard());
    }

    @Test
    void equalBeginningsWithDifferentSteadyCostsAreNotExact() throws RunException {
        RunSet plain = RunSet.of(List.of(flushing(1), flushing(100), flushing(200)));
        RunSet longer = Samples.runs(consumer(1, 2, 48), ThreadFilter.standard(), 1, 100, 200);
        RunSet other = RunSet.of(List.of(flushing(1), longer.lower(), flushing(200)));
        Cost cost = Cost.of(VARYING, List.of(plain, other), Owners.standard());
        Exactness.Differing differing = (Exactness.Differing) cost.exactness();
        assertThat(differing.comparison()).isEqualTo(new Exactness.Comparison(2, 4, OptionalLong.empty()));
        assertThat(differing.messages()).isEqualTo(100);
    }

    @Test
    void differingRepeatsNameTheMethodsWidestFirst() throws RunException {
        Cost cost = cost("raw", shaky(5, 20), shaky(9, 10), shaky(7, 15));
        assertThat(cost.exact()).isFalse();
        Exactness.Differing differing = (Exactness.Differing) cost.exactness();
        assertThat(differing.comparison()).isEqualTo(new Exactness.Comparison(3, 6, OptionalLong.of(999)));
        assertThat(differing.methods())
                .containsExactly(
                        new MethodSpread(
                                new MethodKey("java.util.Random", "next", "(I)I"),
                                new Counts(9_990, 0, 0),
                                new Counts(19_980, 0, 0),
                                Cause.RANDOM),
                        new MethodSpread(
                                new MethodKey("java.util.HashMap", "hash", "(Ljava/lang/Object;)I"),
                                new Counts(4_995, 0, 0),
                                new Counts(8_991, 0, 0),
                                Cause.HASH_ORDER));
    }

    @Test
    void methodsThatSteerOthersAreSuspectsWhenTheirOwnCountsAreTheSame() throws RunException {
        Cost cost = cost("raw", shaky(5, 20), shaky(9, 20));
        assertThat(((Exactness.Differing) cost.exactness()).suspects())
                .containsExactly(new Exactness.Suspect(
                        new MethodKey("java.util.Random", "next", "(I)I"), Cause.RANDOM, Optional.empty()));
        Cost itself = cost("raw", shaky(5, 20), shaky(5, 21));
        assertThat(((Exactness.Differing) itself.exactness()).suspects()).isEmpty();
    }

    @Test
    void oneUnitMoreInOneRepeatIsNotExact() throws RunException {
        SampleProgram one = consumer(1, 2, 48);
        assertThat(cost("raw", one, one, consumer(2, 2, 48)).exact()).isFalse();
        assertThat(cost("raw", one, one, consumer(1, 3, 48)).exact()).isFalse();
        assertThat(cost("raw", one, one, consumer(1, 2, 56)).exact()).isFalse();
    }

    @Test
    void theMeasurementInTheMiddleIsShownAndAllAreKept() throws RunException {
        Cost cost = cost(VARYING, consumer(3, 0, 0), consumer(1, 0, 0), consumer(9, 0, 0));
        assertThat(cost.steady(Metric.INSTRUCTIONS).difference()).isEqualTo(42_348_000);
        assertThat(cost.repeats())
                .extracting(figures -> figures.steady().instructions())
                .containsExactly(42_348_000L, 42_346_000L, 42_354_000L);
    }

    @Test
    void measurementsOfOtherNumbersAreRefused() throws RunException {
        SampleProgram program = consumer(1, 2, 48);
        RunSet one = Samples.runs(program);
        RunSet other = Samples.runs(program, ThreadFilter.standard(), 1, 10, 20);
        assertThatIllegalArgumentException().isThrownBy(() -> Cost.of(VARYING, List.of(one, other), Owners.standard()));
        assertThatIllegalArgumentException().isThrownBy(() -> Cost.of(VARYING, List.of(), Owners.standard()));
    }

    private static Cost costOf(RunSet runs) {
        return Cost.of(VARYING, List.of(runs), Owners.standard());
    }

    private static Cost whole(SampleProgram... repeats) throws RunException {
        List<RunSet> measurements = new ArrayList<>();
        for (SampleProgram program : repeats) {
            measurements.add(RunSet.of(List.of(
                    Run.whole(1, program.countsWithoutDeliveryPoint(1), ThreadFilter.standard()),
                    Run.whole(11, program.countsWithoutDeliveryPoint(11), ThreadFilter.standard()))));
        }
        return Cost.of(VARYING, measurements, Owners.standard());
    }

    private static SampleProgram shaky(long hash, long random) {
        return consumer(1, 2, 48)
                .method("java.util.HashMap", "hash", "(Ljava/lang/Object;)I", counts(0, 0, 0), counts(hash, 0, 0))
                .method("java.util.Random", "next", "(I)I", counts(0, 0, 0), counts(random, 0, 0));
    }
}
