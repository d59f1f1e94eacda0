package dev.postage.report.verdict;

import dev.postage.report.cost.Metric;
import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Finds the methods that grew most. */
final class MethodGrowths {
    private static final int MOST = 5;

    private MethodGrowths() {}

    /** At most five, taken in turn from the top of each metric's ranking, so that every metric names its culprit. */
    static List<MethodGrowth> most(Map<MethodKey, Counts> before, Map<MethodKey, Counts> now, List<Metric> metrics) {
        List<MethodGrowth> all = all(before, now);
        List<List<MethodGrowth>> rankings =
                metrics.stream().map(metric -> ranking(all, metric)).toList();
        Set<MethodGrowth> most = new LinkedHashSet<>();
        int longest = rankings.stream().mapToInt(List::size).max().orElse(0);
        for (int rank = 0; rank < longest && most.size() < MOST; rank++) {
            for (List<MethodGrowth> ranking : rankings) {
                if (rank < ranking.size() && most.size() < MOST) {
                    most.add(ranking.get(rank));
                }
            }
        }
        return List.copyOf(most);
    }

    private static List<MethodGrowth> all(Map<MethodKey, Counts> before, Map<MethodKey, Counts> now) {
        Set<MethodKey> methods = new TreeSet<>(before.keySet());
        methods.addAll(now.keySet());
        List<MethodGrowth> all = new ArrayList<>();
        for (MethodKey method : methods) {
            all.add(new MethodGrowth(
                    method, before.getOrDefault(method, Counts.ZERO), now.getOrDefault(method, Counts.ZERO)));
        }
        return all;
    }

    private static List<MethodGrowth> ranking(List<MethodGrowth> all, Metric metric) {
        return all.stream()
                .filter(growth -> metric.of(growth.more()) > 0)
                .sorted(Comparator.comparingLong((MethodGrowth growth) -> metric.of(growth.more()))
                        .reversed())
                .limit(MOST)
                .toList();
    }
}
