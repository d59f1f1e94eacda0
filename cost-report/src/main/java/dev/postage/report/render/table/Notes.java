package dev.postage.report.render.table;

import dev.postage.report.runs.Coverage;
import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.LimitCheck;
import dev.postage.report.verdict.ReplacedLimit;
import dev.postage.report.verdict.Report;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.function.ToLongFunction;

/** What a reader must know of the table above: what the numbers cover and which limits did not apply. */
final class Notes {
    private Notes() {}

    static void print(Report report, Page page) {
        if (report.judged().isEmpty()) {
            return;
        }
        page.blank();
        ExactnessWords.meanings(report).forEach(line -> page.line(Style.FAINT, line));
        page.line(Style.FAINT, coverage(report));
        long unchecked = report.judged().stream()
                .flatMap(judged -> judged.checks().stream())
                .filter(check -> check.outcome() == LimitCheck.Outcome.UNCHECKED)
                .count();
        if (unchecked > 0) {
            page.line(
                    Style.DOUBTFUL,
                    Words.counted(unchecked, "limit")
                            + " on growth not checked: there is nothing comparable to grow from.");
        }
        report.judged()
                .forEach(judged -> judged.replaced().stream()
                        .filter(ReplacedLimit::loosened)
                        .forEach(replaced -> page.line(Style.DOUBTFUL, loosened(judged, replaced))));
    }

    private static String coverage(Report report) {
        List<Coverage> coverages = report.judged().stream()
                .map(judged -> judged.cost().runs().upper().coverage())
                .toList();
        return "Counted " + range(coverages, Coverage::classes, "class") + "; not counted: "
                + range(coverages, Coverage::hiddenUncounted, "hidden class") + ", "
                + range(coverages, coverage -> coverage.excluded().size(), "excluded class") + ", "
                + range(coverages, coverage -> coverage.failed().size(), "failed class") + ".";
    }

    private static String range(List<Coverage> coverages, ToLongFunction<Coverage> size, String what) {
        LongSummaryStatistics sizes = coverages.stream().mapToLong(size).summaryStatistics();
        String from = sizes.getMin() == sizes.getMax() ? "" : Numbers.whole(sizes.getMin()) + " to ";
        return from + Words.counted(sizes.getMax(), what);
    }

    private static String loosened(Judged judged, ReplacedLimit replaced) {
        return Words.printable(judged.scenario()) + ": "
                + LimitWords.origin(replaced.by().origin()) + " loosens "
                + LimitWords.limit(replaced.replaced()) + " of "
                + LimitWords.origin(replaced.replaced().origin()) + ".";
    }
}
