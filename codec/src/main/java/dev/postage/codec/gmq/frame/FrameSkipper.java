package dev.postage.codec.gmq.frame;

import dev.postage.codec.bytes.CodecException;
import java.io.ByteArrayOutputStream;

/** Passes frames by, with a count instead of recursion (P5). What headers show to be malformed is so here as well (P6). */
abstract sealed class FrameSkipper extends FrameHeaderReader permits FrameReader {
    private static final byte[] NONE = {};
    private static final byte BEGIN = (byte) (FrameHeaderLayout.FIRST | FrameHeaderLayout.SMALL | 2);
    private static final byte LEAF = (byte) (BEGIN | FrameHeaderLayout.LAST);
    private static final byte END = FrameHeaderLayout.LAST | FrameHeaderLayout.SMALL;
    /** The most bytes that one step of {@link #skipUsualFrames} goes on: two leaves, and a small frame. */
    private static final int ROW = 6 + 1 + FrameHeaderLayout.SMALL_LIMIT;

    /** A value may begin before this index: the frame's end, or the second byte of a field frame, which has one value. */
    int more;
    /** The index behind the current frame; the position when there is none. */
    int frameEnd;
    /** How many structs are open, those without frames included. */
    int depth;
    /** Whether the header was read although its frame is not yet current. */
    boolean peeked;

    FrameSkipper(FrameHeaderLayout layout, boolean framed, ParserLimits limits) {
        super(layout, framed, limits);
    }

    /** Reads the next header, unless that was done, and passes by empty frames without flags (P6). */
    final void readHeader() throws CodecException {
        if (peeked) {
            peeked = false;
        } else if (!readSmallHeader()) {
            do {
                readAnyHeader();
            } while (size == 0 && flags == 0);
        }
        leaveCurrent();
    }

    /** Reads the next header and lets {@link #readHeader} read it again. */
    final void peekHeader() throws CodecException {
        readHeader();
        peeked = true;
    }

    /** There is no current frame any more. */
    final void leaveCurrent() {
        frameEnd = pos;
        more = pos;
    }

    /** Jumps from header to header until the innermost struct has ended (P4). */
    final void skipFrames() throws CodecException {
        int opened = peeked ? 1 : skipSmallFrames(1);
        while (opened > 0) {
            readHeader();
            opened += skipLevel(opened);
            skipPayload(size);
            opened = skipSmallFrames(opened);
        }
        leaveCurrent();
    }

    /**
     * Passes by small frames that lie in the array, in local variables alone, as most skipped frames are of this kind. Stops before
     * whatever else comes, and before anything malformed (P6).
     */
    private int skipSmallFrames(int openedBefore) {
        byte[] input = bytes;
        int opened = skipUsualFrames(openedBefore);
        int end = compact ? inputEnd : pos;
        int most = limits.maxDepth() - depth + 1;
        int at = pos;
        while (opened > 0 && at < end) {
            int header = input[at];
            int next = at + 1 + (header & FrameHeaderLayout.SMALL_LIMIT);
            int deeper = opened + ((header >>> 7) & 1);
            if ((header & FrameHeaderLayout.SMALL) == 0 || next > end || deeper > most) {
                break;
            }
            opened = deeper - ((header >>> 6) & 1);
            at = next;
        }
        pos = at;
        return opened;
    }

    /**
     * Passes by small frames as long as neither the end of the skipped struct, nor that of the input, nor the limit of nesting can
     * be near: {@link #skipSmallFrames} looks at those. The headers most frames of a tree have, those of a struct that begins with
     * two short members and of its end, have a branch each: one comparison tells flags and size. Leaves come in rows.
     */
    private int skipUsualFrames(int openedBefore) {
        byte[] input = bytes;
        int most = limits.maxDepth() - depth;
        int opened = openedBefore;
        int at = pos;
        int end = compact && opened > 0 && opened <= most ? inputEnd - ROW : at;
        while (at < end) {
            byte header = input[at];
            if (header == LEAF) {
                at += 3;
                header = input[at];
                if (header == LEAF) {
                    at += 3;
                    header = input[at];
                }
            }
            if (header == END) {
                if (opened == 1) {
                    break;
                }
                opened--;
                at++;
            } else if (header == BEGIN) {
                if (opened == most) {
                    break;
                }
                opened++;
                at += 3;
            } else if (header == LEAF) {
                at += 3;
            } else {
                int then = opened + ((header >>> 7) & 1) - ((header >>> 6) & 1);
                if ((header & FrameHeaderLayout.SMALL) == 0 || then == 0 || then > most) {
                    break;
                }
                opened = then;
                at = behindSmall(at, header & FrameHeaderLayout.SMALL_LIMIT);
            }
        }
        pos = at;
        return opened;
    }

    /**
     * The index behind a small frame. The frequent sizes have a branch each, so that the processor guesses where the next header
     * is and reads it, instead of waiting for this one.
     */
    private static int behindSmall(int at, int size) {
        return switch (size) {
            case 0 -> at + 1;
            case 1 -> at + 2;
            case 2 -> at + 3;
            case 3 -> at + 4;
            case 4 -> at + 5;
            case 5 -> at + 6;
            case 6 -> at + 7;
            case 7 -> at + 8;
            case 8 -> at + 9;
            default -> at + 1 + size;
        };
    }

    /** What a skipped frame adds to the number of open structs. */
    private int skipLevel(int opened) throws CodecException {
        int added = flags >>> 7;
        if (depth - 1 + opened + added > limits.maxDepth()) {
            throw tooDeep(headerStart);
        }
        return added - ((flags >>> 6) & 1);
    }

    /** Does what {@link #skipFrames} does and returns what it skipped, unless that was nothing but LAST. */
    final byte[] keepFrames() throws CodecException {
        ByteArrayOutputStream kept = new ByteArrayOutputStream();
        int opened = 1;
        boolean onlyLast = true;
        while (opened > 0) {
            readHeader();
            opened += skipLevel(opened);
            loadPayload(size);
            onlyLast = kept.size() == 0 && size == 0 && flags == FrameHeaderLayout.LAST;
            kept.write(bytes, headerStart, pos + size - headerStart);
            pos += size;
            leaveCurrent();
        }
        return onlyLast ? NONE : kept.toByteArray();
    }

    final CodecException tooDeep(int at) {
        return refuse(at, "at most " + limits.maxDepth() + " structs within each other", "one more");
    }
}
