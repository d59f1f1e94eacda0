package dev.postage.report.runs;

import dev.postage.agent.counts.RawCounts;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One fresh JVM that executed one scenario at one number of deliveries.
 *
 * @param n deliveries asked for, at least 1
 * @param deliveries deliveries handled, equal to {@code n}
 * @param whole chosen threads from the start of counting to the end of the JVM
 * @param window chosen threads from the begin of the first delivery to the end of the last; empty without a delivery
 *     point
 * @param beginnings chosen threads from the begin of the first delivery to the end of the d-th, by d, for every d below
 *     {@code n} after which the agent read its counters; empty without a delivery point
 * @param windowBytes the bytes of the window beside what the VM says; empty without a delivery point
 * @param threads every thread by name, chosen or not
 * @param coverage what the numbers cover
 * @param fingerprint what they depend on
 */
public record Run(
        long n,
        long deliveries,
        Tally whole,
        Optional<Tally> window,
        SortedMap<Long, Tally> beginnings,
        Optional<ByteCheck> windowBytes,
        SortedMap<String, ThreadTotals> threads,
        Coverage coverage,
        Fingerprint fingerprint) {

    public Run {
        beginnings = Collections.unmodifiableSortedMap(new TreeMap<>(beginnings));
        threads = Collections.unmodifiableSortedMap(new TreeMap<>(threads));
    }

    /**
     * Reads a run that was given a delivery point.
     *
     * @param n deliveries asked for, at least 1
     * @param counts what the agent wrote
     * @param filter the threads that do the work
     * @throws RunException if the number of deliveries is not {@code n}, if nothing was counted in the window, if the
     *     window did not open or close, or if the records contradict each other
     */
    public static Run withDeliveryPoint(long n, RawCounts counts, ThreadFilter filter) throws RunException {
        return new RunReader(n, counts, filter).withDeliveryPoint();
    }

    /**
     * Reads a run without a delivery point: it is taken to have handled {@code n} deliveries.
     *
     * @param n deliveries asked for, at least 1
     * @param counts what the agent wrote
     * @param filter the threads that do the work
     * @throws RunException if nothing was counted or if the records contradict each other
     */
    public static Run whole(long n, RawCounts counts, ThreadFilter filter) throws RunException {
        return new RunReader(n, counts, filter).whole();
    }

    /** This run with more entries in its fingerprint, such as the digest of the class path. */
    public Run withFingerprint(Map<String, String> more) {
        return new Run(
                n, deliveries, whole, window, beginnings, windowBytes, threads, coverage, fingerprint.with(more));
    }

    /** Deliveries the agent has seen; empty without a delivery point, where the program is taken at its word. */
    public OptionalLong seen() {
        return window.isPresent() ? OptionalLong.of(deliveries) : OptionalLong.empty();
    }

    /** The bytes of the whole run beside what the VM says. */
    public ByteCheck bytes() {
        return ByteCheck.of(threads.values());
    }

    /** The bytes of {@link #measured} beside what the VM says. */
    public ByteCheck measuredBytes() {
        return windowBytes.orElseGet(this::bytes);
    }

    /** What steady cost is taken from: the window if there is one, else the whole run. */
    public Tally measured() {
        return window.orElse(whole);
    }
}
