package dev.postage.codec.amqp.wire;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.Octets;

/**
 * Moves over values and into them without making objects. {@link #next()} stands the cursor on a value, and the values
 * of a list, map, array or described value are reached by {@link #enter()}. Each value is held against what surrounds
 * it; a list or map that has left-over octets is refused when its end is reached.
 *
 * <p>A described value has two elements, its descriptor and its value. The elements of an array whose constructor is
 * described are the values inside; {@link #elementsDescribedAt()} tells where the descriptors are.
 */
public final class Cursor {
    /** Stands for the format code of elements that have each their own. */
    private static final int OWN_CODE = FormatCode.UNASSIGNED.octet;

    private final int[] ends;
    private final long[] left;
    /** Octets of format codes: numbers are cheaper to store than references. */
    private final int[] codes;

    private final int[] described;
    private final Octets in;
    private int depth;
    private int next;

    /** The level the cursor is on; what is in the arrays counts when it is left. */
    private int to;

    private long count;
    private int element = OWN_CODE;

    private int octet = OWN_CODE;
    private int start;
    private int data;
    private int end;

    /**
     * @param in where the values are
     * @param depth how many levels can be entered
     */
    public Cursor(Octets in, int depth) {
        this.in = in;
        ends = new int[depth + 1];
        left = new long[depth + 1];
        codes = new int[depth + 1];
        described = new int[depth + 1];
        over(0, 0);
    }

    /** Stands before the first of the values between two offsets. */
    public void over(int from, int last) {
        depth = 0;
        next = from;
        frame(last, Long.MAX_VALUE, OWN_CODE, -1);
    }

    /** Stands on the value at an offset. */
    public void at(int from, int last) throws CodecException {
        over(from, last);
        if (!next()) {
            throw new CodecException(last, "a value", "the end");
        }
    }

    /** Moves to the next value on this level; false when there is none. */
    public boolean next() throws CodecException {
        if (depth == 0 ? next == to : count == 0) {
            if (next != to) {
                throw new CodecException(next, "the end of " + (to - next) + " octets fewer", "left-over octets");
            }
            return false;
        }
        count--;
        start = next;
        if (element == OWN_CODE) {
            if (isUsual()) {
                return true;
            }
            octet = Extent.codeAt(in, start, to).octet;
            data = start + 1;
        } else {
            octet = element;
            data = start;
        }
        FormatCode code = code();
        end = code == FormatCode.DESCRIBED
                ? Extent.endOf(in, start, to, ends.length - 1)
                : Extent.dataEnd(in, code, data, to);
        next = end;
        return true;
    }

    private boolean isUsual() {
        int found = in.isArray() ? Extent.usualEnd(in.array(), in.arrayOffset(0), start, to) : -1;
        if (found < 0) {
            return false;
        }
        octet = in.array()[in.arrayOffset(start)] & 0xff;
        data = start + 1;
        end = found;
        next = found;
        return true;
    }

    /** Moves into the list, map, array or described value the cursor stands on, before its first element. */
    public void enter() throws CodecException {
        if (!isCompound()) {
            throw new CodecException(start, "a list, map, array or described value", type().label());
        }
        if (depth == ends.length - 1) {
            throw new CodecException(start, "at most " + depth + " levels", "one more");
        }
        FormatCode code = code();
        switch (code.layout) {
            case DESCRIBED -> push(data, 2);
            case COMPOUND -> push(data + 2 * code.width, Extent.countAt(in, code, data + code.width));
            case ARRAY -> enterArray();
            default -> push(end, 0);
        }
    }

    private void push(int first, long elements) {
        level(first, elements, OWN_CODE, -1);
    }

    private void enterArray() throws CodecException {
        FormatCode code = code();
        long elements = Extent.countAt(in, code, data + code.width);
        int at = data + 2 * code.width;
        int descriptors = -1;
        FormatCode inside = Extent.codeAt(in, at, end);
        for (int levels = 1; inside == FormatCode.DESCRIBED; levels++) {
            descriptors = descriptors < 0 ? at : descriptors;
            if (levels > ends.length - 1) {
                throw new CodecException(at, "at most " + (ends.length - 1) + " levels", "one more");
            }
            at = Extent.endOf(in, at + 1, end, ends.length - 1);
            inside = Extent.codeAt(in, at, end);
        }
        at++;
        checkRoom(inside, elements, at);
        level(at, elements, inside.octet, descriptors);
    }

    /** A count that cannot fit is refused before anybody trusts it. */
    private void checkRoom(FormatCode inside, long elements, int at) throws CodecException {
        long room = (long) end - at;
        boolean fixed = inside.layout == FormatCode.Layout.FIXED;
        if (fixed ? elements * inside.width != room : elements * inside.width > room) {
            throw new CodecException(
                    at,
                    elements + " elements of " + inside.width + (fixed ? "" : " or more") + " octets",
                    room + " octets");
        }
    }

    private void level(int first, long elements, int code, int descriptors) {
        left[depth] = count;
        depth++;
        next = first;
        frame(end, elements, code, descriptors);
    }

    private void frame(int last, long elements, int code, int descriptors) {
        to = last;
        count = elements;
        element = code;
        ends[depth] = last;
        codes[depth] = code;
        described[depth] = descriptors;
    }

    /** Leaves a level, whatever is left on it; the next value is the one behind it. */
    public void leave() {
        next = to;
        depth--;
        to = ends[depth];
        count = left[depth];
        element = codes[depth];
    }

    /** Goes through everything inside the value the cursor stands on and stays there; text is not decoded. */
    public void check() throws CodecException {
        int kept = octet;
        int keptStart = start;
        int keptData = data;
        int keptEnd = end;
        int level = depth;
        descend();
        while (depth > level) {
            if (next()) {
                descend();
            } else {
                leave();
            }
        }
        octet = kept;
        start = keptStart;
        data = keptData;
        end = keptEnd;
    }

    /** Elements of one width are sound once there is room for them, so that their number costs no time. */
    private void descend() throws CodecException {
        if (isCompound()) {
            enter();
            FormatCode inside = elementCode();
            if (inside.layout == FormatCode.Layout.FIXED && inside != FormatCode.BOOLEAN) {
                leave();
            }
        }
    }

    /** How many levels are entered. */
    public int depth() {
        return depth;
    }

    /** How many values are still to come on this level; for a whole range that is not known. */
    public long left() {
        return count;
    }

    /** Whether the value has elements to enter. */
    public boolean isCompound() {
        return code().type.isCompound();
    }

    /** The type of the value. */
    public AmqpType type() {
        return code().type;
    }

    /** The format code of the value. */
    public FormatCode code() {
        return FormatCode.ofAny(octet);
    }

    /** Where the value begins, its constructor included; in an array, where its data begins. */
    public int start() {
        return start;
    }

    /** Where the value ends. */
    public int end() {
        return end;
    }

    /** Where the descriptors of an entered array's elements begin, or -1. */
    public int elementsDescribedAt() {
        return described[depth];
    }

    /** The format code of an entered array's elements, {@link FormatCode#UNASSIGNED} outside arrays. */
    public FormatCode elementCode() {
        return FormatCode.ofAny(element);
    }

    /** Where the octets of a binary, a string, a symbol, a uuid or a decimal begin. */
    public int contentOffset() {
        FormatCode code = code();
        return code.layout == FormatCode.Layout.VARIABLE ? data + code.width : data;
    }

    /** How many octets a binary, a string, a symbol, a uuid or a decimal has. */
    public int contentLength() {
        return end - contentOffset();
    }

    /** Where the cursor reads. */
    public Octets octets() {
        return in;
    }

    /** Whether the value is null. */
    public boolean isNull() {
        return octet == FormatCode.NULL.octet;
    }

    int data() {
        return data;
    }
}
