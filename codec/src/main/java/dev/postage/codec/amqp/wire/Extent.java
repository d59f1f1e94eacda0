package dev.postage.codec.amqp.wire;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.Octets;

/**
 * Where a value ends, told from its constructor and its size alone: what is inside a list, map or array is not looked
 * at. Sizes and counts are unsigned, and each is held against the octets that are left before it is used.
 */
public final class Extent {
    private static final int SIZED = -1;
    private static final int UNUSUAL = -2;
    /** Format code, size and count. */
    private static final int LIST8_HEAD = 3;

    /** For each octet: how many octets follow, or that one octet tells the size, or that there is more to look at. */
    private static final byte[] SHAPES = shapes();

    private Extent() {}

    /**
     * The end of a value in one of the forms most have, in few steps; -1 when it has another form or is not plainly right,
     * of which the other methods know more.
     *
     * @param base where the offset 0 is in the array
     */
    static int usualEnd(byte[] in, int base, int at, int to) {
        if (at >= to) {
            return -1;
        }
        int size = SHAPES[in[base + at] & 0xff];
        int data = at + 1;
        if (size == SIZED && data < to) {
            size = in[base + data] & 0xff;
            data++;
        }
        return size >= 0 && size <= to - data ? data + size : -1;
    }

    /**
     * Where the elements of a list begin that has nothing but elements in one of those forms.
     *
     * @param offsets where to put it; there must be room for the greatest number of elements
     * @return how many elements there are, or -1 when the list is another one or not plainly right
     */
    public static int usualElements(Octets in, int from, int to, int[] offsets) {
        if (!in.isArray() || to - from < LIST8_HEAD || in.u8(from) != FormatCode.LIST8.octet) {
            return -1;
        }
        byte[] array = in.array();
        int base = in.arrayOffset(0);
        int end = from + 2 + in.u8(from + 1);
        int count = in.u8(from + 2);
        if (end > to || count > offsets.length) {
            return -1;
        }
        int at = from + LIST8_HEAD;
        for (int i = 0; i < count; i++) {
            offsets[i] = at;
            at = usualEnd(array, base, at, end);
            if (at < 0) {
                return -1;
            }
        }
        return at == end ? count : -1;
    }

    /**
     * The end of the value that begins at an offset. Descriptors may be described themselves, so what is still to come
     * is counted instead of called for: no input makes the stack deep.
     *
     * @param to where the octets end that the value may take
     * @param depth how many descriptors a value may have
     */
    public static int endOf(Octets in, int from, int to, int depth) throws CodecException {
        int at = from;
        int described = 0;
        for (int pending = 1; pending > 0; ) {
            FormatCode code = codeAt(in, at, to);
            at++;
            if (code != FormatCode.DESCRIBED) {
                at = dataEnd(in, code, at, to);
                pending--;
            } else if (++described > depth) {
                throw new CodecException(at - 1, "at most " + depth + " levels", "one more");
            } else {
                pending++;
            }
        }
        return at;
    }

    /** The format code at an offset, which must be one. */
    public static FormatCode codeAt(Octets in, int at, int to) throws CodecException {
        if (at >= to) {
            throw new CodecException(to, "a constructor", "the end");
        }
        FormatCode code = FormatCode.of(in.u8(at));
        if (code == FormatCode.UNASSIGNED) {
            throw new CodecException(at, "a constructor", hex(in.u8(at)));
        }
        return code;
    }

    /** The end of the data behind a format code that is not described. */
    static int dataEnd(Octets in, FormatCode code, int from, int to) throws CodecException {
        int width = code.width;
        if (width > to - from) {
            throw new CodecException(to, width + " octets for " + code.type.label(), (to - from) + " octets");
        }
        if (code.layout == FormatCode.Layout.FIXED) {
            if (code == FormatCode.BOOLEAN && in.u8(from) > 1) {
                throw new CodecException(from, "00 or 01 for boolean", hex(in.u8(from)));
            }
            return from + width;
        }
        long size = width == 1 ? in.u8(from) : in.u32(from);
        int data = from + width;
        if (size > to - data) {
            throw new CodecException(from, "a size of at most " + (to - data), String.valueOf(size));
        }
        if (code.layout != FormatCode.Layout.VARIABLE) {
            checkCount(in, code, data, (int) size);
        }
        return data + (int) size;
    }

    private static void checkCount(Octets in, FormatCode code, int at, int size) throws CodecException {
        int least = code.layout == FormatCode.Layout.ARRAY ? code.width + 1 : code.width;
        if (size < least) {
            throw new CodecException(at - code.width, "a size of at least " + least, String.valueOf(size));
        }
        long count = countAt(in, code, at);
        if (code.layout == FormatCode.Layout.COMPOUND && count > size - code.width) {
            throw new CodecException(at, "at most " + (size - code.width) + " elements", String.valueOf(count));
        }
        if (code.type == AmqpType.MAP && (count & 1) != 0) {
            throw new CodecException(at, "an even count of keys and values", String.valueOf(count));
        }
    }

    static long countAt(Octets in, FormatCode code, int at) {
        return code.width == 1 ? in.u8(at) : in.u32(at);
    }

    static String hex(int octet) {
        return "octet " + Character.forDigit(octet >> 4, 16) + Character.forDigit(octet & 15, 16);
    }

    private static byte[] shapes() {
        byte[] shapes = new byte[256];
        for (int i = 0; i < shapes.length; i++) {
            shapes[i] = (byte) shape(FormatCode.of(i));
        }
        return shapes;
    }

    private static int shape(FormatCode code) {
        if (code.layout == FormatCode.Layout.FIXED) {
            // not every octet is a boolean
            return code == FormatCode.BOOLEAN ? UNUSUAL : code.width;
        }
        return code.layout == FormatCode.Layout.VARIABLE && code.width == 1 ? SIZED : UNUSUAL;
    }
}
