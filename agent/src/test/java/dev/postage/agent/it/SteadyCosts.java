package dev.postage.agent.it;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What one execution of each construct takes, from threads that executed it n, 2n and 3n times: the second less the first
 * and the third less the second have to be the same, and a multiple of n.
 *
 * @param costs by construct, those that are steady
 * @param unsteady by construct, the two differences of the others
 */
record SteadyCosts(SortedMap<String, Cost> costs, SortedMap<String, String> unsteady) {
    /** The construct without a statement. */
    static final String NOTHING = "Nothing.atAll";

    private static final String FIRST = " x1";

    /** @param threads what each thread took, by its name */
    static SteadyCosts of(Map<String, Cost> threads, int times) {
        SteadyCosts steady = new SteadyCosts(new TreeMap<>(), new TreeMap<>());
        Cost overhead = second(threads, NOTHING).over(times);
        for (String thread : threads.keySet()) {
            if (thread.endsWith(FIRST)) {
                steady.add(thread.substring(0, thread.length() - FIRST.length()), threads, times, overhead);
            }
        }
        return steady;
    }

    private void add(String name, Map<String, Cost> threads, int times, Cost overhead) {
        Cost one = second(threads, name);
        Cost other = threads.get(name + " x3").minus(threads.get(name + " x2"));
        if (one.equals(other) && one.over(times).times(times).equals(one)) {
            costs.put(name, one.over(times).minus(overhead));
        } else {
            unsteady.put(name, "%d times: %s, as many again: %s".formatted(times, one, other));
        }
    }

    private static Cost second(Map<String, Cost> threads, String name) {
        return threads.get(name + " x2").minus(threads.get(name + " x1"));
    }
}
