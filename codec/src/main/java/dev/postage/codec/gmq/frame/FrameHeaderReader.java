package dev.postage.codec.gmq.frame;

import dev.postage.codec.bytes.CodecException;

/** Reads headers, in any legal form (H5). */
abstract sealed class FrameHeaderReader extends FrameInput permits FrameScanner, FrameSkipper {
    final ParserLimits limits;
    final boolean compact;

    /** The index of the header read last. */
    int headerStart;
    /** Its FIRST and LAST. */
    int flags;
    /** The size of the payload. */
    int size;
    /** Whether the payload is one value. */
    boolean field;

    FrameHeaderReader(FrameHeaderLayout layout, boolean framed, ParserLimits limits) {
        super(layout, framed);
        this.limits = limits;
        compact = layout == FrameHeaderLayout.COMPACT;
    }

    /**
     * Reads the next header if it is the one most frames have, and lies in the array.
     *
     * @return whether it is
     */
    final boolean readSmallHeader() {
        if (!compact || pos >= inputEnd) {
            return false;
        }
        int first = bytes[pos];
        if ((first & FrameHeaderLayout.SMALL) == 0 || first == FrameHeaderLayout.SMALL) {
            return false;
        }
        headerStart = pos++;
        flags = first & (FrameHeaderLayout.FIRST | FrameHeaderLayout.LAST);
        size = first & FrameHeaderLayout.SMALL_LIMIT;
        field = false;
        return true;
    }

    /** Reads the next header, be the frame empty or not. */
    final void readAnyHeader() throws CodecException {
        forgetRead();
        headerStart = pos;
        int first = nextByte();
        flags = first & (FrameHeaderLayout.FIRST | FrameHeaderLayout.LAST);
        if (compact && (first & FrameHeaderLayout.SMALL) != 0) {
            size = first & FrameHeaderLayout.SMALL_LIMIT;
            field = false;
        } else {
            readLongHeader(first);
        }
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
}
