package dev.postage.report.render.table;

import dev.postage.report.cost.Cause;
import dev.postage.report.cost.Exactness;
import dev.postage.report.cost.MethodSpread;
import dev.postage.report.cost.Metric;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The methods whose counts differ between measurements, with what usually causes that. */
final class SpreadRows {
    private SpreadRows() {}

    static void print(Exactness.Differing differing, Page page) {
        page.line("  In " + ExactnessWords.compared(differing.comparison()) + ": " + ranges(differing));
        MethodGrid.print("method that differs by so much", differing.methods(), SpreadRows::row, page);
        if (MethodGrid.first(differing.methods()).stream().anyMatch(spread -> spread.cause() == Cause.UNKNOWN)) {
            suspects(differing.suspects(), page);
        }
    }

    private static void suspects(List<Exactness.Suspect> suspects, Page page) {
        if (suspects.isEmpty()) {
            page.line("  No counted method is known to make others differ. Native ones leave no trace: look for"
                    + " System.nanoTime, currentTimeMillis, identityHashCode or the process's number.");
            return;
        }
        page.line("  The same every time, but known to make others differ:");
        Grid grid = new Grid("    ");
        suspects.forEach(suspect -> grid.row(Cell.left(suspect.cause().label()), Cell.left(words(suspect))));
        page.grid(grid);
    }

    private static String words(Exactness.Suspect suspect) {
        return MethodNames.of(suspect.method())
                + suspect.caller()
                        .map(caller -> ", called in " + Words.printable(caller))
                        .orElse("");
    }

    // Whole numbers: a difference of one unit in a thousand messages must be seen.
    private static String ranges(Exactness.Differing differing) {
        return Stream.of(Metric.values())
                .map(metric -> Numbers.range(metric.of(differing.lowest()), metric.of(differing.highest())) + " "
                        + metric.label())
                .collect(Collectors.joining(", "));
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
