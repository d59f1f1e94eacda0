package dev.postage.codec.gmq;

/** A JSON value is not the twin of a value of the type: where, what was found, and what was expected. */
public final class GmqJsonException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String path;
    private final String found;
    private final String expected;

    GmqJsonException(String found, String expected) {
        this("", found, expected);
    }

    private GmqJsonException(String path, String found, String expected) {
        super((path.isEmpty() ? "" : "at " + path + ": ") + found + " found, expected " + expected);
        this.path = path;
        this.found = found;
        this.expected = expected;
    }

    /** Where the value is, such as {@code .lines[3].price}; empty for the whole. */
    public String path() {
        return path;
    }

    /** The same, told of the value around it. */
    GmqJsonException within(String step) {
        return new GmqJsonException(step + path, found, expected);
    }
}
