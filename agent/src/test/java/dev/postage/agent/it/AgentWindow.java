package dev.postage.agent.it;

import dev.postage.agent.counts.Mark;
import dev.postage.agent.counts.MethodCounts;
import dev.postage.agent.counts.MethodName;
import dev.postage.agent.counts.RawCounts;
import dev.postage.agent.counts.Snapshot;
import dev.postage.agent.counts.ThreadCounts;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What one thread took from the end of an early delivery to the end of the last one. The start of the program and its
 * first deliveries stay out, because what they load and link takes instructions that hang on hash salts.
 *
 * @param cost in total
 * @param methods by method name
 */
record AgentWindow(Cost cost, SortedMap<String, Cost> methods) {
    /** @param first the delivery it begins after, a power of ten */
    static AgentWindow after(int first, RawCounts counts, String thread) {
        Snapshot last = counts.snapshots().stream()
                .filter(snapshot -> snapshot.mark().kind() == Mark.Kind.LAST_END)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no mark at the end of the last delivery found"));
        Snapshot early = counts.snapshots().stream()
                .filter(snapshot -> snapshot.mark().equals(new Mark(Mark.Kind.DELIVERY_END, first))
                        || snapshot.mark().equals(new Mark(Mark.Kind.LAST_END, first)))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no mark at the end of delivery " + first + " found"));
        return at(last, counts, thread).minus(at(early, counts, thread));
    }

    /** Methods that took something else here than there, with what both took. */
    List<String> differencesTo(AgentWindow other) {
        TreeSet<String> names = new TreeSet<>(methods.keySet());
        names.addAll(other.methods.keySet());
        return names.stream()
                .filter(name -> !cost(name).equals(other.cost(name)))
                .map(name -> name + ": " + cost(name) + ", " + other.cost(name))
                .toList();
    }

    /** A method that ran before alone is listed with nothing, one that never ran is not listed: both took nothing. */
    private Cost cost(String method) {
        return methods.getOrDefault(method, Cost.NOTHING);
    }

    AgentWindow minus(AgentWindow other) {
        SortedMap<String, Cost> difference = new TreeMap<>(methods);
        other.methods.forEach((method, cost) -> difference.merge(method, Cost.NOTHING.minus(cost), Cost::plus));
        return new AgentWindow(cost.minus(other.cost), difference);
    }

    /** The sum of all threads of that name, and nothing where there was none yet. */
    private static AgentWindow at(Snapshot snapshot, RawCounts counts, String thread) {
        Cost cost = Cost.NOTHING;
        SortedMap<String, Cost> methods = new TreeMap<>();
        for (ThreadCounts found : snapshot.threads()) {
            if (found.name().equals(thread)) {
                cost = cost.plus(new Cost(found.instructions(), found.blocks(), found.bytes(), found.vmBytes()));
                for (MethodCounts method : found.methods()) {
                    MethodName name = counts.methods().get(method.method());
                    methods.merge(
                            MethodTable.name(name.className(), name.name(), name.descriptor()),
                            new Cost(method.instructions(), method.blocks(), method.bytes(), 0),
                            Cost::plus);
                }
            }
        }
        return new AgentWindow(cost, methods);
    }
}
