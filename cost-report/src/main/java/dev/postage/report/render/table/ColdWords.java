package dev.postage.report.render.table;

import dev.postage.report.cost.Metric;
import dev.postage.report.runs.Counts;
import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.Report;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says where cold starts are not the same every time although the deliveries are. */
final class ColdWords {
    private ColdWords() {}

    /** A line for each scenario with more than one cold start. */
    static List<String> notes(Report report) {
        return report.judged().stream()
                .filter(ColdWords::differs)
                .map(judged -> "Cold starts of " + Words.printable(judged.scenario()) + " are not exact: "
                        + ranges(judged.cost().coldRange()) + ".")
                .toList();
    }

    private static boolean differs(Judged judged) {
        List<Counts> range = judged.cost().coldRange();
        return !range.get(0).equals(range.get(1));
    }

    private static String ranges(List<Counts> range) {
        return Stream.of(Metric.values())
                .map(metric -> Numbers.range(metric.of(range.get(0)), metric.of(range.get(1))) + " " + metric.label())
                .collect(Collectors.joining(", "));
    }
}
