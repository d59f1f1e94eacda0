package dev.postage.report.render.table;

import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.LimitCheck;
import dev.postage.report.verdict.ReplacedLimit;
import dev.postage.report.verdict.Report;

/** What a reader must know of the table above: what the words stand for, which limits did not apply. */
final class Notes {
    private Notes() {}

    static void print(Report report, Page page) {
        if (report.judged().isEmpty()) {
            return;
        }
        page.blank();
        ExactnessWords.meanings(report).forEach(line -> page.line(Style.FAINT, line));
        ColdWords.notes(report).forEach(line -> page.line(Style.DOUBTFUL, line));
        UnitWords.notes(report).forEach(line -> page.line(Style.DOUBTFUL, line));
        PlaceWords.notes(report).forEach(line -> page.line(Style.DOUBTFUL, line));
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
        SelfChecks.print(report, page);
    }

    private static String loosened(Judged judged, ReplacedLimit replaced) {
        return Words.printable(judged.scenario()) + ": "
                + LimitWords.origin(replaced.by().origin()) + " loosens "
                + LimitWords.limit(replaced.replaced()) + " of "
                + LimitWords.origin(replaced.replaced().origin()) + ".";
    }
}
