package dev.postage.report.runs;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The runs of one scenario in ascending number of deliveries, usually 1, N and 2N. The first is the cold run, the
 * difference of the last two is the steady cost.
 *
 * @param runs two or more
 * @param further a run as far beyond the last one as that is beyond the one before, 3N: whether costs are linear shows in
 *     it; empty when that was not asked
 * @param controls other runs of as many deliveries as the largest, or the last two: what came in between only once shows
 *     in them; empty when there were none
 */
public record RunSet(List<Run> runs, Optional<Run> further, List<Run> controls) {

    public RunSet {
        runs = List.copyOf(runs);
        controls = List.copyOf(controls);
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
        return new RunSet(runs, Optional.empty(), List.of());
    }

    /**
     * Puts runs together of which the last one is the further one.
     *
     * @param runs three or more, strictly ascending in {@link Run#n()}, the last three by equal steps
     * @throws RunException as {@link #of}, or if the steps differ
     */
    public static RunSet proving(List<Run> runs) throws RunException {
        RunSetChecks.check(runs);
        RunSetChecks.checkSteps(runs);
        int last = runs.size() - 1;
        return new RunSet(runs.subList(0, last), Optional.of(runs.get(last)), List.of());
    }

    /**
     * Puts runs together with others that repeat some of them.
     *
     * @param runs two or more, strictly ascending in {@link Run#n()}
     * @param controls each of as many deliveries as one of them
     * @throws RunException as {@link #of}, or if a control repeats none
     */
    public static RunSet controlled(List<Run> runs, List<Run> controls) throws RunException {
        RunSetChecks.check(runs);
        for (Run control : controls) {
            RunSetChecks.checkRepeated(runs, control);
        }
        return new RunSet(runs, Optional.empty(), controls);
    }

    /** The run that a control repeats. */
    public Run controlled(Run control) {
        return runs.stream()
                .filter(run -> run.n() == control.n())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("a run of " + control.n() + " deliveries"));
    }

    /**
     * Refuses repeats of one scenario that were not made under the same conditions.
     *
     * @throws RunException if their fingerprints differ
     */
    public static void requireAlike(List<RunSet> repeats) throws RunException {
        for (RunSet repeat : repeats) {
            RunSetChecks.checkConditions(repeats.get(0).upper(), repeat.upper());
        }
    }

    /** Every run that numbers are taken from, the further one included. */
    public List<Run> all() {
        return Stream.concat(runs.stream(), further.stream()).toList();
    }

    /** Every run, also the one that only controls another. */
    public List<Run> made() {
        return Stream.concat(all().stream(), controls.stream()).toList();
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

    /** The bytes of {@link #steady} beside what the VM says. */
    public ByteCheck steadyBytes() {
        return upper().measuredBytes().minus(lower().measuredBytes());
    }

    /**
     * What the further run has more than the larger one: of a linear cost the same as {@link #steady()}.
     *
     * @throws ArithmeticException if a difference exceeds 64 bits, which counts of real runs never do
     */
    public Optional<Tally> beyond() {
        return further.map(run -> run.measured().minus(upper().measured()));
    }

    /** What all runs depend on. */
    public Fingerprint fingerprint() {
        return upper().fingerprint();
    }
}
