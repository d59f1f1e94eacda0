package dev.postage.report.render.table;

import dev.postage.report.cost.Amount;
import dev.postage.report.cost.Metric;
import dev.postage.report.cost.Phase;
import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;
import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.MethodGrowth;
import dev.postage.report.verdict.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The methods behind a broken limit: those that grew most, or the costliest where there is nothing to grow from. */
final class MethodRows {
    private static final int MOST = 5;

    private MethodRows() {}

    static void print(Judged judged, Verdict.Breach breach, Page page) {
        if (!breach.grown().isEmpty()) {
            grown(judged, breach, page);
        } else if (judged.baseline().isEmpty()) {
            breach.broken().stream()
                    .map(check -> check.limit().measure())
                    .filter(measure -> measure.phase() != Phase.COLD)
                    .findFirst()
                    .ifPresent(measure -> costliest(judged, measure.metric(), page));
        }
    }

    private static void grown(Judged judged, Verdict.Breach breach, Page page) {
        page.line("  Methods that grew most, per message:");
        Grid grid = grid();
        for (MethodGrowth growth : breach.grown()) {
            grid.row(cells(growth.method(), growth.more(), judged, Numbers::signed));
        }
        page.grid(grid);
    }

    private static void costliest(Judged judged, Metric metric, Page page) {
        page.line("  Costliest methods, per message (--baseline shows which grew):");
        Grid grid = grid();
        judged.cost().methods().entrySet().stream()
                .sorted(Comparator.comparingLong((Map.Entry<MethodKey, Counts> entry) -> metric.of(entry.getValue()))
                        .reversed())
                .limit(MOST)
                .forEach(entry -> grid.row(cells(entry.getKey(), entry.getValue(), judged, Numbers::perMessage)));
        page.grid(grid);
    }

    private static Grid grid() {
        Grid grid = new Grid("    ");
        grid.row(
                Cell.right("instructions").styled(Style.FAINT),
                Cell.right("blocks").styled(Style.FAINT),
                Cell.right("bytes").styled(Style.FAINT),
                Cell.left("method").styled(Style.FAINT));
        return grid;
    }

    private static Cell[] cells(MethodKey method, Counts counts, Judged judged, Function<Amount, String> format) {
        long messages = judged.cost().figures().messages();
        List<Cell> cells = new ArrayList<>();
        for (Metric metric : Metric.values()) {
            cells.add(Cell.right(shown(new Amount(metric.of(counts), messages), format)));
        }
        cells.add(Cell.left(MethodNames.of(method)));
        return cells.toArray(Cell[]::new);
    }

    // A method usually grows in one metric only; plain zeros let that one stand out.
    private static String shown(Amount amount, Function<Amount, String> format) {
        return amount.difference() == 0 ? "0" : format.apply(amount);
    }
}
