package dev.postage.codec.gmq.frame;

/** Unsigned integers in groups of seven bits, most significant group first; 0x80 in all but the last. */
final class Vlq {
    /** The most bytes a value below 2^64 takes. */
    static final int MAX_LENGTH = 10;

    private Vlq() {}

    /** How many bytes the unsigned value takes, 1 to 10. */
    static int length(long value) {
        return (70 - Long.numberOfLeadingZeros(value | 1)) / 7;
    }

    /**
     * Writes the unsigned value; there must be room.
     *
     * @return the index behind it
     */
    static int put(byte[] to, int at, long value) {
        if (value >>> 28 != 0) {
            return putLong(to, at, value);
        }
        int rest = (int) value;
        int i = at;
        if (rest >= 1 << 21) {
            to[i++] = (byte) (rest >>> 21 | 0x80);
        }
        if (rest >= 1 << 14) {
            to[i++] = (byte) (rest >>> 14 | 0x80);
        }
        if (rest >= 1 << 7) {
            to[i++] = (byte) (rest >>> 7 | 0x80);
        }
        to[i] = (byte) (rest & 0x7f);
        return i + 1;
    }

    private static int putLong(byte[] to, int at, long value) {
        int i = at;
        if (value >>> 56 != 0) {
            i = putMost(to, i, value);
        }
        if (value >>> 49 != 0) {
            to[i++] = (byte) (value >>> 49 | 0x80);
        }
        if (value >>> 42 != 0) {
            to[i++] = (byte) (value >>> 42 | 0x80);
        }
        if (value >>> 35 != 0) {
            to[i++] = (byte) (value >>> 35 | 0x80);
        }
        to[i] = (byte) (value >>> 28 | 0x80);
        to[i + 1] = (byte) (value >>> 21 | 0x80);
        to[i + 2] = (byte) (value >>> 14 | 0x80);
        to[i + 3] = (byte) (value >>> 7 | 0x80);
        to[i + 4] = (byte) (value & 0x7f);
        return i + 5;
    }

    /** The one or two groups before the last eight. */
    private static int putMost(byte[] to, int at, long value) {
        int i = at;
        if (value < 0) {
            to[i++] = (byte) 0x81;
        }
        to[i] = (byte) (value >>> 56 | 0x80);
        return i + 1;
    }

    /** The unsigned value a signed one is written as: 0, -1, 1, -2 become 0, 1, 2, 3. */
    static long zigzag(long value) {
        return (value << 1) ^ (value >> 63);
    }

    static long unzigzag(long value) {
        return (value >>> 1) ^ -(value & 1);
    }
}
