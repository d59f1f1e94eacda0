package dev.postage.agent.it;

import dev.postage.agent.counts.Mark;
import dev.postage.agent.counts.MethodCounts;
import dev.postage.agent.counts.MethodName;
import dev.postage.agent.counts.RawCounts;
import dev.postage.agent.counts.ThreadCounts;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What one thread took from the begin of the first delivery to the end of the last one.
 *
 * @param cost in total
 * @param methods by method name
 */
record AgentWindow(Cost cost, SortedMap<String, Cost> methods) {
    static AgentWindow of(RawCounts counts, String thread) {
        return at(counts, Mark.Kind.LAST_END, thread).minus(at(counts, Mark.Kind.FIRST_BEGIN, thread));
    }

    AgentWindow minus(AgentWindow other) {
        SortedMap<String, Cost> difference = new TreeMap<>(methods);
        other.methods.forEach((method, cost) -> difference.merge(method, Cost.NOTHING.minus(cost), Cost::plus));
        return new AgentWindow(cost.minus(other.cost), difference);
    }

    /** The sum of all threads of that name, and nothing where there was none yet. */
    private static AgentWindow at(RawCounts counts, Mark.Kind kind, String thread) {
        Cost cost = Cost.NOTHING;
        SortedMap<String, Cost> methods = new TreeMap<>();
        for (ThreadCounts found : threadsAt(counts, kind)) {
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

    private static Iterable<ThreadCounts> threadsAt(RawCounts counts, Mark.Kind kind) {
        return counts.snapshots().stream()
                .filter(snapshot -> snapshot.mark().kind() == kind)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no mark " + kind + " found"))
                .threads();
    }
}
