package dev.postage.codec.amqp.cli;

/** The command line is not one that can be followed; the message says what to write instead. */
final class UsageException extends Exception {
    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
