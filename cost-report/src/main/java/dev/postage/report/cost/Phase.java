package dev.postage.report.cost;

/** Which part of the runs a number is about. */
public enum Phase {
    /** Per message, for ever: the difference of the last two runs over their messages. */
    STEADY(""),
    /** The whole first run: start and first delivery. */
    COLD("cold."),
    /** The whole largest run. */
    RUN("run.");

    private final String prefix;

    Phase(String prefix) {
        this.prefix = prefix;
    }

    /** What stands before a metric's label in limits and baselines; empty for the steady cost. */
    public String prefix() {
        return prefix;
    }
}
