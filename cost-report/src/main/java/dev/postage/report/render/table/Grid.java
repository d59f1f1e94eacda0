package dev.postage.report.render.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Rows of cells whose columns are as wide as their widest cell. */
final class Grid {
    private static final int GAP = 2;

    private final String indent;
    private final List<List<Cell>> rows = new ArrayList<>();

    Grid(String indent) {
        this.indent = indent;
    }

    void row(Cell... cells) {
        rows.add(List.of(cells));
    }

    /** A line over the whole width. */
    void rule() {
        rows.add(List.of());
    }

    void printTo(StringBuilder out, boolean coloured) {
        int[] widths = widths();
        int total = Arrays.stream(widths).sum() + GAP * Math.max(0, widths.length - 1);
        for (List<Cell> row : rows) {
            out.append(indent);
            if (row.isEmpty()) {
                out.append(Style.FAINT.paint("-".repeat(total), coloured));
            } else {
                printRow(row, widths, out, coloured);
            }
            out.append('\n');
        }
    }

    private void printRow(List<Cell> row, int[] widths, StringBuilder out, boolean coloured) {
        int column = 0;
        int blanks = 0;
        for (Cell cell : row) {
            int width = width(widths, column, cell.span());
            int padding = Math.max(0, width - Words.width(cell.text()));
            blanks += cell.right() ? padding : 0;
            if (!cell.text().isEmpty()) {
                out.append(" ".repeat(blanks)).append(cell.style().paint(cell.text(), coloured));
                blanks = 0;
            }
            blanks += (cell.right() ? 0 : padding) + GAP;
            column += cell.span();
        }
    }

    private static int width(int[] widths, int column, int span) {
        return Arrays.stream(widths, column, column + span).sum() + GAP * (span - 1);
    }

    private int[] widths() {
        int columns = rows.stream()
                .mapToInt(row -> row.stream().mapToInt(Cell::span).sum())
                .max()
                .orElse(0);
        int[] widths = new int[columns];
        for (List<Cell> row : rows) {
            int column = 0;
            for (Cell cell : row) {
                if (cell.span() == 1) {
                    widths[column] = Math.max(widths[column], Words.width(cell.text()));
                }
                column += cell.span();
            }
        }
        return widths;
    }
}
