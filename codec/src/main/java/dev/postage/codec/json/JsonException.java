package dev.postage.codec.json;

/** A text is not the JSON it should be: where, what was found, and what was expected. */
public final class JsonException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int position;
    private final int line;
    private final int column;

    JsonException(String text, int position, String found, String expected) {
        this(position, lineOf(text, position), columnOf(text, position), found, expected);
    }

    private JsonException(int position, int line, int column, String found, String expected) {
        super("line " + line + ", column " + column + ": " + found + " found, expected " + expected);
        this.position = position;
        this.line = line;
        this.column = column;
    }

    /** The first wrong character, counted from 0; the length of the text when it ends too early. */
    public int position() {
        return position;
    }

    /** Its line, counted from 1. */
    public int line() {
        return line;
    }

    /** Its place in the line, counted from 1 in UTF-16 units. */
    public int column() {
        return column;
    }

    private static int lineOf(String text, int position) {
        int line = 1;
        for (int i = 0; i < position; i++) {
            if (text.charAt(i) == '\n') {
                line++;
            }
        }
        return line;
    }

    private static int columnOf(String text, int position) {
        return position - text.lastIndexOf('\n', position - 1);
    }
}
