package dev.postage.report.render.table;

import dev.postage.report.cost.Linearity;
import dev.postage.report.cost.MethodChange;
import dev.postage.report.cost.Metric;
import dev.postage.report.runs.Counts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The methods that cost later messages something else than earlier ones. */
final class GrowthRows {
    private GrowthRows() {}

    /** @param repeatable whether JVMs count the same: else the methods are those that differ between them already */
    static void print(Linearity growth, boolean repeatable, Page page) {
        page.line("  Not linear: " + ExactnessWords.earlier(growth) + " cost " + counts(growth.earlier()) + "; "
                + ExactnessWords.later(growth) + " cost " + counts(growth.later()));
        if (repeatable) {
            MethodGrid.print("method that costs something else", growth.methods(), GrowthRows::row, page);
        }
    }

    private static String counts(Counts counts) {
        return Stream.of(Metric.values())
                .map(metric -> counted(metric.of(counts), metric))
                .collect(Collectors.joining(", "));
    }

    private static String counted(long number, Metric metric) {
        String label = metric.label();
        return Words.counted(number, label.substring(0, label.length() - 1));
    }

    private static Cell[] row(MethodChange change) {
        List<Cell> cells = new ArrayList<>();
        for (Metric metric : Metric.values()) {
            cells.add(Cell.right(numbers(metric.of(change.earlier()), metric.of(change.later()))));
        }
        cells.add(Cell.left(change.cause().label()));
        cells.add(Cell.left(MethodNames.of(change.method())));
        return cells.toArray(Cell[]::new);
    }

    private static String numbers(long earlier, long later) {
        return Numbers.whole(earlier) + (earlier == later ? "" : " -> " + Numbers.whole(later));
    }
}
