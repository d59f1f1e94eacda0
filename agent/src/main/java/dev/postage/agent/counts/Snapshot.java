package dev.postage.agent.counts;

import java.util.List;

/**
 * All threads' counters at one mark.
 *
 * @param mark the moment
 * @param threads every thread that had run counted code by then
 */
public record Snapshot(Mark mark, List<ThreadCounts> threads) {

    public Snapshot {
        threads = List.copyOf(threads);
    }
}
