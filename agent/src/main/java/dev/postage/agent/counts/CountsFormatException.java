package dev.postage.agent.counts;

import java.io.IOException;
import java.io.Serial;

/** A counts file that is damaged, cut short, or no counts file at all; the message says what was expected where. */
public class CountsFormatException extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    private final long offset;

    /**
     * @param offset byte position in the file, from 0
     * @param message what was expected and what was found
     */
    public CountsFormatException(long offset, String message) {
        super(message + " at offset " + offset);
        this.offset = offset;
    }

    /** Byte position in the file at which reading stopped, from 0. */
    public long offset() {
        return offset;
    }
}
