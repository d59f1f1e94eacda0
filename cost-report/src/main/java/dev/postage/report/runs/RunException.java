package dev.postage.report.runs;

import java.io.Serial;

/**
 * Counts of a run that must not be used. The message is one sentence: what was found, what was expected, the next step.
 */
public final class RunException extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    private final Reason reason;

    RunException(Reason reason, String message) {
        super(message);
        this.reason = reason;
    }

    /** Why the counts cannot be used. */
    public Reason reason() {
        return reason;
    }

    /** Why counts cannot be used. */
    public enum Reason {
        /** The delivery point was not passed exactly as often as asked. */
        WRONG_DELIVERIES,
        /** No chosen thread executed anything. */
        ZERO_COUNTS,
        /** The first delivery never began or the last one never ended. */
        NO_WINDOW,
        /** The records contradict each other, as those of a damaged or hand-made counts file do. */
        INCONSISTENT,
        /** Runs that do not belong together: other JVM, other program, or not in ascending order. */
        UNMATCHED_RUNS
    }
}
