package dev.postage.report.verdict;

import java.util.List;

/** What the process tells its caller. */
public enum ExitCode {
    /** Every limit holds. */
    WITHIN_LIMITS(0),
    /** Something failed: a broker, a scenario, the agent, or a baseline that is missing. */
    FAILED(1),
    /** The command was used wrongly. */
    WRONG_USAGE(2),
    /** A limit is broken. */
    LIMIT_BREACHED(3),
    /** Numbers must not be compared or are not exact. */
    NOT_COMPARABLE(4),
    /** Nothing but improvements, when a ratchet was asked for. */
    IMPROVED(5);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    /** The process's exit status. */
    public int code() {
        return code;
    }

    /**
     * The exit code of a report. A failure counts most, then a breach, then what cannot be compared, then a missing
     * baseline.
     *
     * @param results every scenario's result
     * @param ratchet whether improvements have an exit code of their own
     */
    public static ExitCode of(List<ScenarioResult> results, boolean ratchet) {
        if (results.stream().anyMatch(Failed.class::isInstance)) {
            return FAILED;
        }
        List<ExitCode> codes = results.stream().map(ExitCode::of).toList();
        for (ExitCode code : List.of(LIMIT_BREACHED, NOT_COMPARABLE, FAILED)) {
            if (codes.contains(code)) {
                return code;
            }
        }
        return ratchet && codes.contains(IMPROVED) ? IMPROVED : WITHIN_LIMITS;
    }

    private static ExitCode of(ScenarioResult result) {
        return result instanceof Judged judged ? of(judged.verdict()) : FAILED;
    }

    private static ExitCode of(Verdict verdict) {
        if (verdict instanceof Verdict.Breach) {
            return LIMIT_BREACHED;
        }
        if (verdict instanceof Verdict.NotComparable || verdict instanceof Verdict.NotExact) {
            return NOT_COMPARABLE;
        }
        if (verdict instanceof Verdict.NoBaseline) {
            return FAILED;
        }
        return verdict instanceof Verdict.Improved ? IMPROVED : WITHIN_LIMITS;
    }
}
