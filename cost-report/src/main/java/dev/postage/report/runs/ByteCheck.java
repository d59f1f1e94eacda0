package dev.postage.report.runs;

import java.util.Collection;
import java.util.OptionalLong;

/**
 * The bytes that were counted beside those that the VM says it has allocated, by the chosen threads.
 *
 * @param counted bytes of counted objects and arrays
 * @param madeByVm what the VM has allocated besides: objects that no bytecode asks for, such as stack traces; empty when
 *     the VM keeps no number for one of the threads
 */
public record ByteCheck(long counted, OptionalLong madeByVm) {

    static ByteCheck of(Collection<ThreadTotals> threads) {
        long counted = 0;
        long madeByVm = 0;
        boolean known = true;
        for (ThreadTotals thread : threads) {
            if (thread.included()) {
                counted += thread.counts().bytes();
                madeByVm += thread.vmBytes().orElse(0);
                known &= thread.vmBytes().isPresent();
            }
        }
        return new ByteCheck(counted, known ? OptionalLong.of(madeByVm) : OptionalLong.empty());
    }

    /** What {@code ThreadMXBean} says was allocated, without the agent's own part. */
    public OptionalLong allocated() {
        return madeByVm.isPresent() ? OptionalLong.of(counted + madeByVm.getAsLong()) : OptionalLong.empty();
    }

    /** What was counted and made after an earlier check; unknown where one of the two is. */
    public ByteCheck minus(ByteCheck earlier) {
        return new ByteCheck(
                counted - earlier.counted,
                madeByVm.isPresent() && earlier.madeByVm.isPresent()
                        ? OptionalLong.of(madeByVm.getAsLong() - earlier.madeByVm.getAsLong())
                        : OptionalLong.empty());
    }
}
