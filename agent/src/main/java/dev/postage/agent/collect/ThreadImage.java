package dev.postage.agent.collect;

import dev.postage.agent.counts.ThreadCounts;

/** A copy of one thread's counters, or the sum of several threads of one name. */
final class ThreadImage {
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
        if (pages.length < counts.length) {
            long[][] larger = new long[counts.length][];
            System.arraycopy(pages, 0, larger, 0, pages.length);
            pages = larger;
        }
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] != null) {
                if (pages[i] == null) {
                    pages[i] = new long[counts[i].length];
                }
                System.arraycopy(counts[i], 0, pages[i], 0, counts[i].length);
            }
        }
    }

    /** Adds the counters of another thread of the same name. */
    void add(ThreadImage other) {
        if (pages.length < other.pages.length) {
            long[][] larger = new long[other.pages.length][];
            System.arraycopy(pages, 0, larger, 0, pages.length);
            pages = larger;
        }
        for (int i = 0; i < other.pages.length; i++) {
            if (other.pages[i] != null) {
                if (pages[i] == null) {
                    pages[i] = new long[other.pages[i].length];
                }
                for (int k = 0; k < pages[i].length; k++) {
                    pages[i][k] += other.pages[i][k];
                }
            }
        }
        boolean unknown =
                allocated == ThreadCounts.VM_BYTES_UNKNOWN || other.allocated == ThreadCounts.VM_BYTES_UNKNOWN;
        allocated = unknown ? ThreadCounts.VM_BYTES_UNKNOWN : allocated + other.allocated;
    }
}
