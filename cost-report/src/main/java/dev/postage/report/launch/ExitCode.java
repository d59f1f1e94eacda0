package dev.postage.report.launch;

/** How a command ends; every command and the JUnit extension use these numbers. */
public enum ExitCode {
    /** Everything was counted and stays within its limits. */
    WITHIN_LIMITS(0, "everything was counted and stays within its limits"),
    /** A broker, a scenario or the agent failed. */
    FAILED(1, "a broker, a scenario or the agent failed"),
    /** Options or configuration cannot be understood. */
    WRONG_USAGE(2, "options or configuration cannot be understood"),
    /** A limit is breached. */
    LIMIT_BREACHED(3, "a limit is breached"),
    /** Numbers that must not be compared, or that differ where they must be equal. */
    NOT_COMPARABLE(4, "not comparable with the baseline, or not exact"),
    /** Nothing grew and something shrank; only with {@code --ratchet}. */
    IMPROVED(5, "only improvements, with --ratchet");

    private final int code;
    private final String meaning;

    ExitCode(int code, String meaning) {
        this.code = code;
        this.meaning = meaning;
    }

    /** The exit status of the process. */
    public int code() {
        return code;
    }

    /** One clause for the help text. */
    public String meaning() {
        return meaning;
    }
}
