package dev.postage.report.render.table;

import dev.postage.report.baseline.Baseline;
import dev.postage.report.verdict.Failed;
import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.Report;
import dev.postage.report.verdict.Verdict;
import java.util.List;

/** Everything that keeps a number from being judged, with its reasons. */
final class Doubts {
    private static final int MOST = 10;

    private Doubts() {}

    static void print(Report report, Page page) {
        section(report, Verdict.NotExact.class, "Not exact", page)
                .forEach(judged -> notExact(judged, (Verdict.NotExact) judged.verdict(), page));
        section(report, Verdict.NotComparable.class, "Not comparable", page)
                .forEach(judged -> notComparable(judged, (Verdict.NotComparable) judged.verdict(), page));
        section(report, Verdict.NoBaseline.class, "No baseline", page)
                .forEach(judged -> noBaseline(judged, ((Verdict.NoBaseline) judged.verdict()).absent(), page));
        failed(report.failed(), page);
    }

    private static List<Judged> section(Report report, Class<? extends Verdict> kind, String heading, Page page) {
        List<Judged> found = report.judged().stream()
                .filter(judged -> kind.isInstance(judged.verdict()))
                .toList();
        if (!found.isEmpty()) {
            page.section(Style.DOUBTFUL, heading);
        }
        return found;
    }

    private static void notExact(Judged judged, Verdict.NotExact verdict, Page page) {
        page.blank();
        page.line(Style.STRONG, Words.printable(judged.scenario()));
        verdict.measurements().ifPresent(differing -> SpreadRows.print(differing, page));
        verdict.growth()
                .ifPresent(growth ->
                        GrowthRows.print(growth, verdict.measurements().isEmpty(), page));
    }

    private static void notComparable(Judged judged, Verdict.NotComparable verdict, Page page) {
        page.blank();
        page.line(Style.STRONG, Words.printable(judged.scenario()));
        String baseline = judged.baseline().map(Baseline::name).orElse("");
        verdict.obstacles().forEach(obstacle -> {
            List<String> lines = ObstacleWords.lines(obstacle, baseline);
            lines.stream().limit(MOST + 1).forEach(page::line);
            if (lines.size() > MOST + 1) {
                page.line("    and " + Numbers.whole(lines.size() - MOST - 1) + " more");
            }
        });
    }

    private static void noBaseline(Judged judged, Baseline.Absent absent, Page page) {
        String found = absent.missing() == Baseline.Missing.FILE
                ? "there is no baseline " + absent.name()
                : "baseline " + absent.name() + " does not know it";
        page.line("  " + Words.printable(judged.scenario()) + ": " + found + "; save one with --save-baseline "
                + absent.name());
    }

    private static void failed(List<Failed> failed, Page page) {
        if (failed.isEmpty()) {
            return;
        }
        page.section(Style.BAD, "Failed");
        failed.forEach(
                each -> page.line("  " + Words.printable(each.scenario()) + ": " + Words.printable(each.reason())));
    }
}
