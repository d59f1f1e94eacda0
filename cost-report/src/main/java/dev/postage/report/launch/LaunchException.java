package dev.postage.report.launch;

import java.io.Serial;
import java.util.List;

/**
 * A program could not be started, failed, or did not end in time. The message is one sentence that names the program
 * and the next step; the last lines the program printed are kept beside it.
 */
public final class LaunchException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    private final transient List<String> lastLines;

    /** A failure of a program that printed nothing worth showing. */
    public LaunchException(String sentence) {
        this(sentence, List.of());
    }

    /**
     * @param sentence what was found, what was expected, the next step
     * @param lastLines the end of the program's output, oldest line first
     */
    public LaunchException(String sentence, List<String> lastLines) {
        super(sentence);
        this.lastLines = List.copyOf(lastLines);
    }

    /** The end of the program's output, oldest line first; empty when it printed nothing. */
    public List<String> lastLines() {
        return lastLines == null ? List.of() : lastLines;
    }
}
