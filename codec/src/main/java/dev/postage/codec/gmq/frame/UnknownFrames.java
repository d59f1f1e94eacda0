package dev.postage.codec.gmq.frame;

import java.util.Arrays;

/**
 * What a parser skipped in one extensible struct: members of a newer version, kept to be written again unchanged (P9). Only
 * valid behind the members it was read behind.
 */
public final class UnknownFrames {
    /** Nothing was skipped. */
    public static final UnknownFrames NONE = new UnknownFrames(FrameHeaderLayout.COMPACT, new byte[0], new byte[0]);

    private final FrameHeaderLayout layout;
    private final byte[] rest;
    private final byte[] frames;

    UnknownFrames(FrameHeaderLayout layout, byte[] rest, byte[] frames) {
        this.layout = layout;
        this.rest = rest;
        this.frames = frames;
    }

    /** The layout of the headers; a composer of another one cannot write them. That of {@link #NONE} means nothing. */
    public FrameHeaderLayout layout() {
        return layout;
    }

    /** The bytes behind the last known value in its frame; empty unless a union's case is unknown (P10). */
    public byte[] rest() {
        return rest.clone();
    }

    /** The frames, the last of which carries LAST; empty when the frame with {@link #rest()} did. */
    public byte[] frames() {
        return frames.clone();
    }

    /** Whether nothing was skipped but, at most, an empty frame with LAST. */
    public boolean isEmpty() {
        return rest.length == 0 && frames.length == 0;
    }

    byte[] restBytes() {
        return rest;
    }

    byte[] frameBytes() {
        return frames;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof UnknownFrames that
                && layout == that.layout
                && Arrays.equals(rest, that.rest)
                && Arrays.equals(frames, that.frames);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(rest) + Arrays.hashCode(frames);
    }
}
