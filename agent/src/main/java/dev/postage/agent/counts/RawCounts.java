package dev.postage.agent.counts;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Everything one run of one JVM counted, as it stands in the counts file.
 *
 * @param fingerprint what the numbers depend on, by name: JDK, flags, agent; never times or paths of output files
 * @param deliveries how often the delivery point was passed; 0 without a delivery point
 * @param coverage what was counted and what was not
 * @param methods names of counted methods; {@link MethodCounts#method()} is an index into this list
 * @param types binary names of allocated types; {@link TypeCounts#type()} is an index into this list
 * @param snapshots counters at each mark in the order they were taken; the last one is always {@link Mark.Kind#EXIT}
 */
public record RawCounts(
        SortedMap<String, String> fingerprint,
        long deliveries,
        Coverage coverage,
        List<MethodName> methods,
        List<String> types,
        List<Snapshot> snapshots) {

    public RawCounts {
        fingerprint = java.util.Collections.unmodifiableSortedMap(new TreeMap<>(fingerprint));
        methods = List.copyOf(methods);
        types = List.copyOf(types);
        snapshots = List.copyOf(snapshots);
    }
}
