package dev.postage.report.launch.entropy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The order in which something is gone through. */
final class Orders {
    /** So many that an iteration may begin in hundreds of thousands of places. */
    private static final int MANY = 100_000;

    private static final Set<Integer> SET = IntStream.range(0, MANY).boxed().collect(Collectors.toUnmodifiableSet());
    private static final Map<Integer, Integer> MAP =
            IntStream.range(0, MANY).boxed().collect(Collectors.toUnmodifiableMap(i -> i, i -> i));

    private Orders() {}

    static int immutableSet() {
        return SET.iterator().next() * MANY;
    }

    static int immutableMap() {
        return MAP.keySet().iterator().next() * MANY;
    }

    static int strings() {
        Map<String, Integer> map = new HashMap<>();
        for (int i = 0; i < 64; i++) {
            map.put("key " + i, i);
        }
        return EntropyProgram.folded(new ArrayList<>(map.values()));
    }

    static int objects() {
        return inserted(new HashMap<>());
    }

    static int identities() {
        return inserted(new IdentityHashMap<>());
    }

    private static int inserted(Map<Object, Integer> map) {
        for (int i = 0; i < 64; i++) {
            map.put(new Object(), i);
        }
        return EntropyProgram.folded(new ArrayList<>(map.values()));
    }

    static int identityHashCode() {
        return System.identityHashCode(new Object());
    }

    static int enums() {
        Map<TimeUnit, Integer> map = new HashMap<>(64);
        for (TimeUnit unit : TimeUnit.values()) {
            map.put(unit, map.size());
        }
        return EntropyProgram.folded(new ArrayList<>(map.values()));
    }

    static int classes() {
        Map<Class<?>, Integer> map = new HashMap<>(64);
        List<Class<?>> classes = List.of(Integer.class, Long.class, String.class, List.class, Map.class, Set.class);
        classes.forEach(type -> map.put(type, map.size()));
        return EntropyProgram.folded(new ArrayList<>(map.values()));
    }
}
