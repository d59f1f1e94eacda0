package dev.postage.report.verdict;

import java.io.Serial;

/** A text that is no limit; the message says what was found where and what was expected. */
public final class LimitException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    private final int position;

    LimitException(String text, int position, String message) {
        super("limit '" + text + "', character " + (position + 1) + ": " + message);
        this.position = position;
    }

    /** Position of the character that does not belong there, from 0. */
    public int position() {
        return position;
    }
}
