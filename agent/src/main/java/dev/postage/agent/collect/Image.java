package dev.postage.agent.collect;

import dev.postage.agent.boot.PostageThread;
import dev.postage.agent.boot.PostageThreads;
import dev.postage.agent.counts.Mark;
import dev.postage.agent.counts.ThreadCounts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A copy of all threads' counters, taken at one mark; it can be taken again into the same arrays. */
final class Image {
    Mark mark;
    private Map<PostageThread, ThreadImage> live = new HashMap<>();
    private List<ThreadImage> threads = List.of();

    /** Copies the counters as they are now. */
    void take(Mark at, AllocatedBytes allocated, List<ThreadImage> retired) {
        mark = at;
        List<ThreadImage> taken = new ArrayList<>();
        // without those that have ended since: there may be many in the course of time
        Map<PostageThread, ThreadImage> living = new HashMap<>();
        for (PostageThread state : PostageThreads.all()) {
            ThreadImage image = live.get(state);
            if (image == null) {
                image = new ThreadImage(state.thread.getName());
            }
            living.put(state, image);
            image.copy(state.counts, allocated(state, allocated));
            taken.add(image);
        }
        live = living;
        for (ThreadImage ended : retired) {
            ThreadImage image = new ThreadImage(ended.name);
            image.add(ended.pages, ended.allocated);
            taken.add(image);
        }
        threads = taken;
    }

    /** Threads and sums of ended threads. */
    List<ThreadImage> threads() {
        return threads;
    }

    /** What the VM says the thread has allocated since counting began, without the agent's part. */
    static long allocated(PostageThread state, AllocatedBytes allocated) {
        if (state.thread == Thread.currentThread() && !state.ended) {
            // muted: the agent's part began with -allocated() and stands open, so both cancel out
            return -state.agentBytes - state.allocatedBefore;
        }
        long bytes = allocated.of(state.thread);
        if (state.ended) {
            return state.endedBytes;
        }
        return bytes < 0 ? ThreadCounts.VM_BYTES_UNKNOWN : bytes - state.agentBytes - state.allocatedBefore;
    }
}
