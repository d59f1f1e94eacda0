package dev.postage.report.runs;

import static dev.postage.report.sample.Samples.consumer;
import static dev.postage.report.sample.Samples.counts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.postage.agent.counts.Mark;
import dev.postage.agent.counts.MethodCounts;
import dev.postage.agent.counts.RawCounts;
import dev.postage.agent.counts.Snapshot;
import dev.postage.agent.counts.ThreadCounts;
import dev.postage.agent.counts.TypeCounts;
import dev.postage.report.sample.SampleProgram;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

final class RunTest {
    private static final ThreadFilter ALL = ThreadFilter.standard();
    private static final Mark BEGIN = new Mark(Mark.Kind.FIRST_BEGIN, 1);
    private static final Mark EXIT = new Mark(Mark.Kind.EXIT, 0);

    @Test
    void windowIsFromFirstBeginToLastEnd() throws RunException {
        Run run = Run.withDeliveryPoint(1000, consumer(10, 2, 48).counts(1000), ALL);
        assertThat(run.window()).map(Tally::total).contains(new Counts(42_355_000, 103_000, 4_872_000));
        assertThat(run.measured()).isEqualTo(run.window().orElseThrow());
        assertThat(run.deliveries()).isEqualTo(1000);
    }

    @Test
    void wholeRunIsEverythingUpToTheEnd() throws RunException {
        Run run = Run.withDeliveryPoint(1, consumer(10, 2, 48).counts(1), ALL);
        assertThat(run.whole().total()).isEqualTo(new Counts(9_082_475, 7_415, 537_416));
    }

    @Test
    void windowEndsAtTheLastDeliverysEndWhenThatIsAPowerOfTen() throws RunException {
        SampleProgram program = consumer(10, 2, 48);
        RawCounts counts = program.raw(
                10,
                List.of(
                        program.snapshot(BEGIN, 0),
                        program.snapshot(new Mark(Mark.Kind.DELIVERY_END, 1), 1),
                        program.snapshot(new Mark(Mark.Kind.DELIVERY_END, 10), 10),
                        program.snapshot(EXIT, 12)));
        assertThat(Run.withDeliveryPoint(10, counts, ALL).measured().total().blocks())
                .isEqualTo(1030);
    }

    @Test
    void generatedClassesAreMergedUnderOneName() throws RunException {
        SampleProgram program = new SampleProgram()
                .method("a.B$$Lambda$1/0x01", "run", "()V", counts(0, 0, 0), counts(3, 1, 16))
                .method("a.B$$Lambda$2/0x02", "run", "()V", counts(0, 0, 0), counts(4, 1, 16))
                .type("a.B$$Lambda$1/0x01");
        Tally window = Run.withDeliveryPoint(2, program.counts(2), ALL).measured();
        assertThat(window.methods())
                .containsOnly(org.assertj.core.api.Assertions.entry(
                        new MethodKey("a.B$$Lambda", "run", "()V"), new Counts(14, 4, 64)));
        assertThat(window.types()).containsOnlyKeys("a.B$$Lambda");
    }

    @Test
    void onlyChosenThreadsCountButAllAreListed() throws RunException {
        RawCounts counts =
                consumer(10, 2, 48).otherThread("pool-1-thread-1", 500, 0).counts(3);
        Run all = Run.withDeliveryPoint(3, counts, ALL);
        Run chosen = Run.withDeliveryPoint(3, counts, ThreadFilter.of(List.of("AMQP *")));
        assertThat(all.whole().total().instructions() - chosen.whole().total().instructions())
                .isEqualTo(500);
        assertThat(chosen.threads().keySet()).isEqualTo(all.threads().keySet());
        assertThat(chosen.threads().get("pool-1-thread-1").included()).isFalse();
    }

    @Test
    void withoutDeliveryPointDeliveriesAreWhatWasAskedFor() throws RunException {
        Run run = Run.whole(7, consumer(10, 2, 48).countsWithoutDeliveryPoint(7), ALL);
        assertThat(run.deliveries()).isEqualTo(7);
        assertThat(run.window()).isEmpty();
        assertThat(run.measured()).isEqualTo(run.whole());
    }

    @Test
    void anotherNumberOfDeliveriesIsRefused() {
        assertRefused(
                RunException.Reason.WRONG_DELIVERIES,
                "998 deliveries were handled, expected 1000: the scenario must handle exactly the number on its command line",
                () -> Run.withDeliveryPoint(1000, consumer(10, 2, 48).counts(998), ALL));
    }

    @Test
    void aDeliveryPointNeverPassedIsRefused() {
        assertRefused(
                RunException.Reason.WRONG_DELIVERIES,
                "0 deliveries were handled, expected 5: the delivery point was never passed, check its class and method",
                () -> Run.withDeliveryPoint(5, consumer(10, 2, 48).countsWithoutDeliveryPoint(5), ALL));
    }

    @Test
    void zeroCountsAreRefused() {
        SampleProgram idle = new SampleProgram().method("a.B", "c", "()V", counts(0, 0, 0), counts(0, 0, 0));
        assertRefused(
                RunException.Reason.ZERO_COUNTS,
                "no instruction was counted in the whole run, expected more than 0: check that the agent is active in the JVM",
                () -> Run.whole(5, idle.countsWithoutDeliveryPoint(5), ALL));
    }

    @Test
    void aFilterThatChoosesNoWorkingThreadIsRefusedWithTheThreadsThereAre() {
        assertRefused(
                RunException.Reason.ZERO_COUNTS,
                "no instruction was counted between the first delivery's begin and the last one's end, expected more than 0:"
                        + " the thread filter chooses none that works, threads of this run are"
                        + " AMQP Connection 127.0.0.1:5672, Reference Handler",
                () -> Run.withDeliveryPoint(5, consumer(10, 2, 48).counts(5), ThreadFilter.of(List.of("amqp*"))));
    }

    @Test
    void aWindowThatNeverOpenedIsRefused() {
        SampleProgram program = consumer(10, 2, 48);
        assertRefused(
                RunException.Reason.NO_WINDOW,
                "no mark of the first delivery's begin",
                () -> Run.withDeliveryPoint(5, program.raw(5, List.of(program.snapshot(EXIT, 5))), ALL));
    }

    @Test
    void aWindowThatNeverClosedIsRefused() {
        SampleProgram program = consumer(10, 2, 48);
        assertRefused(
                RunException.Reason.NO_WINDOW,
                "no mark of the end of delivery 5",
                () -> Run.withDeliveryPoint(
                        5, program.raw(5, List.of(program.snapshot(BEGIN, 0), program.snapshot(EXIT, 5))), ALL));
    }

    @Test
    void countsWithoutTheMarkOfTheEndAreRefused() {
        SampleProgram program = consumer(10, 2, 48);
        assertRefused(
                RunException.Reason.INCONSISTENT,
                "do not end with the mark of the JVM's end",
                () -> Run.whole(1, program.raw(0, List.of(program.snapshot(BEGIN, 0))), ALL));
        assertRefused(
                RunException.Reason.INCONSISTENT,
                "do not end with the mark of the JVM's end",
                () -> Run.whole(1, program.raw(0, List.of()), ALL));
    }

    @Test
    void aThreadRenamedInTheWindowMisleadsOnlyAFilterByName() throws RunException {
        SampleProgram before = consumer(10, 2, 48).thread("worker idle");
        SampleProgram after = consumer(10, 2, 48).thread("worker busy");
        RawCounts counts = before.raw(
                5,
                List.of(
                        before.snapshot(BEGIN, 0),
                        after.snapshot(new Mark(Mark.Kind.LAST_END, 5), 5),
                        after.snapshot(EXIT, 5)));
        assertThat(Run.withDeliveryPoint(5, counts, ALL).measured().total().blocks())
                .isEqualTo(515);
        assertRefused(
                RunException.Reason.INCONSISTENT,
                "thread 'worker idle' was renamed",
                () -> Run.withDeliveryPoint(5, counts, ThreadFilter.of(List.of("worker busy"))));
    }

    @Test
    void hostileRecordsAreRefused() {
        assertInconsistent("there is no method 9", thread(List.of(new MethodCounts(9, 1, 0, 0)), List.of(), 1));
        assertInconsistent("there is no method -1", thread(List.of(new MethodCounts(-1, 1, 0, 0)), List.of(), 1));
        assertInconsistent("not the sum", thread(List.of(new MethodCounts(0, 1, 0, 0)), List.of(), 2));
        assertInconsistent("below 0", thread(List.of(new MethodCounts(0, -1, 0, 0)), List.of(), -1));
        assertInconsistent(
                "above 999999999999999999",
                thread(List.of(new MethodCounts(0, Long.MAX_VALUE, 0, 0)), List.of(), Long.MAX_VALUE));
        assertInconsistent(
                "there is no type 5",
                thread(List.of(new MethodCounts(0, 1, 0, 0)), List.of(new TypeCounts(5, 1, 1)), 1));
        assertInconsistent(
                "below 0", thread(List.of(new MethodCounts(0, 1, 0, 0)), List.of(new TypeCounts(0, 1, -1)), 1));
    }

    @Test
    void countersThatFallAreRefused() {
        SampleProgram program = consumer(10, 2, 48);
        RawCounts counts = program.raw(
                5,
                List.of(
                        program.snapshot(BEGIN, 9),
                        program.snapshot(new Mark(Mark.Kind.LAST_END, 5), 5),
                        program.snapshot(EXIT, 9)));
        assertRefused(
                RunException.Reason.INCONSISTENT,
                "counters are lower at the end",
                () -> Run.withDeliveryPoint(5, counts, ALL));
    }

    @Test
    void aRunOfNoDeliveriesIsAMistakeOfTheCaller() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Run.whole(0, consumer(1, 1, 1).countsWithoutDeliveryPoint(0), ALL));
    }

    private static ThreadCounts thread(List<MethodCounts> methods, List<TypeCounts> types, long instructions) {
        return new ThreadCounts("main", instructions, 0, 0, 0, methods, types);
    }

    private static void assertInconsistent(String part, ThreadCounts thread) {
        RawCounts counts = new SampleProgram()
                .method("a.B", "c", "()V", counts(0, 0, 0), counts(0, 0, 0))
                .raw(0, List.of(new Snapshot(EXIT, List.of(thread))));
        assertRefused(RunException.Reason.INCONSISTENT, part, () -> Run.whole(1, counts, ALL));
    }

    private static void assertRefused(RunException.Reason reason, String part, ThrowingCallable call) {
        assertThatExceptionOfType(RunException.class)
                .isThrownBy(call)
                .withMessageContaining(part)
                .satisfies(e -> assertThat(e.reason()).isEqualTo(reason));
    }
}
