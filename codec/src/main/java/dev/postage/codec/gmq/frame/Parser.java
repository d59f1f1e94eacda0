package dev.postage.codec.gmq.frame;

import dev.postage.codec.bytes.CodecException;
import java.nio.charset.StandardCharsets;

/**
 * Reads values from frames, in any legal form (H5), and skips what newer versions added. Choose an input once, then read
 * messages as they were composed:
 *
 * <pre>
 * parser.over(bytes);
 * parser.beginStruct();
 * long a = parser.signed();
 * String b = parser.fence() ? parser.text() : "default";
 * parser.endStruct();
 * parser.endInput();
 * </pre>
 *
 * <p>After {@link #fence} was false, no member may be read until {@link #endStruct}. A NONEXTENDABLE struct is its members and
 * nothing else, but should be put between {@link #enter} and {@link #leave} so that it counts as nesting.
 *
 * <p>Scalars, counts and skips allocate nothing. Whatever the bytes are, the outcome is values or a {@link CodecException} with
 * the offset in the input; after one, an input must be chosen anew. An input stream that fails makes the call fail with {@link
 * java.io.UncheckedIOException}. For one thread at a time.
 */
public final class Parser extends FrameReader {
    private static final byte LEADING_ZERO = (byte) 0x80;

    private int valueStart;

    private Parser(FrameHeaderLayout layout, boolean framed, ParserLimits limits) {
        super(layout, framed, limits);
    }

    /** A parser with the layout COMPACT and the default limits. */
    public Parser() {
        this(FrameHeaderLayout.COMPACT, ParserLimits.DEFAULT);
    }

    public Parser(FrameHeaderLayout layout, ParserLimits limits) {
        this(layout, true, limits);
    }

    /** A parser of the bare profile, without frames: all members are there at every FENCE, and texts end with a NUL. */
    public static Parser bare(ParserLimits limits) {
        return new Parser(FrameHeaderLayout.COMPACT, false, limits);
    }

    /**
     * UINTEGER, enum, union case id or message number; all 64 bits count.
     *
     * @throws CodecException if no value is there, or its form is not the shortest, or it is 2^64 or more
     */
    public long unsigned() throws CodecException {
        return unsignedAt(pos < more ? pos : nextValue());
    }

    private long unsignedAt(int at) throws CodecException {
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
    public long signed() throws CodecException {
        return Vlq.unzigzag(unsigned());
    }

    /** REAL; the bits of a NaN are kept. */
    public double real() throws CodecException {
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
    public int count(int leastBytes) throws CodecException {
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

    /** CHARACTER-STRING. */
    public String text() throws CodecException {
        int length = openUnchecked();
        int end = valueStart + length;
        boolean ascii = Utf8.asciiEnd(bytes, valueStart, end) == end;
        if (!ascii) {
            checkUtf8(end);
        }
        return new String(bytes, valueStart, length, ascii ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8);
    }

    /** Checks a CHARACTER-STRING and passes it by. */
    public void skipText() throws CodecException {
        openText();
    }

    /**
     * Checks a CHARACTER-STRING and passes it by without a copy, as {@link #openBlob} does.
     *
     * @return how many bytes it has
     */
    public int openText() throws CodecException {
        int length = openUnchecked();
        checkUtf8(valueStart + length);
        return length;
    }

    private void checkUtf8(int end) throws CodecException {
        int valid = Utf8.validEnd(bytes, valueStart, end);
        if (valid < end) {
            throw refuse(valid, "UTF-8", String.format("the byte %02x", bytes[valid]));
        }
    }

    private int openUnchecked() throws CodecException {
        return framed ? openBlob() : openTerminated();
    }

    /** A text of the bare profile. */
    private int openTerminated() throws CodecException {
        int start = pos;
        int end = start;
        while (end < frameEnd && bytes[end] != 0) {
            end++;
        }
        if (end == frameEnd) {
            throw refuse(end, "a NUL at the end of a text", "the end of the input");
        }
        valueStart = start;
        pos = end + 1;
        return end - start;
    }

    /** BLOB, as a new array. */
    public byte[] blob() throws CodecException {
        int length = openBlob();
        byte[] value = new byte[length];
        System.arraycopy(bytes, valueStart, value, 0, length);
        return value;
    }

    /**
     * Passes a BLOB by without a copy: its bytes are in {@link #valueArray} from {@link #valueStart} on, until the next call.
     *
     * @return how many bytes it has
     */
    public int openBlob() throws CodecException {
        int start = pos < more ? pos : nextValue();
        long length = unsignedAt(start);
        if (length < 0 || length > frameEnd - pos) {
            throw refuse(
                    start,
                    "a length within the " + (frameEnd - pos) + " bytes left in the frame",
                    Long.toUnsignedString(length));
        }
        valueStart = pos;
        pos += (int) length;
        return (int) length;
    }

    /** BYTE_ARRAY[length], into a part of an array. */
    public void byteArray(byte[] to, int at, int length) throws CodecException {
        openByteArray(length);
        System.arraycopy(bytes, valueStart, to, at, length);
    }

    /** Passes a BYTE_ARRAY[length] by without a copy, as {@link #openBlob} does. */
    public void openByteArray(int length) throws CodecException {
        if (length == 0) {
            valueStart = pos;
            return;
        }
        int start = pos < more ? pos : nextValue();
        if (length > frameEnd - start) {
            throw refuse(
                    frameEnd,
                    "a byte array of " + length + " bytes",
                    "the end of its frame after " + (frameEnd - start));
        }
        valueStart = start;
        pos = start + length;
    }

    /** The array with the value opened last. */
    public byte[] valueArray() {
        return bytes;
    }

    /** The index of the first byte of the value opened last. */
    public int valueStart() {
        return valueStart;
    }

    /**
     * An exception about the unsigned integer read last, such as an enum's number nobody knows.
     *
     * @param value what {@link #unsigned} gave
     */
    public CodecException refuse(long value, String expected) {
        return refuse(pos - Vlq.length(value), expected, Long.toUnsignedString(value));
    }
}
