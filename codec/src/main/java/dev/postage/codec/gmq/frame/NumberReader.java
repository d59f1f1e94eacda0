package dev.postage.codec.gmq.frame;

import dev.postage.codec.bytes.CodecException;

/** Reads the values that are numbers, or tell how many others follow. */
abstract sealed class NumberReader extends FrameReader permits Parser {
    private static final byte LEADING_ZERO = (byte) 0x80;

    NumberReader(FrameHeaderLayout layout, boolean framed, ParserLimits limits) {
        super(layout, framed, limits);
    }

    /**
     * UINTEGER, enum, union case id or message number; all 64 bits count.
     *
     * @throws CodecException if no value is there, or its form is not the shortest, or it is 2^64 or more
     */
    public final long unsigned() throws CodecException {
        return unsignedAt(pos < more ? pos : nextValue());
    }

    final long unsignedAt(int at) throws CodecException {
        byte first = bytes[at];
        if (first >= 0) {
            pos = at + 1;
            return first;
        }
        if (at + 1 < frameEnd && bytes[at + 1] >= 0 && first != LEADING_ZERO) {
            pos = at + 2;
            int value = ((first & 0x7f) << 7) | bytes[at + 1];
            return value;
        }
        return longUnsigned(at);
    }

    private long longUnsigned(int start) throws CodecException {
        if (bytes[start] == LEADING_ZERO) {
            throw refuse(start, "an integer without leading zeros", "a leading group of zeros");
        }
        long value = 0;
        int at = start;
        byte group;
        do {
            if (at == frameEnd) {
                throw refuse(at, "the rest of an integer", "the end of its frame");
            }
            if (value >>> 57 != 0) {
                throw refuse(at, "an integer below 2^64", "one more group of seven bits");
            }
            group = bytes[at++];
            value = (value << 7) | (group & 0x7f);
        } while (group < 0);
        pos = at;
        return value;
    }

    /** INTEGER. */
    public final long signed() throws CodecException {
        return Vlq.unzigzag(unsigned());
    }

    /** REAL; the bits of a NaN are kept. */
    public final double real() throws CodecException {
        int at = pos < more ? pos : nextValue();
        if (frameEnd - at < Double.BYTES) {
            throw refuse(frameEnd, "a real of 8 bytes", "the end of its frame after " + (frameEnd - at));
        }
        pos = at + Double.BYTES;
        return Double.longBitsToDouble(LittleEndian.get(bytes, at));
    }

    /**
     * The count of a VECTOR or DICTIONARY, checked against the bytes left before anything is allocated (P7). How many bytes a
     * stream has left is not known: collections then must grow as elements arrive.
     *
     * @param leastBytes how many bytes an element, or a pair, takes at least
     * @throws CodecException if so many elements cannot be there
     */
    public final int count(int leastBytes) throws CodecException {
        long count = unsigned();
        if (count < 0 || count > mostElements(Math.max(1, leastBytes))) {
            throw refuse(
                    pos - Vlq.length(count),
                    "no more elements than the bytes left allow",
                    Long.toUnsignedString(count));
        }
        return (int) count;
    }

    private long mostElements(int leastBytes) {
        return isPulled() ? Integer.MAX_VALUE : (inputEnd - pos) / leastBytes;
    }

    /**
     * An exception about the unsigned integer read last, such as an enum's number nobody knows.
     *
     * @param value what {@link #unsigned} gave
     */
    public final CodecException refuse(long value, String expected) {
        return refuse(pos - Vlq.length(value), expected, Long.toUnsignedString(value));
    }
}
