package dev.postage.agent.counts;

import java.util.ArrayList;
import java.util.List;

/** Reads one snapshot block; an index into a list of names that is not there never leaves this class. */
final class SnapshotReader {
    private final Cursor payload;
    private final int methodNames;
    private final int typeNames;

    SnapshotReader(Cursor payload, int methodNames, int typeNames) {
        this.payload = payload;
        this.methodNames = methodNames;
        this.typeNames = typeNames;
    }

    Snapshot snapshot() throws CountsFormatException {
        Mark mark = new Mark(kind(), payload.number("the delivery of a mark"));
        int count = payload.count("threads", 7);
        List<ThreadCounts> threads = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            threads.add(thread());
        }
        return new Snapshot(mark, threads);
    }

    private Mark.Kind kind() throws CountsFormatException {
        int start = payload.position();
        int code = payload.octet("the kind of a mark");
        for (Mark.Kind kind : Mark.Kind.values()) {
            if (kind.code() == code) {
                return kind;
            }
        }
        throw new CountsFormatException(start, "kind of mark " + code + " found, one of the known kinds expected");
    }

    private ThreadCounts thread() throws CountsFormatException {
        return new ThreadCounts(
                payload.text("a thread name"),
                payload.number("instructions"),
                payload.number("blocks"),
                payload.number("bytes"),
                vmBytes(),
                methods(),
                types());
    }

    private long vmBytes() throws CountsFormatException {
        int start = payload.position();
        int known = payload.octet("whether VM bytes are known");
        if (known > 1) {
            throw new CountsFormatException(start, "octet " + known + " found, 0 or 1 expected before VM bytes");
        }
        return known == 0 ? ThreadCounts.VM_BYTES_UNKNOWN : payload.signed("VM bytes");
    }

    private List<MethodCounts> methods() throws CountsFormatException {
        int count = payload.count("methods of a thread", 4);
        List<MethodCounts> methods = new ArrayList<>(count);
        int index = -1;
        for (int i = 0; i < count; i++) {
            index = next(index, methodNames, "method");
            methods.add(new MethodCounts(
                    index, payload.number("instructions"), payload.number("blocks"), payload.number("bytes")));
        }
        return methods;
    }

    private List<TypeCounts> types() throws CountsFormatException {
        int count = payload.count("types of a thread", 3);
        List<TypeCounts> types = new ArrayList<>(count);
        int index = -1;
        for (int i = 0; i < count; i++) {
            index = next(index, typeNames, "type");
            types.add(new TypeCounts(index, payload.number("blocks"), payload.number("bytes")));
        }
        return types;
    }

    private int next(int before, int names, String what) throws CountsFormatException {
        int start = payload.position();
        long step = payload.number("the step to the next " + what);
        if (step < 1 || step >= (long) names - before) {
            throw new CountsFormatException(
                    start,
                    "step " + step + " from " + what + " " + before + " found, an index below " + names + " expected");
        }
        return (int) (before + step);
    }
}
