package dev.postage.codec.gmq.frame;

import dev.postage.codec.bytes.CodecException;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;

/**
 * The frames of a parser. They lie in the caller's array, or are read one at a time into an array of this parser, never a byte
 * beyond the frame that is needed. Which struct a frame belongs to follows from P1: the innermost one that is open; so a count
 * of open structs is all that is kept, and skipping needs no recursion (P5).
 */
abstract sealed class FrameReader permits FrameScanner, Parser {
    private static final int FIRST = FrameHeaderLayout.FIRST;
    private static final int LAST = FrameHeaderLayout.LAST;
    private static final byte[] NONE = {};
    private static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;

    final boolean framed;
    private final FrameHeaderLayout layout;
    private final boolean compact;
    private final ParserLimits limits;
    private final FrameSource.FromBuffer fromBuffer = new FrameSource.FromBuffer();

    /** Where the current frame lies. */
    byte[] bytes = NONE;
    /** The index of the next byte. */
    int pos;
    /** A value may begin before this index: the frame's end, or the second byte of a field frame, which has one value. */
    int more;
    /** The index behind the current frame; the position when there is none. */
    int frameEnd;
    /** The index behind what is known of the input. */
    int inputEnd;

    private byte[] own = NONE;
    private FrameSource source = fromBuffer;
    private boolean pulled;
    private ByteBuffer buffer = ByteBuffer.allocate(0);
    private boolean buffered;
    /** What to add to an index to get the offset in the input. */
    private long base;
    /** Whether the current frame ended, or will end, the innermost struct. */
    private boolean last;
    /** Whether the header below was read although its frame is not yet current. */
    private boolean peeked;

    int headerStart;
    int flags;
    int size;
    boolean field;
    private int openStructs;
    private int depth;

    FrameReader(FrameHeaderLayout layout, boolean framed, ParserLimits limits) {
        this.layout = layout;
        this.framed = framed;
        this.limits = limits;
        compact = layout == FrameHeaderLayout.COMPACT;
    }

    /** The header layout that is read. */
    public final FrameHeaderLayout layout() {
        return layout;
    }

    /** Parses a part of an array, which must not change meanwhile. */
    public final void over(byte[] input, int from, int to) {
        Objects.checkFromToIndex(from, to, input.length);
        pulled = false;
        begin(input, from, to);
    }

    /** Parses the bytes between a buffer's position and limit; {@link Parser#endMessage} moves the position behind the message. */
    public final void over(ByteBuffer input) {
        if (input.hasArray()) {
            int offset = input.arrayOffset();
            over(input.array(), offset + input.position(), offset + input.limit());
            buffer = input;
            buffered = true;
        } else {
            over(fromBuffer.at(input));
        }
    }

    final void over(FrameSource input) {
        if (own.length == 0) {
            own = new byte[FrameHeaderLayout.MAX_HEADER + layout.openLimit()];
        }
        source = input;
        pulled = true;
        begin(own, 0, 0);
        if (!framed) {
            pullAll();
        }
    }

    private void begin(byte[] input, int from, int to) {
        bytes = input;
        inputEnd = to;
        base = -from;
        buffered = false;
        last = false;
        peeked = false;
        openStructs = 0;
        depth = 0;
        pos = from;
        frameEnd = framed ? from : to;
        more = frameEnd;
    }

    /** The bare profile has no frames to read one at a time. */
    private void pullAll() {
        int count = 0;
        while (count >= 0) {
            inputEnd += count;
            if (inputEnd == own.length) {
                own = Arrays.copyOf(own, 2 * own.length);
            }
            count = source.read(own, inputEnd, own.length - inputEnd);
        }
        begin(own, 0, inputEnd);
    }

    /** The offset of the next byte, from the beginning of the input. */
    public final long offset() {
        return base + pos;
    }

    /**
     * Begins an extensible struct or union.
     *
     * @throws CodecException if no frame with FIRST is next (III.1 of the format's discussion), or too many structs are open
     */
    public final void beginStruct() throws CodecException {
        enter();
        if (!framed) {
            return;
        }
        leaveFrame("the end of the frame before an extensible struct");
        if (last) {
            throw refuse(pos, "an extensible struct", "the end of the struct around it");
        }
        readHeader();
        if ((flags & FIRST) == 0) {
            throw refuse(headerStart, "a frame with FIRST", "a frame without it");
        }
        openStructs++;
        takeFrame();
    }

    /**
     * Counts one more level of nesting that has no frames: a NONEXTENDABLE struct or union, a vector in a vector.
     *
     * @throws CodecException if more than {@link ParserLimits#maxDepth} are open
     */
    public final void enter() throws CodecException {
        if (++depth > limits.maxDepth()) {
            throw tooDeep(pos);
        }
    }

    /** Counts one level less, after {@link #enter}. */
    public final void leave() {
        depth--;
    }

    /**
     * Passes a FENCE (P2).
     *
     * @return whether the members behind it are there; if not, the struct is over, and this and all later members have their
     *     defaults
     * @throws CodecException if the frame before the FENCE has more bytes, or the next header is malformed
     */
    public final boolean fence() throws CodecException {
        if (!framed) {
            return true;
        }
        leaveFrame("the end of the frame at a FENCE");
        if (last) {
            return false;
        }
        if (!peeked) {
            readHeader();
            peeked = true;
        }
        if (size == 0 && flags == LAST) {
            peeked = false;
            last = true;
            return false;
        }
        return true;
    }

    /**
     * Ends the innermost extensible struct or union, and skips what a newer version added (P4).
     *
     * @throws CodecException if the frame has more bytes, or a skipped header is malformed
     */
    public final void endStruct() throws CodecException {
        if (framed) {
            leaveFrame("the end of the frame at the end of a struct");
            if (!last) {
                skipFrames();
            }
            openStructs--;
        }
        last = false;
        depth--;
    }

    /**
     * Ends the innermost extensible struct or union wherever the parser is in it, and skips the rest: that of a union whose case
     * is unknown (P10), or of a struct nobody asks for.
     *
     * @throws CodecException if a skipped header is malformed
     */
    public final void skipRest() throws CodecException {
        if (!framed) {
            throw refuse(pos, "a known union case", "an unknown one, which has no end in the bare profile");
        }
        leaveFieldFrame();
        pos = frameEnd;
        endStruct();
    }

    /** Skips an extensible struct or union from its beginning. */
    public final void skipStruct() throws CodecException {
        beginStruct();
        skipRest();
    }

    /** Ends the innermost extensible struct as {@link #endStruct} does, but keeps what is skipped (P9). */
    public final UnknownFrames endStructKeeping() throws CodecException {
        leaveFrame("the end of the frame at the end of a struct");
        return keepRest();
    }

    /** Ends the innermost extensible struct or union as {@link #skipRest} does, but keeps what is skipped (P9, P10). */
    public final UnknownFrames keepRest() throws CodecException {
        leaveFieldFrame();
        byte[] rest = Arrays.copyOfRange(bytes, pos, frameEnd);
        pos = frameEnd;
        byte[] frames = !framed || last ? NONE : keepFrames();
        endStruct();
        return new UnknownFrames(layout, rest, frames);
    }

    private byte[] keepFrames() throws CodecException {
        ByteArrayOutputStream kept = new ByteArrayOutputStream();
        int opened = 1;
        boolean onlyLast = true;
        while (opened > 0) {
            readHeader();
            opened += skipLevel(opened);
            loadPayload();
            onlyLast = kept.size() == 0 && size == 0 && flags == LAST;
            kept.write(bytes, headerStart, pos + size - headerStart);
            pos += size;
            leaveCurrent();
        }
        last = true;
        return onlyLast ? NONE : kept.toByteArray();
    }

    /** Jumps from header to header until as many structs have ended as were open (P4). */
    private void skipFrames() throws CodecException {
        int opened = 1;
        while (opened > 0) {
            readHeader();
            opened += skipLevel(opened);
            skipPayload();
        }
    }

    /** What a skipped frame adds to the number of open structs. */
    private int skipLevel(int opened) throws CodecException {
        int added = flags >>> 7;
        if (depth - 1 + opened + added > limits.maxDepth()) {
            throw tooDeep(headerStart);
        }
        return added - ((flags >>> 6) & 1);
    }

    private void skipPayload() throws CodecException {
        if (size <= inputEnd - pos) {
            pos += size;
        } else if (pulled) {
            skipPulled();
        } else {
            throw truncated();
        }
        leaveCurrent();
    }

    private void skipPulled() throws CodecException {
        int left = size - (inputEnd - pos);
        base += inputEnd;
        while (left > 0) {
            int count = source.read(own, 0, Math.min(left, own.length));
            if (count < 0) {
                pos = 0;
                inputEnd = 0;
                throw truncated();
            }
            base += count;
            left -= count;
        }
        pos = 0;
        inputEnd = 0;
    }

    /**
     * Lets a value begin in the next frame.
     *
     * @return the value's index
     */
    final int nextValue() throws CodecException {
        if (!framed) {
            throw refuse(pos, "a value", "the end of the input");
        }
        leaveFrame("the end of a field frame after its one value");
        if (last) {
            throw refuse(pos, "a value", "the end of the struct");
        }
        readHeader();
        if ((flags & FIRST) != 0) {
            throw refuse(headerStart, "a frame with a value of this struct", "a frame with FIRST");
        }
        if (flags != 0 && openStructs == 0) {
            throw refuse(headerStart, "a frame without LAST, as no extensible struct is open", "a frame with LAST");
        }
        if (size == 0) {
            throw refuse(headerStart, "a value", "the end of the struct");
        }
        takeFrame();
        return pos;
    }

    /** Checks that all bytes of the current frame were read. */
    private void leaveFrame(String expected) throws CodecException {
        if (pos != frameEnd) {
            throw refuse(pos, expected, (frameEnd - pos) + " more bytes in it");
        }
    }

    private void leaveFieldFrame() throws CodecException {
        if (pos >= more) {
            leaveFrame("the end of a field frame after its one value");
        }
    }

    private void takeFrame() throws CodecException {
        loadPayload();
        last = (flags & LAST) != 0;
        frameEnd = pos + size;
        more = field ? pos + 1 : frameEnd;
    }

    private void leaveCurrent() {
        frameEnd = pos;
        more = pos;
    }

    /** Reads the next header, unless that was done, and passes by empty frames without flags (P6). */
    private void readHeader() throws CodecException {
        if (peeked) {
            peeked = false;
            return;
        }
        do {
            readAnyHeader();
        } while (size == 0 && flags == 0);
        leaveCurrent();
    }

    final void readAnyHeader() throws CodecException {
        if (pulled) {
            forgetRead();
        }
        headerStart = pos;
        int first = nextByte();
        flags = first & (FIRST | LAST);
        if (compact && (first & FrameHeaderLayout.SMALL) != 0) {
            size = first & FrameHeaderLayout.SMALL_LIMIT;
            field = false;
        } else {
            readLongHeader(first);
        }
    }

    /** The frames so far were used; the next one goes to the beginning of the array. */
    private void forgetRead() {
        inputEnd -= pos;
        System.arraycopy(own, pos, own, 0, inputEnd);
        base += pos;
        pos = 0;
    }

    private void readLongHeader(int first) throws CodecException {
        field = (first & layout.fieldBit()) != 0;
        if (field) {
            readFieldSize(first & layout.fieldSizeMask());
        } else {
            size = ((first & (layout.openLimit() >>> 8)) << 8) | nextByte();
        }
    }

    /** Bits of the first byte, then groups of seven; zero bits before the first one are legal (H5). */
    private void readFieldSize(int firstBits) throws CodecException {
        long value = firstBits;
        int group = 0x80;
        for (int i = 1; (group & 0x80) != 0; i++) {
            if (i == FrameHeaderLayout.MAX_HEADER) {
                throw refuse(pos - 1, "the last byte of a header of at most 5 bytes", "a byte that announces more");
            }
            group = nextByte();
            value = (value << 7) | (group & 0x7f);
        }
        if (value == 0) {
            throw refuse(headerStart, "a field frame with one value", "an empty one");
        }
        if (value > limits.maxFieldFrame()) {
            throw refuse(
                    headerStart, "a field frame of at most " + limits.maxFieldFrame() + " bytes", value + " bytes");
        }
        size = (int) value;
    }

    private int nextByte() throws CodecException {
        if (pos == inputEnd) {
            if (!pulled || source.read(own, inputEnd, 1) < 0) {
                throw refuse(pos, "a frame", "the end of the input");
            }
            inputEnd++;
        }
        return bytes[pos++] & 0xff;
    }

    final void loadPayload() throws CodecException {
        if (size > inputEnd - pos) {
            if (!pulled) {
                throw truncated();
            }
            pull((long) pos + size);
        }
    }

    /** Reads up to an index. The array only grows as bytes arrive: a header alone must not make it large (P11). */
    private void pull(long to) throws CodecException {
        if (to > LARGEST_ARRAY) {
            throw refuse(headerStart, "a frame that fits into an array", size + " bytes");
        }
        while (inputEnd < to) {
            if (inputEnd == own.length) {
                own = Arrays.copyOf(own, (int) Math.min(to, 2L * own.length));
                bytes = own;
            }
            int count = source.read(own, inputEnd, (int) Math.min(to, own.length) - inputEnd);
            if (count < 0) {
                throw truncated();
            }
            inputEnd += count;
        }
    }

    /** Whether the input is not in an array, so that nobody knows how long it is. */
    final boolean isPulled() {
        return pulled && framed;
    }

    /** Whether the input has another byte; waits for it. Only between messages. */
    public final boolean hasMore() {
        if (pos < inputEnd || !pulled || !framed) {
            return pos < inputEnd;
        }
        forgetRead();
        inputEnd = Math.max(0, source.read(own, 0, 1));
        leaveCurrent();
        return inputEnd > 0;
    }

    /** Ends a message and leaves further bytes; a further message may be parsed from there. */
    public final void endMessage() throws CodecException {
        if (openStructs != 0) {
            throw new IllegalStateException(openStructs + " structs are open at the end of a message: end them");
        }
        if (framed) {
            leaveFrame("the end of the frame at the end of the message");
        }
        if (buffered) {
            buffer.position(pos - buffer.arrayOffset());
        }
    }

    /**
     * Ends the only message of the input (P8).
     *
     * @throws CodecException if further bytes follow
     */
    public final void endInput() throws CodecException {
        endMessage();
        if (hasMore()) {
            throw refuse(pos, "the end of the input", "a further byte");
        }
    }

    final CodecException refuse(int at, String expected, String found) {
        return new CodecException(base + at, expected, found);
    }

    private CodecException tooDeep(int at) {
        return refuse(at, "at most " + limits.maxDepth() + " structs within each other", "one more");
    }

    private CodecException truncated() {
        return refuse(inputEnd, "the rest of a frame of " + size + " bytes", "the end of the input");
    }
}
