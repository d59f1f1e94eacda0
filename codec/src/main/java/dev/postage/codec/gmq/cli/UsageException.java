package dev.postage.codec.gmq.cli;

/** The arguments make no sense; the message says what was found and what was expected. */
final class UsageException extends Exception {
    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
