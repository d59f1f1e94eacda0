package dev.postage.report.config;

import java.io.Serial;

/**
 * A configuration file that is missing or cannot be understood. The message begins with file, line and column where they
 * are known, and says what was found, what was expected and the next step.
 */
public final class ConfigurationException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    ConfigurationException(String message) {
        super(message);
    }

    ConfigurationException(Position position, String message) {
        super(position + ": " + message);
    }
}
