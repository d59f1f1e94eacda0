package dev.postage.report.render.table;

import java.util.Arrays;

/** Collects the lines of a report. */
final class Page {
    private final StringBuilder out = new StringBuilder();
    private final boolean coloured;

    Page(boolean coloured) {
        this.coloured = coloured;
    }

    void line(String text) {
        line(Style.PLAIN, text);
    }

    void line(Style style, String text) {
        out.append(style.paint(text, coloured)).append('\n');
    }

    void blank() {
        out.append('\n');
    }

    /** A blank line and a heading. */
    void section(Style style, String heading) {
        blank();
        line(style, heading);
    }

    void grid(Grid grid) {
        grid.printTo(out, coloured);
    }

    /** The lines so far, none with blanks at its end. */
    String text() {
        return String.join(
                "\n",
                Arrays.stream(out.toString().split("\n", -1))
                        .map(String::stripTrailing)
                        .toList());
    }
}
