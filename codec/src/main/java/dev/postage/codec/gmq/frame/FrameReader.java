package dev.postage.codec.gmq.frame;

import dev.postage.codec.bytes.CodecException;
import java.util.Arrays;

/**
 * The frames of a parser. Which struct a frame belongs to follows from P1: the innermost one that is open; so a count of open
 * structs is all that is kept.
 */
abstract sealed class FrameReader extends FrameSkipper permits NumberReader {
    private static final int FIRST = FrameHeaderLayout.FIRST;
    private static final int LAST = FrameHeaderLayout.LAST;
    private static final byte[] NONE = {};

    /** Whether the current frame ended, or will end, the innermost struct. */
    private boolean last;

    private int openStructs;

    FrameReader(FrameHeaderLayout layout, boolean framed, ParserLimits limits) {
        super(layout, framed, limits);
    }

    @Override
    final void reset() {
        last = false;
        peeked = false;
        openStructs = 0;
        depth = 0;
        frameEnd = framed ? pos : inputEnd;
        more = frameEnd;
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
     * Counts one more level of nesting that has no frames: a NONEXTENDABLE struct or union.
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
        peekHeader();
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
     * @throws IllegalStateException if none is open
     */
    public final void endStruct() throws CodecException {
        if (framed) {
            if (openStructs == 0) {
                throw new IllegalStateException("no struct is open: call beginStruct first");
            }
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
        checkFramed();
        leaveFieldFrame();
        pos = frameEnd;
        endStruct();
    }

    private void checkFramed() throws CodecException {
        if (!framed) {
            throw refuse(pos, "a known union case", "an unknown one, which has no end in the bare profile");
        }
    }

    /** Skips an extensible struct or union from its beginning. */
    public final void skipStruct() throws CodecException {
        beginStruct();
        skipRest();
    }

    /** Ends the innermost extensible struct as {@link #endStruct} does, but keeps what is skipped (P9). */
    public final UnknownFrames endStructKeeping() throws CodecException {
        if (framed) {
            leaveFrame("the end of the frame at the end of a struct");
            return keepRest();
        }
        endStruct();
        return UnknownFrames.NONE;
    }

    /** Ends the innermost extensible struct or union as {@link #skipRest} does, but keeps what is skipped (P9, P10). */
    public final UnknownFrames keepRest() throws CodecException {
        checkFramed();
        leaveFieldFrame();
        byte[] rest = pos == frameEnd ? NONE : Arrays.copyOfRange(bytes, pos, frameEnd);
        pos = frameEnd;
        byte[] frames = last ? NONE : keepFrames();
        last = true;
        endStruct();
        return rest.length + frames.length == 0 ? UnknownFrames.NONE : new UnknownFrames(layout, rest, frames);
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
        loadPayload(size);
        last = (flags & LAST) != 0;
        frameEnd = pos + size;
        more = field ? pos + 1 : frameEnd;
    }

    /** Ends a message and leaves further bytes; a further message may be parsed from there. */
    public final void endMessage() throws CodecException {
        if (openStructs != 0) {
            throw new IllegalStateException(openStructs + " structs are open at the end of a message: end them");
        }
        if (framed) {
            leaveFrame("the end of the frame at the end of the message");
        }
        leaveInput();
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
}
