package dev.postage.report.render.table;

import dev.postage.report.cost.Amount;
import dev.postage.report.cost.Cause;
import dev.postage.report.cost.Exactness;
import dev.postage.report.cost.Figures;
import dev.postage.report.cost.MethodSpread;
import dev.postage.report.cost.Metric;
import dev.postage.report.verdict.Judged;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The methods whose counts differ between measurements, with what usually causes that. */
final class SpreadRows {
    private static final int MOST = 10;

    private SpreadRows() {}

    static void print(Judged judged, Exactness.Differing differing, Page page) {
        page.blank();
        page.line(Style.STRONG, Words.printable(judged.scenario()));
        page.line("  " + differing.repeats() + " measurements, per message: "
                + ranges(judged.cost().repeats()));
        Grid grid = new Grid("  ");
        grid.row(
                Cell.right("instructions").styled(Style.FAINT),
                Cell.right("blocks").styled(Style.FAINT),
                Cell.right("bytes").styled(Style.FAINT),
                Cell.left("usual cause").styled(Style.FAINT),
                Cell.left("method that differs by so much").styled(Style.FAINT));
        long messages = judged.cost().figures().messages();
        differing.methods().stream().limit(MOST).forEach(spread -> grid.row(row(spread, messages)));
        page.grid(grid);
        if (differing.methods().size() > MOST) {
            page.line("  and " + Words.counted(differing.methods().size() - MOST, "more method"));
        }
        if (differing.methods().stream().limit(MOST).anyMatch(spread -> spread.cause() == Cause.UNKNOWN)) {
            suspects(differing.suspects(), page);
        }
    }

    private static void suspects(List<Exactness.Suspect> suspects, Page page) {
        if (suspects.isEmpty()) {
            return;
        }
        page.line("  The same every time, but known to make others differ:");
        Grid grid = new Grid("    ");
        suspects.forEach(
                suspect -> grid.row(Cell.left(suspect.cause().label()), Cell.left(MethodNames.of(suspect.method()))));
        page.grid(grid);
    }

    private static String ranges(List<Figures> repeats) {
        List<String> ranges = new ArrayList<>();
        for (Metric metric : Metric.values()) {
            List<Amount> amounts = repeats.stream()
                    .map(figures -> figures.steady(metric))
                    .sorted(Comparator.naturalOrder())
                    .toList();
            ranges.add(range(amounts.get(0), amounts.get(amounts.size() - 1)) + " " + metric.label());
        }
        return String.join(", ", ranges);
    }

    private static String range(Amount lowest, Amount highest) {
        return lowest.equals(highest)
                ? Numbers.perMessage(lowest)
                : Numbers.perMessage(lowest) + " to " + Numbers.perMessage(highest);
    }

    private static Cell[] row(MethodSpread spread, long messages) {
        List<Cell> cells = new ArrayList<>();
        for (Metric metric : Metric.values()) {
            long width = metric.of(spread.highest()) - metric.of(spread.lowest());
            cells.add(Cell.right(width == 0 ? "0" : Numbers.perMessage(new Amount(width, messages))));
        }
        cells.add(Cell.left(spread.cause().label()));
        cells.add(Cell.left(MethodNames.of(spread.method())));
        return cells.toArray(Cell[]::new);
    }
}
