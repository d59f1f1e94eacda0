package dev.postage.report.render.table;

import dev.postage.report.runs.Coverage;
import dev.postage.report.verdict.Report;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/** What the numbers of a table cover, over the largest run of each scenario. */
final class CoverageWords {
    private CoverageWords() {}

    /** Classes counted, then those that are not, with their reasons; failed ones have a section of their own. */
    static List<String> lines(Report report) {
        List<Coverage> coverages = report.judged().stream()
                .map(judged -> judged.cost().runs().upper().coverage())
                .toList();
        return List.of(
                "Counted " + range(coverages, Coverage::classes, "class") + ", among them "
                        + range(coverages, Coverage::hiddenCounted, "hidden one") + "; "
                        + range(coverages, coverage -> coverage.failed().size(), "failed class") + ".",
                "Not counted: " + range(coverages, Coverage::hiddenUncounted, "hidden class")
                        + " that were there before the agent; "
                        + range(coverages, coverage -> coverage.excluded().size(), "excluded class")
                        + reasons(coverages) + ".");
    }

    private static String range(List<Coverage> coverages, ToLongFunction<Coverage> size, String what) {
        LongSummaryStatistics sizes = coverages.stream().mapToLong(size).summaryStatistics();
        String from = sizes.getMin() == sizes.getMax() ? "" : Numbers.whole(sizes.getMin()) + " to ";
        return from + Words.counted(sizes.getMax(), what);
    }

    /** Each reason with the number of classes in the run that has most of them. */
    private static String reasons(List<Coverage> coverages) {
        TreeMap<String, Long> most = new TreeMap<>();
        for (Coverage coverage : coverages) {
            coverage.excluded().stream()
                    .collect(Collectors.groupingBy(Coverage.Uncounted::reason, Collectors.counting()))
                    .forEach((reason, classes) -> most.merge(reason, classes, Math::max));
        }
        return most.isEmpty()
                ? ""
                : most.entrySet().stream()
                        .map(entry -> Numbers.whole(entry.getValue()) + ": " + Words.printable(entry.getKey()))
                        .collect(Collectors.joining(", ", " (", ")"));
    }
}
