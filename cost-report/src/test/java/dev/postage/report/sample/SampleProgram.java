package dev.postage.report.sample;

import dev.postage.agent.counts.Coverage;
import dev.postage.agent.counts.Mark;
import dev.postage.agent.counts.MethodCounts;
import dev.postage.agent.counts.MethodName;
import dev.postage.agent.counts.RawCounts;
import dev.postage.agent.counts.Snapshot;
import dev.postage.agent.counts.ThreadCounts;
import dev.postage.agent.counts.TypeCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** A program whose methods cost a fixed amount at the start, for each delivery, and at the end. */
public final class SampleProgram {
    private final List<MethodName> names = new ArrayList<>();
    private final List<long[]> starts = new ArrayList<>();
    private final List<long[]> deliveries = new ArrayList<>();
    private final SortedMap<String, String> fingerprint = new TreeMap<>();
    private final List<ThreadCounts> otherThreads = new ArrayList<>();
    private final List<Coverage.Uncounted> excluded = new ArrayList<>();
    private final List<Coverage.Uncounted> failed = new ArrayList<>();
    private String thread = "AMQP Connection 127.0.0.1:5672";
    private String type = "byte[]";
    private long vmBytes = 728;
    private long hidden = 64;

    public SampleProgram() {
        fingerprint.put("agent.version", "0.1.0");
        fingerprint.put("java.runtime.version", "17.0.15+6");
        fingerprint.put("mode", "fast");
        fingerprint.put("unit", "instructions");
    }

    /** Adds a method; each array is instructions, blocks, bytes. */
    public SampleProgram method(String className, String name, String descriptor, long[] start, long[] perDelivery) {
        names.add(new MethodName(className, name, descriptor));
        starts.add(start);
        deliveries.add(perDelivery);
        return this;
    }

    public SampleProgram fingerprint(String name, String value) {
        fingerprint.put(name, value);
        return this;
    }

    public SampleProgram thread(String name) {
        thread = name;
        return this;
    }

    public SampleProgram type(String name) {
        type = name;
        return this;
    }

    public SampleProgram vmBytes(long bytes) {
        vmBytes = bytes;
        return this;
    }

    /** Sets how many hidden classes ran uncounted; 64 otherwise. */
    public SampleProgram hidden(long classes) {
        hidden = classes;
        return this;
    }

    /** Adds a thread that does nothing for deliveries; its method is the first one of the program. */
    public SampleProgram otherThread(String name, long instructions, long knownVmBytes) {
        otherThreads.add(new ThreadCounts(
                name, instructions, 0, 0, knownVmBytes, List.of(new MethodCounts(0, instructions, 0, 0)), List.of()));
        return this;
    }

    public SampleProgram excluded(String className) {
        excluded.add(new Coverage.Uncounted(className, "its package is excluded"));
        return this;
    }

    public SampleProgram failed(String className) {
        failed.add(new Coverage.Uncounted(className, "method too large"));
        return this;
    }

    /** What the agent would write for a run of n deliveries with a delivery point. */
    public RawCounts counts(long n) {
        List<Snapshot> snapshots = new ArrayList<>(List.of(snapshot(new Mark(Mark.Kind.FIRST_BEGIN, 1), 0)));
        for (long delivery : new TreeSet<>(List.of(1L, n / 2 - 1, n - 1))) {
            if (delivery > 0) {
                snapshots.add(snapshot(new Mark(Mark.Kind.DELIVERY_END, delivery), delivery));
            }
        }
        snapshots.add(snapshot(new Mark(Mark.Kind.LAST_END, n), n));
        snapshots.add(snapshot(new Mark(Mark.Kind.EXIT, 0), n));
        return raw(n, snapshots);
    }

    /** What the agent would write for a run without a delivery point. */
    public RawCounts countsWithoutDeliveryPoint(long n) {
        return raw(0, List.of(snapshot(new Mark(Mark.Kind.EXIT, 0), n)));
    }

    public RawCounts raw(long handled, List<Snapshot> snapshots) {
        Coverage coverage = new Coverage(1024, 14_210, 81, hidden, excluded, failed);
        return new RawCounts(fingerprint, handled, coverage, names, List.of(type), snapshots);
    }

    /** Counters after some deliveries. */
    public Snapshot snapshot(Mark mark, long handled) {
        List<MethodCounts> methods = new ArrayList<>();
        long[] total = new long[3];
        for (int index = 0; index < names.size(); index++) {
            long[] counts = new long[3];
            for (int metric = 0; metric < 3; metric++) {
                counts[metric] =
                        starts.get(index)[metric] + handled * deliveries.get(index)[metric];
                total[metric] += counts[metric];
            }
            methods.add(new MethodCounts(index, counts[0], counts[1], counts[2]));
        }
        List<ThreadCounts> threads = new ArrayList<>();
        threads.add(new ThreadCounts(
                thread,
                total[0],
                total[1],
                total[2],
                vmBytes,
                methods,
                List.of(new TypeCounts(0, total[1], total[2]))));
        threads.addAll(otherThreads);
        return new Snapshot(mark, threads);
    }
}
