package dev.postage.report.runs;

import static dev.postage.report.sample.Samples.consumer;
import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.ThreadCounts;
import dev.postage.report.sample.SampleProgram;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

final class ByteCheckTest {
    @Test
    void whatTheVmSaysIsWhatWasCountedAndWhatItMadeItself() throws RunException {
        Run run = run(consumer(10, 2, 48).vmBytes(728));
        assertThat(run.bytes()).isEqualTo(new ByteCheck(run.whole().total().bytes(), OptionalLong.of(728)));
        assertThat(run.bytes().allocated()).hasValue(run.whole().total().bytes() + 728);
        assertThat(run.measuredBytes()).isEqualTo(new ByteCheck(10 * 4_872, OptionalLong.of(0)));
    }

    @Test
    void oneThreadOfWhichTheVmKeepsNoNumberMakesTheSumUnknown() throws RunException {
        Run run = run(consumer(10, 2, 48).otherThread("virtual", 5, ThreadCounts.VM_BYTES_UNKNOWN));
        assertThat(run.bytes().madeByVm()).isEmpty();
        assertThat(run.bytes().allocated()).isEmpty();
        assertThat(run.measuredBytes().madeByVm()).isEmpty();
    }

    @Test
    void threadsThatAreNotCountedHaveNoPart() throws RunException {
        SampleProgram program = consumer(10, 2, 48).otherThread("virtual", 5, ThreadCounts.VM_BYTES_UNKNOWN);
        Run run = Run.withDeliveryPoint(10, program.counts(10), ThreadFilter.of(List.of("AMQP *")));
        assertThat(run.bytes().madeByVm()).hasValue(728);
    }

    @Test
    void deliveriesAreSeenOnlyWithADeliveryPoint() throws RunException {
        assertThat(run(consumer(10, 2, 48)).seen()).hasValue(10);
        Run whole = Run.whole(10, consumer(10, 2, 48).countsWithoutDeliveryPoint(10), ThreadFilter.standard());
        assertThat(whole.seen()).isEmpty();
        assertThat(whole.measuredBytes()).isEqualTo(whole.bytes());
    }

    private static Run run(SampleProgram program) throws RunException {
        return Run.withDeliveryPoint(10, program.counts(10), ThreadFilter.standard());
    }
}
