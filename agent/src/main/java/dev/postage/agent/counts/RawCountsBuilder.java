package dev.postage.agent.counts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Takes the blocks of one file in their order and puts {@link RawCounts} together. */
final class RawCountsBuilder {
    private Optional<SortedMap<String, String>> fingerprint = Optional.empty();
    private Optional<Long> deliveries = Optional.empty();
    private Optional<Coverage> coverage = Optional.empty();
    private Optional<List<MethodName>> methods = Optional.empty();
    private Optional<List<String>> types = Optional.empty();
    private final List<Snapshot> snapshots = new ArrayList<>();

    void block(int type, Cursor payload) throws CountsFormatException {
        int start = payload.position();
        switch (type) {
            case CountsFormat.FINGERPRINT -> fingerprint = once(fingerprint, fingerprint(payload), start);
            case CountsFormat.DELIVERIES -> deliveries = once(deliveries, payload.number("deliveries"), start);
            case CountsFormat.COVERAGE -> coverage = once(coverage, coverage(payload), start);
            case CountsFormat.METHODS -> methods = once(methods, methods(payload), start);
            case CountsFormat.TYPES -> types = once(types, types(payload), start);
            case CountsFormat.SNAPSHOT -> snapshots.add(snapshot(payload, start));
            default -> payload.slice(payload.remaining());
        }
        payload.expectEnd("a block of type " + type);
    }

    /** @param end offset of the end block, for the errors */
    RawCounts build(int end) throws CountsFormatException {
        if (snapshots.isEmpty() || snapshots.get(snapshots.size() - 1).mark().kind() != Mark.Kind.EXIT) {
            throw new CountsFormatException(end, "no snapshot of the exit found as the last one");
        }
        return new RawCounts(
                present(fingerprint, "fingerprint", end),
                present(deliveries, "deliveries", end),
                present(coverage, "coverage", end),
                present(methods, "methods", end),
                present(types, "types", end),
                snapshots);
    }

    private Snapshot snapshot(Cursor payload, int start) throws CountsFormatException {
        int methodCount = present(methods, "methods", start).size();
        int typeCount = present(types, "types", start).size();
        return new SnapshotReader(payload, methodCount, typeCount).snapshot();
    }

    private static <T> Optional<T> once(Optional<T> before, T value, int start) throws CountsFormatException {
        if (before.isPresent()) {
            throw new CountsFormatException(start, "second block of its kind found, one expected");
        }
        return Optional.of(value);
    }

    private static <T> T present(Optional<T> value, String what, int offset) throws CountsFormatException {
        if (value.isEmpty()) {
            throw new CountsFormatException(offset, "no " + what + " block found before this point");
        }
        return value.get();
    }

    private static SortedMap<String, String> fingerprint(Cursor payload) throws CountsFormatException {
        int count = payload.count("fingerprint entries", 2);
        SortedMap<String, String> entries = new TreeMap<>();
        for (int i = 0; i < count; i++) {
            int start = payload.position();
            String key = payload.text("a fingerprint key");
            if (!entries.isEmpty() && entries.lastKey().compareTo(key) >= 0) {
                throw new CountsFormatException(start, "fingerprint key out of order found");
            }
            entries.put(key, payload.text("a fingerprint value"));
        }
        return entries;
    }

    private static Coverage coverage(Cursor payload) throws CountsFormatException {
        return new Coverage(
                payload.number("classes counted"),
                payload.number("methods counted"),
                payload.number("hidden classes counted"),
                payload.number("hidden classes not counted"),
                uncounted(payload, "excluded classes"),
                uncounted(payload, "failed classes"));
    }

    private static List<Coverage.Uncounted> uncounted(Cursor payload, String what) throws CountsFormatException {
        int count = payload.count(what, 2);
        List<Coverage.Uncounted> classes = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            classes.add(new Coverage.Uncounted(payload.text("a class name"), payload.text("a reason")));
        }
        return classes;
    }

    private static List<MethodName> methods(Cursor payload) throws CountsFormatException {
        int count = payload.count("methods", 3);
        List<MethodName> methods = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            String className = className(payload, methods);
            methods.add(new MethodName(className, payload.text("a method name"), payload.text("a descriptor")));
        }
        return methods;
    }

    private static String className(Cursor payload, List<MethodName> before) throws CountsFormatException {
        int start = payload.position();
        long kind = payload.number("the class of a method");
        if (kind == 1) {
            return payload.text("a class name");
        }
        if (kind != 0 || before.isEmpty()) {
            throw new CountsFormatException(start, "class of a method marked " + kind + " found, a name expected");
        }
        return before.get(before.size() - 1).className();
    }

    private static List<String> types(Cursor payload) throws CountsFormatException {
        int count = payload.count("types", 1);
        List<String> types = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            types.add(payload.text("a type name"));
        }
        return types;
    }
}
