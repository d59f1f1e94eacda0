package dev.postage.codec.gmq.frame;

/** Puts the shortest header before the payload of an open frame (H5). */
abstract sealed class FrameHeaderWriter extends FrameOutput permits FrameWriter {
    FrameHeaderWriter(FrameHeaderLayout layout, boolean framed) {
        super(layout, framed);
    }

    /**
     * Puts the header of the open frame, whose payload ends at the position.
     *
     * @return where the frame begins
     */
    final int putHeader(int flags) {
        int size = pos - payload;
        if (compact) {
            return putCompact(flags, size);
        }
        putLongest(frameStart, flags, size);
        return frameStart;
    }

    /**
     * In COMPACT the payload may have to move.
     */
    private int putCompact(int flags, int size) {
        boolean small = size <= FrameHeaderLayout.SMALL_LIMIT;
        longHeader = !small;
        int start = sinking && small ? payload - 1 : frameStart;
        int behind = start + (small ? 1 : LONGEST_OPEN_HEADER);
        if (behind != payload) {
            System.arraycopy(bytes, payload, bytes, behind, size);
            pos = behind + size;
        }
        if (small) {
            bytes[start] = (byte) (flags | FrameHeaderLayout.SMALL | size);
        } else {
            putLongest(start, flags, size);
        }
        return start;
    }

    /** Puts the header of two bytes, which in FIXED all open frames have. */
    private void putLongest(int start, int flags, int size) {
        bytes[start] = (byte) (flags | (size >>> 8));
        bytes[start + 1] = (byte) size;
    }
}
