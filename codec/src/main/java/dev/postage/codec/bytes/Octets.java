package dev.postage.codec.bytes;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;

/**
 * A window of octets to read from, on an array or on a buffer of any kind. Offsets count from the window's beginning;
 * numbers are big-endian whatever the buffer's order. The window can be moved, so that one object serves for many
 * messages; it copies nothing and never changes a buffer's position. Not for several threads at once.
 */
public final class Octets {
    private static final byte[] NO_ARRAY = {};
    private static final ByteBuffer NO_BUFFER = ByteBuffer.allocate(0);

    private byte[] array = NO_ARRAY;
    private ByteBuffer buffer = NO_BUFFER;
    private boolean inArray = true;
    private int base;
    private int length;

    /** An empty window. */
    public Octets() {}

    /** A window on all of an array. */
    public Octets(byte[] octets) {
        wrap(octets, 0, octets.length);
    }

    /** Moves the window to a part of an array; throws {@link IndexOutOfBoundsException} when that is not inside it. */
    public void wrap(byte[] octets, int offset, int count) {
        Objects.checkFromIndexSize(offset, count, octets.length);
        if (!inArray) {
            buffer = NO_BUFFER;
            inArray = true;
        }
        array = octets;
        base = offset;
        length = count;
    }

    /** Moves the window to what remains in a buffer, which keeps its position and limit. */
    public void wrap(ByteBuffer octets) {
        if (octets.hasArray()) {
            wrap(octets.array(), octets.arrayOffset() + octets.position(), octets.remaining());
            return;
        }
        array = NO_ARRAY;
        buffer = octets;
        inArray = false;
        base = octets.position();
        length = octets.remaining();
    }

    /** Moves this window to where another one is. */
    public void wrap(Octets other) {
        array = other.array;
        buffer = other.buffer;
        inArray = other.inArray;
        base = other.base;
        length = other.length;
    }

    /** Moves this window to a part of another one. */
    public void wrap(Octets other, int at, int count) {
        int index = Objects.checkFromIndexSize(at, count, other.length);
        wrap(other);
        base += index;
        length = count;
    }

    /** How many octets the window holds. */
    public int length() {
        return length;
    }

    /** The octet at an offset, 0 to 255. */
    public int u8(int at) {
        int index = base + Objects.checkIndex(at, length);
        return (inArray ? array[index] : buffer.get(index)) & 0xff;
    }

    /** Two octets, 0 to 65535. */
    public int u16(int at) {
        return u8(at) << 8 | u8(at + 1);
    }

    /** Four octets as a signed number. */
    public int i32(int at) {
        int index = base + Objects.checkFromIndexSize(at, Integer.BYTES, length);
        if (!inArray) {
            int read = buffer.getInt(index);
            return buffer.order() == ByteOrder.BIG_ENDIAN ? read : Integer.reverseBytes(read);
        }
        return BigEndian.i32(array, index);
    }

    /** Four octets, 0 to 4294967295. */
    public long u32(int at) {
        return Integer.toUnsignedLong(i32(at));
    }

    /** Eight octets as a signed number. */
    public long i64(int at) {
        return (long) i32(at) << 32 | u32(at + Integer.BYTES);
    }

    /** Copies octets into an array. */
    public void copy(int at, int count, byte[] target, int offset) {
        int index = base + Objects.checkFromIndexSize(at, count, length);
        if (inArray) {
            System.arraycopy(array, index, target, offset, count);
        } else {
            buffer.get(index, target, offset, count);
        }
    }

    /** A copy of some octets. */
    public byte[] copy(int at, int count) {
        byte[] copied = new byte[count];
        copy(at, count, copied, 0);
        return copied;
    }

    /** A buffer on some octets, which are not copied. */
    public ByteBuffer slice(int at, int count) {
        int index = base + Objects.checkFromIndexSize(at, count, length);
        return inArray ? ByteBuffer.wrap(array, index, count).slice() : buffer.slice(index, count);
    }

    /** Whether the octets from an offset are those of an array. */
    public boolean matches(int at, byte[] expected) {
        if (at < 0 || expected.length > length - at) {
            return false;
        }
        if (inArray) {
            int index = base + at;
            return Arrays.equals(array, index, index + expected.length, expected, 0, expected.length);
        }
        for (int i = 0; i < expected.length; i++) {
            if ((byte) u8(at + i) != expected[i]) {
                return false;
            }
        }
        return true;
    }

    /** The array below when there is one, and an empty one otherwise: for calls that are fast on arrays only. */
    public boolean isArray() {
        return inArray;
    }

    /** The array below, when {@link #isArray()}. */
    public byte[] array() {
        return array;
    }

    /** Where an offset is in the array below, when {@link #isArray()}. */
    public int arrayOffset(int at) {
        return base + at;
    }
}
