package dev.postage.report.runs;

import dev.postage.agent.counts.MethodCounts;
import dev.postage.agent.counts.MethodName;
import dev.postage.agent.counts.RawCounts;
import dev.postage.agent.counts.Snapshot;
import dev.postage.agent.counts.ThreadCounts;
import dev.postage.agent.counts.TypeCounts;
import dev.postage.report.runs.RunException.Reason;
import java.util.List;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/** Adds up the threads of a snapshot and replaces indexes by names. */
final class SnapshotReader {
    // 18 digits: centuries of work, and sums and differences of two such numbers need no overflow check.
    private static final long HIGHEST = 999_999_999_999_999_999L;

    private final List<MethodKey> methods;
    private final List<String> types;
    private final ThreadFilter filter;

    SnapshotReader(RawCounts counts, ThreadFilter filter) {
        this.methods = counts.methods().stream().map(SnapshotReader::key).toList();
        this.types = counts.types().stream().map(ClassNames::normalised).toList();
        this.filter = filter;
    }

    /** The chosen threads between two snapshots. */
    Tally window(Snapshot begin, Snapshot end) throws RunException {
        requireKeptNames(begin, end);
        Tally window = tally(end).minus(tally(begin));
        boolean shrunk = window.total().anyNegative()
                || window.methods().values().stream().anyMatch(Counts::anyNegative);
        if (shrunk) {
            throw inconsistent("counters are lower at the end of a delivery than at the begin of the first one");
        }
        return window;
    }

    /** The chosen threads from the start to a snapshot. */
    Tally tally(Snapshot snapshot) throws RunException {
        Counts total = Counts.ZERO;
        TreeMap<MethodKey, Counts> perMethod = new TreeMap<>();
        TreeMap<String, Allocation> perType = new TreeMap<>();
        for (ThreadCounts thread : snapshot.threads()) {
            if (filter.includes(thread.name())) {
                total = inRange(total.plus(addMethods(thread, perMethod)));
                addTypes(thread, perType);
            }
        }
        return new Tally(total, perMethod, perType);
    }

    /** Every thread by name, threads of one name added up. */
    SortedMap<String, ThreadTotals> threads(Snapshot snapshot) throws RunException {
        TreeMap<String, ThreadTotals> byName = new TreeMap<>();
        for (ThreadCounts thread : snapshot.threads()) {
            ThreadTotals totals = totals(thread);
            ThreadTotals others = byName.get(thread.name());
            byName.put(thread.name(), others == null ? totals : sum(others, totals));
        }
        return byName;
    }

    // A thread renamed between two marks takes its past counts with it to the new name. Only a filter by name is
    // misled.
    private void requireKeptNames(Snapshot begin, Snapshot end) throws RunException {
        if (filter.isStandard()) {
            return;
        }
        SortedMap<String, ThreadTotals> before = threads(begin);
        SortedMap<String, ThreadTotals> after = threads(end);
        for (String name : before.keySet()) {
            ThreadTotals now = after.getOrDefault(name, new ThreadTotals(Counts.ZERO, OptionalLong.empty(), false));
            if (now.counts().minus(before.get(name).counts()).anyNegative()) {
                throw inconsistent(
                        "thread '" + name
                                + "' was renamed while messages were handled, so that threads cannot be chosen by name: leave the thread filter out");
            }
        }
    }

    private Counts addMethods(ThreadCounts thread, SortedMap<MethodKey, Counts> perMethod) throws RunException {
        Counts sum = Counts.ZERO;
        for (MethodCounts method : thread.methods()) {
            Counts counts = inRange(new Counts(method.instructions(), method.blocks(), method.bytes()));
            sum = inRange(sum.plus(counts));
            perMethod.merge(named(methods, method.method(), "method"), counts, Counts::plus);
        }
        if (!sum.equals(counts(thread))) {
            throw inconsistent("totals of thread '" + thread.name() + "' are not the sum over its methods");
        }
        return sum;
    }

    private void addTypes(ThreadCounts thread, SortedMap<String, Allocation> perType) throws RunException {
        for (TypeCounts type : thread.types()) {
            inRange(new Counts(0, type.blocks(), type.bytes()));
            String name = named(types, type.type(), "type");
            Allocation sum =
                    perType.getOrDefault(name, Allocation.ZERO).plus(new Allocation(type.blocks(), type.bytes()));
            inRange(new Counts(0, sum.blocks(), sum.bytes()));
            perType.put(name, sum);
        }
    }

    private ThreadTotals totals(ThreadCounts thread) throws RunException {
        OptionalLong vmBytes = thread.vmBytes() == ThreadCounts.VM_BYTES_UNKNOWN
                ? OptionalLong.empty()
                : OptionalLong.of(vmBytesInRange(thread.vmBytes()));
        return new ThreadTotals(inRange(counts(thread)), vmBytes, filter.includes(thread.name()));
    }

    private static ThreadTotals sum(ThreadTotals one, ThreadTotals other) throws RunException {
        OptionalLong vmBytes = one.vmBytes().isPresent() && other.vmBytes().isPresent()
                ? OptionalLong.of(vmBytesInRange(
                        one.vmBytes().getAsLong() + other.vmBytes().getAsLong()))
                : OptionalLong.empty();
        return new ThreadTotals(inRange(one.counts().plus(other.counts())), vmBytes, one.included());
    }

    private static Counts counts(ThreadCounts thread) {
        return new Counts(thread.instructions(), thread.blocks(), thread.bytes());
    }

    private static <T> T named(List<T> names, int index, String what) throws RunException {
        if (index < 0 || index >= names.size()) {
            throw inconsistent("there is no " + what + " " + index + ", the last one named is " + (names.size() - 1));
        }
        return names.get(index);
    }

    private static Counts inRange(Counts counts) throws RunException {
        boolean tooHigh = counts.instructions() > HIGHEST || counts.blocks() > HIGHEST || counts.bytes() > HIGHEST;
        if (counts.anyNegative() || tooHigh) {
            throw inconsistent("a counter is below 0 or above " + HIGHEST);
        }
        return counts;
    }

    private static long vmBytesInRange(long vmBytes) throws RunException {
        if (vmBytes < -HIGHEST || vmBytes > HIGHEST) {
            throw inconsistent("bytes made by the VM are " + vmBytes + ", expected at most " + HIGHEST);
        }
        return vmBytes;
    }

    private static MethodKey key(MethodName name) {
        return MethodKey.normalised(name.className(), name.name(), name.descriptor());
    }

    private static RunException inconsistent(String finding) {
        return new RunException(Reason.INCONSISTENT, "the counts contradict themselves: " + finding);
    }
}
