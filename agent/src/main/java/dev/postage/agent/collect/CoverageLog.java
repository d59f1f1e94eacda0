package dev.postage.agent.collect;

import dev.postage.agent.counts.Coverage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Keeps the account of what is counted and what is not. Safe for use by several threads. */
public final class CoverageLog {
    private final Map<String, Integer> counted = new TreeMap<>();
    private final Map<String, String> excluded = new TreeMap<>();
    private final Map<String, String> failed = new TreeMap<>();
    private long hiddenCounted;
    private long hiddenBefore;
    private long hiddenSeen;

    /** The class is woven. */
    public synchronized void counted(String name, int methods, boolean hidden, List<String> tooLarge) {
        counted.put(name, methods);
        hiddenCounted += hidden ? 1 : 0;
        for (String method : tooLarge) {
            failed.put(
                    name + "#" + method,
                    "woven it would exceed the 65535 bytes, locals or stack slots a method may have");
        }
    }

    /** The class is left out on purpose. */
    public synchronized void excluded(String name, String reason) {
        excluded.put(name, reason);
    }

    /** The class could not be woven. */
    public synchronized void failed(String name, String reason) {
        failed.put(name, reason);
    }

    /** A hidden class was there before the agent. */
    public synchronized void hiddenBefore() {
        hiddenBefore++;
    }

    /** A hidden class is on its way into the VM, whatever becomes of it. */
    public synchronized void hiddenSeen() {
        hiddenSeen++;
    }

    /** So many hidden classes are loaded at the end; more than were seen mean that the VM defined some past the agent. */
    synchronized void hiddenLoaded(long classes) {
        long missed = classes - hiddenBefore - hiddenSeen;
        if (missed > 0) {
            failed.put("(hidden classes)", missed + " defined where the agent does not see them");
        }
    }

    /** Whether the class is counted. */
    public synchronized boolean counts(String name) {
        return counted.containsKey(name);
    }

    /** Whether the class is accounted for in one way or the other. */
    synchronized boolean knows(String name) {
        return counted.containsKey(name) || excluded.containsKey(name) || failed.containsKey(name);
    }

    synchronized Coverage coverage() {
        long methods = 0;
        for (int number : new ArrayList<>(counted.values())) {
            methods += number;
        }
        return new Coverage(counted.size(), methods, hiddenCounted, hiddenBefore, list(excluded), list(failed));
    }

    private static List<Coverage.Uncounted> list(Map<String, String> reasons) {
        List<Coverage.Uncounted> list = new ArrayList<>();
        // a copy: the loop itself may be what loads a class, and so makes the next entry
        for (Map.Entry<String, String> entry : new TreeMap<>(reasons).entrySet()) {
            list.add(new Coverage.Uncounted(entry.getKey(), entry.getValue()));
        }
        return list;
    }
}
