package dev.postage.agent.weave;

import java.io.Serial;

/** A class that cannot be woven; the message says in a sentence what was found and what to do. */
public final class UnweavableException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1L;

    UnweavableException(String message) {
        super(message);
    }

    UnweavableException(String message, Throwable cause) {
        super(message, cause);
    }
}
