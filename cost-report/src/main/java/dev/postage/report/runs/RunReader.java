package dev.postage.report.runs;

import dev.postage.agent.counts.Mark;
import dev.postage.agent.counts.RawCounts;
import dev.postage.agent.counts.Snapshot;
import dev.postage.report.runs.RunException.Reason;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Turns the records of one counts file into a run and refuses those that cannot be trusted. */
final class RunReader {
    private final long n;
    private final RawCounts counts;
    private final ThreadFilter filter;
    private final SnapshotReader snapshots;

    RunReader(long n, RawCounts counts, ThreadFilter filter) {
        if (n < 1) {
            throw new IllegalArgumentException("a run of " + n + " deliveries: at least 1 expected");
        }
        this.n = n;
        this.counts = counts;
        this.filter = filter;
        this.snapshots = new SnapshotReader(counts, filter);
    }

    Run withDeliveryPoint() throws RunException {
        Snapshot exit = exit();
        if (counts.deliveries() != n) {
            throw wrongDeliveries();
        }
        Snapshot begin = find(Mark.Kind.FIRST_BEGIN, 1)
                .orElseThrow(
                        () -> new RunException(
                                Reason.NO_WINDOW,
                                "the counts have no mark of the first delivery's begin although " + n
                                        + " deliveries were counted: run the scenario with the agent that belongs to this report"));
        Snapshot end = find(Mark.Kind.LAST_END, n)
                .or(() -> find(Mark.Kind.DELIVERY_END, n))
                .orElseThrow(
                        () -> new RunException(
                                Reason.NO_WINDOW,
                                "the counts have no mark of the end of delivery " + n
                                        + ": the delivery point was entered but not left before the JVM ended, let the scenario finish its last delivery"));
        Tally window = snapshots.window(begin, end);
        requireWork(window, exit, "between the first delivery's begin and the last one's end");
        return run(n, exit, Optional.of(window), beginnings(begin), Optional.of(windowBytes(begin, end)));
    }

    Run whole() throws RunException {
        return run(n, exit(), Optional.empty(), new TreeMap<>(), Optional.empty());
    }

    private ByteCheck windowBytes(Snapshot begin, Snapshot end) throws RunException {
        return ByteCheck.of(snapshots.threads(end).values())
                .minus(ByteCheck.of(snapshots.threads(begin).values()));
    }

    private SortedMap<Long, Tally> beginnings(Snapshot begin) throws RunException {
        TreeMap<Long, Tally> beginnings = new TreeMap<>();
        for (Snapshot snapshot : counts.snapshots()) {
            Mark mark = snapshot.mark();
            if (mark.kind() == Mark.Kind.DELIVERY_END && mark.delivery() < n) {
                beginnings.put(mark.delivery(), snapshots.window(begin, snapshot));
            }
        }
        return beginnings;
    }

    private Run run(
            long deliveries,
            Snapshot exit,
            Optional<Tally> window,
            SortedMap<Long, Tally> beginnings,
            Optional<ByteCheck> windowBytes)
            throws RunException {
        Tally whole = snapshots.tally(exit);
        requireWork(whole, exit, "in the whole run");
        return new Run(
                n,
                deliveries,
                whole,
                window,
                beginnings,
                windowBytes,
                snapshots.threads(exit),
                coverage(),
                new Fingerprint(counts.fingerprint()));
    }

    private Snapshot exit() throws RunException {
        List<Snapshot> all = counts.snapshots();
        if (all.isEmpty() || all.get(all.size() - 1).mark().kind() != Mark.Kind.EXIT) {
            throw new RunException(
                    Reason.INCONSISTENT,
                    "the counts do not end with the mark of the JVM's end: the file is no complete run, run it again");
        }
        return all.get(all.size() - 1);
    }

    private Optional<Snapshot> find(Mark.Kind kind, long delivery) {
        return counts.snapshots().stream()
                .filter(snapshot -> snapshot.mark().equals(new Mark(kind, delivery)))
                .findFirst();
    }

    private RunException wrongDeliveries() {
        String next = counts.deliveries() == 0
                ? "the delivery point was never passed, check its class and method"
                : "the scenario must handle exactly the number on its command line";
        return new RunException(
                Reason.WRONG_DELIVERIES, counts.deliveries() + " deliveries were handled, expected " + n + ": " + next);
    }

    private void requireWork(Tally tally, Snapshot exit, String where) throws RunException {
        if (tally.total().instructions() > 0) {
            return;
        }
        String threads = filter.isStandard()
                ? "check that the agent is active in the JVM"
                : "the thread filter chooses none that works, threads of this run are "
                        + String.join(", ", snapshots.threads(exit).keySet());
        throw new RunException(
                Reason.ZERO_COUNTS, "no instruction was counted " + where + ", expected more than 0: " + threads);
    }

    private Coverage coverage() {
        dev.postage.agent.counts.Coverage raw = counts.coverage();
        return new Coverage(
                raw.classes(),
                raw.methods(),
                raw.hiddenCounted(),
                raw.hiddenUncounted(),
                uncounted(raw.excluded()),
                uncounted(raw.failed()));
    }

    private static List<Coverage.Uncounted> uncounted(List<dev.postage.agent.counts.Coverage.Uncounted> raw) {
        return raw.stream()
                .map(each -> new Coverage.Uncounted(each.className(), each.reason()))
                .toList();
    }
}
