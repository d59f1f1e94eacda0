package dev.postage.agent.counts;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The counts that stand in the files kept as test data; never change them, the files hold exactly these. */
final class SampleCounts {
    private SampleCounts() {}

    static RawCounts version1() {
        return new RawCounts(
                new TreeMap<>(Map.of("agent", "0.1.0", "jdk", "17.0.15+6", "umlaut", "äöü €")),
                2,
                new Coverage(
                        1_294,
                        12_400,
                        88,
                        64,
                        List.of(new Coverage.Uncounted("java.lang.VirtualThread", "waits for itself when counted")),
                        List.of(new Coverage.Uncounted("app.Large#big()V", "larger than 64 KiB when counted"))),
                List.of(
                        new MethodName("app.Main", "main", "([Ljava/lang/String;)V"),
                        new MethodName("app.Main", "handle", "(I)V"),
                        new MethodName("java.lang.String", "hashCode", "()I"),
                        new MethodName("app.Main$$Lambda/0x000001", "run", "()V")),
                List.of("byte[]", "java.lang.Long"),
                List.of(
                        new Snapshot(new Mark(Mark.Kind.FIRST_BEGIN, 1), List.of()),
                        new Snapshot(new Mark(Mark.Kind.DELIVERY_END, 1), List.of(main(100))),
                        new Snapshot(new Mark(Mark.Kind.LAST_END, 2), List.of(main(200))),
                        new Snapshot(new Mark(Mark.Kind.EXIT, 0), List.of(main(5_000_000_000L), virtual()))));
    }

    /** Some thousand names, and a snapshot in which each of them has counts. */
    static RawCounts large() {
        int names = 3_000;
        List<MethodName> methods = new ArrayList<>();
        List<String> types = new ArrayList<>();
        List<MethodCounts> methodCounts = new ArrayList<>();
        List<TypeCounts> typeCounts = new ArrayList<>();
        for (int i = 0; i < names; i++) {
            methods.add(new MethodName("app.Class" + i / 10, "method" + i, "(I)V"));
            types.add("app.Type" + i);
            methodCounts.add(new MethodCounts(i, 1_000L * i, i, 16L * i));
            typeCounts.add(new TypeCounts(i, i, 16L * i));
        }
        ThreadCounts thread = new ThreadCounts("main", 1, 1, 16, 0, methodCounts, typeCounts);
        RawCounts small = version1();
        return new RawCounts(
                small.fingerprint(),
                small.deliveries(),
                small.coverage(),
                methods,
                types,
                List.of(
                        new Snapshot(new Mark(Mark.Kind.DELIVERY_END, 1), List.of(thread)),
                        new Snapshot(new Mark(Mark.Kind.EXIT, 0), List.of(thread))));
    }

    private static ThreadCounts main(long instructions) {
        return new ThreadCounts(
                "main",
                instructions,
                3,
                80,
                -16,
                List.of(new MethodCounts(1, instructions - 1, 3, 80), new MethodCounts(3, 1, 0, 0)),
                List.of(new TypeCounts(0, 2, 64), new TypeCounts(1, 1, 16)));
    }

    private static ThreadCounts virtual() {
        return new ThreadCounts(
                "", 7, 0, 0, ThreadCounts.VM_BYTES_UNKNOWN, List.of(new MethodCounts(2, 7, 0, 0)), List.of());
    }
}
