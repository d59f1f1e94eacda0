package dev.postage.report.render.table;

import dev.postage.report.cost.Cause;
import dev.postage.report.cost.Exactness;
import dev.postage.report.cost.MethodSpread;
import dev.postage.report.cost.Metric;
import dev.postage.report.verdict.Judged;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The methods whose counts differ between measurements, with what usually causes that. */
final class SpreadRows {
    private static final int MOST = 10;

    private SpreadRows() {}

    static void print(Judged judged, Exactness.Differing differing, Page page) {
        page.blank();
        page.line(Style.STRONG, Words.printable(judged.scenario()));
        page.line("  In " + ExactnessWords.compared(differing.comparison()) + ": " + ranges(differing));
        Grid grid = new Grid("  ");
        grid.row(
                Cell.right("instructions").styled(Style.FAINT),
                Cell.right("blocks").styled(Style.FAINT),
                Cell.right("bytes").styled(Style.FAINT),
                Cell.left("usual cause").styled(Style.FAINT),
                Cell.left("method that differs by so much").styled(Style.FAINT));
        differing.methods().stream().limit(MOST).forEach(spread -> grid.row(row(spread)));
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

    // Whole numbers: a difference of one unit in a thousand messages must be seen.
    private static String ranges(Exactness.Differing differing) {
        return Stream.of(Metric.values())
                .map(metric ->
                        range(metric.of(differing.lowest()), metric.of(differing.highest())) + " " + metric.label())
                .collect(Collectors.joining(", "));
    }

    private static String range(long lowest, long highest) {
        return lowest == highest ? Numbers.whole(lowest) : Numbers.whole(lowest) + " to " + Numbers.whole(highest);
    }

    private static Cell[] row(MethodSpread spread) {
        List<Cell> cells = new ArrayList<>();
        for (Metric metric : Metric.values()) {
            cells.add(Cell.right(Numbers.whole(metric.of(spread.highest()) - metric.of(spread.lowest()))));
        }
        cells.add(Cell.left(spread.cause().label()));
        cells.add(Cell.left(MethodNames.of(spread.method())));
        return cells.toArray(Cell[]::new);
    }
}
