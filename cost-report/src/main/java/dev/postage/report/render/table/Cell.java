package dev.postage.report.render.table;

/**
 * One cell of a grid.
 *
 * @param text printable text
 * @param right whether it stands at the right of its columns
 * @param style how it is shown in colour
 * @param span columns it covers, at least 1; a cell over several columns does not widen them
 */
record Cell(String text, boolean right, Style style, int span) {

    static Cell left(String text) {
        return new Cell(Words.printable(text), false, Style.PLAIN, 1);
    }

    static Cell right(String text) {
        return new Cell(Words.printable(text), true, Style.PLAIN, 1);
    }

    static Cell empty() {
        return left("");
    }

    Cell styled(Style other) {
        return new Cell(text, right, other, span);
    }

    Cell over(int columns) {
        return new Cell(text, right, style, columns);
    }
}
