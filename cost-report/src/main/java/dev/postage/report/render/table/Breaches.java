package dev.postage.report.render.table;

import dev.postage.report.baseline.Baseline;
import dev.postage.report.cost.Amount;
import dev.postage.report.cost.Metric;
import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.LimitCheck;
import dev.postage.report.verdict.Report;
import dev.postage.report.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;

/** Every broken limit, old beside new, where it was set, and the methods behind it. */
final class Breaches {
    private Breaches() {}

    static void print(Report report, Page page) {
        List<Judged> broken = report.judged().stream()
                .filter(judged -> !broken(judged).isEmpty())
                .toList();
        if (broken.isEmpty()) {
            return;
        }
        page.section(Style.BAD, "Broken limits");
        broken.forEach(judged -> scenario(judged, page));
    }

    private static void scenario(Judged judged, Page page) {
        page.blank();
        page.line(Style.STRONG, Words.printable(judged.scenario()));
        Grid grid = new Grid("  ");
        grid.row(
                Cell.left("metric").styled(Style.FAINT),
                Cell.right("baseline").styled(Style.FAINT),
                Cell.right("now").styled(Style.FAINT),
                Cell.right("change").styled(Style.FAINT),
                Cell.right("at most").styled(Style.FAINT),
                Cell.left("limit").styled(Style.FAINT),
                Cell.left("set by").styled(Style.FAINT));
        broken(judged).forEach(check -> grid.row(row(check)));
        page.grid(grid);
        if (judged.verdict() instanceof Verdict.Breach breach) {
            changes(judged).forEach(page::line);
            MethodRows.print(judged, breach, page);
        }
    }

    private static Cell[] row(LimitCheck check) {
        CheckNumbers numbers = CheckNumbers.of(check);
        return new Cell[] {
            Cell.left(check.limit().measure().label()),
            Cell.right(numbers.before()),
            Cell.right(numbers.now()).styled(Style.BAD),
            Cell.right(numbers.change()),
            Cell.right(numbers.allowed()),
            Cell.left(LimitWords.limit(check.limit())),
            Cell.left(LimitWords.origin(check.limit().origin()))
        };
    }

    private static List<String> changes(Judged judged) {
        return judged.baseline()
                .filter(Baseline.Present.class::isInstance)
                .map(Baseline.Present.class::cast)
                .map(present -> List.of(
                        "  Against baseline " + present.name() + ", per message: " + change(judged, present) + "."))
                .orElse(List.of());
    }

    private static String change(Judged judged, Baseline.Present present) {
        List<String> changes = new ArrayList<>();
        for (Metric metric : Metric.values()) {
            Amount now = judged.cost().steady(metric);
            Amount before = present.recorded().figures().steady(metric);
            changes.add(Numbers.signed(now.minus(before)) + " " + metric.label());
        }
        return String.join(", ", changes);
    }

    private static List<LimitCheck> broken(Judged judged) {
        return judged.checks().stream()
                .filter(check -> check.outcome() == LimitCheck.Outcome.BROKEN)
                .toList();
    }
}
