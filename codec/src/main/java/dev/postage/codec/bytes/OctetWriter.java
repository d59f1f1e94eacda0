package dev.postage.codec.bytes;

import java.util.Arrays;
import java.util.Objects;

/**
 * Writes octets into an array of its own that grows as needed and is kept for the next message: after the greatest
 * message was written once, writing makes no garbage. Numbers are big-endian. Not for several threads at once.
 */
public final class OctetWriter {
    private static final int GREATEST = Integer.MAX_VALUE - 8;

    private byte[] array;
    private int length;

    /** A writer with room for some octets. */
    public OctetWriter(int capacity) {
        array = new byte[capacity];
    }

    /** Forgets what was written. */
    public void clear() {
        length = 0;
    }

    /** How many octets are written. */
    public int length() {
        return length;
    }

    /** The array that begins with what is written; another one after it had to grow. */
    public byte[] array() {
        return array;
    }

    /** A copy of what is written. */
    public byte[] copy() {
        return Arrays.copyOf(array, length);
    }

    /** Writes one octet, the lowest of a number. */
    public void u8(int value) {
        room(1);
        array[length++] = (byte) value;
    }

    /** Writes two octets, the lowest of a number. */
    public void u16(int value) {
        room(Short.BYTES);
        array[length++] = (byte) (value >>> 8);
        array[length++] = (byte) value;
    }

    /** Writes two octets, each the lowest of a number. */
    public void two(int first, int second) {
        room(2);
        array[length] = (byte) first;
        array[length + 1] = (byte) second;
        length += 2;
    }

    /** Writes three octets, each the lowest of a number. */
    public void three(int first, int second, int third) {
        room(3);
        array[length] = (byte) first;
        array[length + 1] = (byte) second;
        array[length + 2] = (byte) third;
        length += 3;
    }

    /** Writes four octets. */
    public void i32(int value) {
        room(Integer.BYTES);
        BigEndian.put32(array, length, value);
        length += Integer.BYTES;
    }

    /** Writes eight octets. */
    public void i64(long value) {
        room(Long.BYTES);
        BigEndian.put64(array, length, value);
        length += Long.BYTES;
    }

    /** Writes an array. */
    public void octets(byte[] octets) {
        octets(octets, 0, octets.length);
    }

    /** Writes a part of an array. */
    public void octets(byte[] octets, int offset, int count) {
        room(count);
        System.arraycopy(octets, offset, array, length, count);
        length += count;
    }

    /** Writes a text of which {@link Utf8#isAscii} is true. */
    // the old method copies the low octets of all characters, which is all of them in ASCII, and allocates nothing
    @SuppressWarnings("deprecation")
    public void ascii(String text) {
        int count = text.length();
        room(count);
        text.getBytes(0, count, array, length);
        length += count;
    }

    /**
     * Writes any text as UTF-8.
     *
     * @param count what {@link Utf8#length} says
     */
    public void utf8(String text, int count) {
        room(count);
        Utf8.put(text, array, length);
        length += count;
    }

    /** Writes octets of a window. */
    public void octets(Octets source, int at, int count) {
        room(count);
        source.copy(at, count, array, length);
        length += count;
    }

    /** Writes one octet over what is written. */
    public void set8(int at, int value) {
        array[Objects.checkIndex(at, length)] = (byte) value;
    }

    /** Writes four octets over what is written. */
    public void set32(int at, int value) {
        BigEndian.put32(array, Objects.checkFromIndexSize(at, Integer.BYTES, length), value);
    }

    /** Moves what is written from an offset on, so that octets to be set come before it. */
    public void insert(int at, int count) {
        room(count);
        System.arraycopy(array, at, array, at + count, length - at);
        length += count;
    }

    /** Takes back what was written from an offset on. */
    public void truncate(int at) {
        length = Objects.checkIndex(at, length + 1);
    }

    private void room(int count) {
        if (count > array.length - length) {
            grow(count);
        }
    }

    private void grow(int count) {
        if (count > GREATEST - length) {
            throw new OutOfMemoryError("a message of more than 2 GiB cannot be written into one array");
        }
        array = Arrays.copyOf(array, (int) Math.min(GREATEST, Math.max(length + count, 2L * array.length)));
    }
}
