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
public final class Parser extends NumberReader {
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
}
