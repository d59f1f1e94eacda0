package dev.postage.agent.collect;

import dev.postage.agent.counts.ThreadCounts;
import java.util.Arrays;

/** A copy of one thread's counters, or the sum of several threads of one name. */
final class ThreadImage {
    private static final long[] NONE = new long[0];

    final String name;
    long[][] pages = new long[0][];

    /** What the VM says was allocated, less the agent's own; {@link ThreadCounts#VM_BYTES_UNKNOWN} when it does not say. */
    long allocated;

    ThreadImage(String name) {
        this.name = name;
    }

    /** Takes over the counters, reusing what arrays there are. */
    void copy(long[][] counts, long allocatedBytes) {
        allocated = allocatedBytes;
        makeRoom(counts);
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] != null) {
                System.arraycopy(counts[i], 0, pages[i], 0, counts[i].length);
            }
        }
    }

    /** Adds the counters of another thread of the same name: all of them, or none when memory is at its end. */
    void add(long[][] counts, long allocatedBytes) {
        makeRoom(counts);
        for (int i = 0; i < counts.length; i++) {
            long[] sum = counts[i] == null ? NONE : pages[i];
            for (int k = 0; k < sum.length; k++) {
                sum[k] += counts[i][k];
            }
        }
        boolean unknown = allocated == ThreadCounts.VM_BYTES_UNKNOWN || allocatedBytes == ThreadCounts.VM_BYTES_UNKNOWN;
        allocated = unknown ? ThreadCounts.VM_BYTES_UNKNOWN : allocated + allocatedBytes;
    }

    private void makeRoom(long[][] counts) {
        if (pages.length < counts.length) {
            pages = Arrays.copyOf(pages, counts.length);
        }
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] != null && pages[i] == null) {
                pages[i] = new long[counts[i].length];
            }
        }
    }
}
