package dev.postage.agent.collect;

import dev.postage.agent.boot.PostageEnded;
import dev.postage.agent.boot.PostageThread;
import dev.postage.agent.counts.ThreadCounts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The sums of threads that have ended; threads of one name are one from then on. Safe for use by several threads. */
final class EndedThreads {
    private static final int MOST_NAMES = 10_000;
    private static final String OTHERS = "(other ended threads)";

    /** By name; for who has {@link PostageEnded#SUM}. */
    private final Map<String, ThreadImage> sums = new LinkedHashMap<>();

    /**
     * Adds the counters of a thread, unless somebody else is adding up and will find it. Called by carriers too, so that
     * it waits for nobody.
     */
    void add(PostageThread state, AllocatedBytes allocated) {
        // for a virtual thread, which its carrier ends, the VM keeps no number
        boolean known = state.thread == Thread.currentThread();
        PostageEnded.add(state, known ? Image.allocated(state, allocated) : ThreadCounts.VM_BYTES_UNKNOWN);
        addWaiting();
    }

    /** Until {@link #release} the sums stand still: threads that end wait, so that none is in a sum and elsewhere too. */
    void hold() {
        while (!PostageEnded.SUM.tryAcquire()) {
            Thread.onSpinWait();
        }
    }

    /** The sums, for who {@linkplain #hold holds} them. */
    List<ThreadImage> sums() {
        return new ArrayList<>(sums.values());
    }

    /** Ends what {@link #hold} began. */
    void release() {
        PostageEnded.SUM.release();
        addWaiting();
    }

    /** Asks again after giving the lock back: a thread may have come that found it taken. */
    private void addWaiting() {
        while (PostageEnded.first() != null && PostageEnded.SUM.tryAcquire()) {
            try {
                addAll();
            } catch (OutOfMemoryError e) {
                // whoever comes next tries again; this thread's own end must not fail
                return;
            } finally {
                PostageEnded.SUM.release();
            }
        }
    }

    private void addAll() {
        for (PostageThread state = PostageEnded.first(); state != null; state = PostageEnded.first()) {
            String name = state.thread.getName();
            sum(sums.size() < MOST_NAMES || sums.containsKey(name) ? name : OTHERS)
                    .add(state.counts, state.endedBytes);
            PostageEnded.removeFirst();
        }
    }

    private ThreadImage sum(String name) {
        ThreadImage sum = sums.get(name);
        if (sum == null) {
            sum = new ThreadImage(name);
            sums.put(name, sum);
        }
        return sum;
    }
}
