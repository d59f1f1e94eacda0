package dev.postage.codec.gmq;

/** A JSON value is not the twin of a value of the type: where, what was found, and what was expected. */
public final class GmqJsonException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String path;
    private final String problem;

    GmqJsonException(String found, String expected) {
        this("", found + " found, expected " + expected);
    }

    private GmqJsonException(String path, String problem) {
        super((path.isEmpty() ? "" : "at " + path + ": ") + problem);
        this.path = path;
        this.problem = problem;
    }

    /** Where the value is, such as {@code .lines[3].price}; empty for the whole. */
    public String path() {
        return path;
    }

    /** The same, told of the value around it. */
    GmqJsonException within(String step) {
        return new GmqJsonException(step + path, problem);
    }
}
