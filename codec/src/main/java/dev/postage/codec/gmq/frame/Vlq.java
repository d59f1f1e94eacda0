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
        int end = at + length(value);
        long rest = value;
        to[end - 1] = (byte) (rest & 0x7f);
        for (int i = end - 2; i >= at; i--) {
            rest >>>= 7;
            to[i] = (byte) (rest | 0x80);
        }
        return end;
    }

    /** The unsigned value a signed one is written as: 0, -1, 1, -2 become 0, 1, 2, 3. */
    static long zigzag(long value) {
        return (value << 1) ^ (value >> 63);
    }

    static long unzigzag(long value) {
        return (value >>> 1) ^ -(value & 1);
    }
}
