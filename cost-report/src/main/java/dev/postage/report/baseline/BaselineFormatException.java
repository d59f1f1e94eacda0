package dev.postage.report.baseline;

import java.io.IOException;
import java.io.Serial;

/** A baseline file that is damaged or no baseline at all; the message says where, what was found and what was expected. */
public final class BaselineFormatException extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    private final int line;

    BaselineFormatException(String file, int line, String message) {
        super(file + ":" + line + ": " + message);
        this.line = line;
    }

    /** Line at which reading stopped, from 1. */
    public int line() {
        return line;
    }
}
