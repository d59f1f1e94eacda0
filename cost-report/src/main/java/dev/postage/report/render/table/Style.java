package dev.postage.report.render.table;

/** How a piece of text is shown when colours are on. */
enum Style {
    PLAIN(""),
    STRONG("\u001b[1m"),
    FAINT("\u001b[2m"),
    GOOD("\u001b[32m"),
    BETTER("\u001b[36m"),
    DOUBTFUL("\u001b[33m"),
    BAD("\u001b[31m");

    private static final String RESET = "\u001b[0m";

    private final String start;

    Style(String start) {
        this.start = start;
    }

    String paint(String text, boolean coloured) {
        return coloured && !start.isEmpty() && !text.isEmpty() ? start + text + RESET : text;
    }
}
