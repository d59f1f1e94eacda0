package dev.postage.report.runs;

import java.util.List;

/**
 * The runs of one scenario in ascending number of deliveries, usually 1, N and 2N. The first is the cold run, the
 * difference of the last two is the steady cost.
 *
 * @param runs two or more
 */
public record RunSet(List<Run> runs) {

    public RunSet {
        runs = List.copyOf(runs);
    }

    /**
     * Puts runs together.
     *
     * @param runs two or more, strictly ascending in {@link Run#n()}
     * @throws RunException if there are fewer than two, if they do not ascend, if their fingerprints differ, or if
     *     only some have a window
     */
    public static RunSet of(List<Run> runs) throws RunException {
        RunSetChecks.check(runs);
        return new RunSet(runs);
    }

    /** The run with the fewest deliveries. */
    public Run cold() {
        return runs.get(0);
    }

    /** The last but one, the smaller side of the difference. */
    public Run lower() {
        return runs.get(runs.size() - 2);
    }

    /** The run with the most deliveries, the larger side of the difference. */
    public Run upper() {
        return runs.get(runs.size() - 1);
    }

    /** How many deliveries the difference covers, at least 1: N for runs of 1, N and 2N. */
    public long messages() {
        return upper().n() - lower().n();
    }

    /**
     * What the larger run has more than the smaller one.
     *
     * @throws ArithmeticException if a difference exceeds 64 bits, which counts of real runs never do
     */
    public Tally steady() {
        return upper().measured().minus(lower().measured());
    }

    /** What all runs depend on. */
    public Fingerprint fingerprint() {
        return upper().fingerprint();
    }
}
