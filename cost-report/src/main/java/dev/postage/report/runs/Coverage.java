package dev.postage.report.runs;

import java.util.List;

/**
 * What one run's numbers cover.
 *
 * @param classes classes whose methods were counted, hidden ones included
 * @param methods methods of those classes
 * @param hiddenCounted hidden classes counted
 * @param hiddenUncounted hidden classes that existed before the agent or could not be counted
 * @param excluded classes left out on purpose
 * @param failed classes that could not be counted; not empty means that counts are a lower bound
 */
public record Coverage(
        long classes,
        long methods,
        long hiddenCounted,
        long hiddenUncounted,
        List<Uncounted> excluded,
        List<Uncounted> failed) {

    public Coverage {
        excluded = List.copyOf(excluded);
        failed = List.copyOf(failed);
    }

    /**
     * A class that is not counted, or counted only in part.
     *
     * @param className binary name with dots; one method is named as {@code class#method(descriptor)}
     * @param reason one sentence
     */
    public record Uncounted(String className, String reason) {}
}
