package dev.postage.codec.gmq.frame;

/**
 * The frames of a composer. The payload of the open one lies behind room for its header. A frame stays open until a value does not fit or a boundary ends it (C6).
 */
abstract sealed class FrameWriter extends FrameHeaderWriter permits Composer {
    private static final int FIRST = FrameHeaderLayout.FIRST;
    private static final int LAST = FrameHeaderLayout.LAST;

    final LargeValue large = new LargeValue();
    private final int maxDepth;
    private int pendingFirst;
    private int openStructs;
    private int depth;

    FrameWriter(FrameHeaderLayout layout, boolean framed, int maxDepth) {
        super(layout, framed);
        this.maxDepth = maxDepth;
    }

    @Override
    final void reset() {
        pendingFirst = 0;
        openStructs = 0;
        depth = 0;
        if (large.isPending()) {
            large.clear();
        }
    }

    /**
     * Counts one more level of nesting that has no frames, a NONEXTENDABLE struct or union, until {@link #leave}: a parser counts
     * it too and would refuse what is deeper than its limit (P5).
     *
     * @throws IllegalArgumentException if more than the allowed number are open
     */
    public final void enter() {
        if (depth == maxDepth) {
            throw new IllegalArgumentException("more than " + maxDepth
                    + " structs within each other found, which a parser with that limit refuses: compose flatter values, or"
                    + " give both a higher limit");
        }
        depth++;
    }

    /** Counts one level less, after {@link #enter}. */
    public final void leave() {
        depth--;
    }

    /**
     * Begins an extensible struct or union (C2).
     *
     * @throws IllegalArgumentException if more than the allowed number are open
     */
    public final void beginStruct() {
        enter();
        openStructs++;
        if (framed) {
            endFrame();
            pendingFirst = FIRST;
        }
    }

    /** Writes a FENCE of an extensible struct (C2). */
    public final void fence() {
        if (framed) {
            endFrame();
        }
    }

    /**
     * Ends the extensible struct or union begun last (C2, C4).
     *
     * @throws IllegalStateException if none is open
     */
    public final void endStruct() {
        closeStruct();
        if (framed && large.isPending()) {
            putLarge(LAST);
        } else if (framed) {
            close(LAST);
        }
    }

    /**
     * Ends the extensible struct begun last with the frames an older parser did not know (P9).
     *
     * @throws IllegalArgumentException if they have headers of another layout
     * @throws IllegalStateException if no struct is open
     */
    public final void endStruct(UnknownFrames unknown) {
        if (unknown.isEmpty()) {
            endStruct();
            return;
        }
        if (unknown.layout() != layout || !framed) {
            throw new IllegalArgumentException(
                    "unknown frames have headers of layout " + unknown.layout() + ", this composer writes "
                            + (framed ? layout.toString() : "no frames") + ": compose with their layout, or drop them");
        }
        putRaw(unknown.restBytes());
        if (unknown.frameBytes().length == 0) {
            endStruct();
            return;
        }
        closeStruct();
        endFrame();
        sendRaw(unknown.frameBytes());
    }

    private void closeStruct() {
        if (openStructs == 0) {
            throw new IllegalStateException("no struct is open: call beginStruct first");
        }
        openStructs--;
        depth--;
    }

    private void putRaw(byte[] values) {
        if (values.length > openLimit) {
            prepareLarge();
            large.set(values, 0, values.length, false);
            limit = 0;
        } else if (values.length > 0) {
            int at = roomFor(values.length);
            System.arraycopy(values, 0, bytes, at, values.length);
            pos = at + values.length;
        }
    }

    /**
     * Ends a message; another one may follow to the same target.
     *
     * @return the message's bytes
     * @throws IllegalStateException if a struct is open
     */
    public final long finish() {
        if (openStructs != 0) {
            throw new IllegalStateException(openStructs + " structs are open at the end of a message: end them");
        }
        endFrame();
        return endMessage();
    }

    /** Ends the current frame without LAST when it has bytes or a pending FIRST (C3). */
    private void endFrame() {
        // no frame has room for nothing but while a large value waits
        if (limit == 0 && large.isPending()) {
            putLarge(0);
        } else if (pos > payload || pendingFirst != 0) {
            close(0);
        }
    }

    /**
     * Makes room for a value in the open frame, ending it when the value does not fit (C1, C6).
     *
     * @param length at most the limit of an open frame
     * @return where the value goes
     */
    final int roomFor(int length) {
        if (large.isPending()) {
            putLarge(0);
        }
        if (length > payload + openLimit - pos) {
            close(0);
        }
        if (length > limit - pos) {
            makeRoom(length);
        }
        return pos;
    }

    /** Ends the open frame to let a field frame follow; an empty one leaves its FIRST to it (C5). */
    final void prepareLarge() {
        if (large.isPending()) {
            putLarge(0);
        }
        if (pos > payload) {
            close(0);
        }
    }

    private void putLarge(int last) {
        int at = frameStart;
        int size = large.size();
        reachTo((long) at + (framed ? layout.fieldHeaderLength(size) : 0) + size);
        if (framed) {
            at = layout.putField(bytes, at, pendingFirst | last, size);
            pendingFirst = 0;
        }
        send(large, large.putPrefix(bytes, at), at + size);
        large.clear();
    }

    private void close(int last) {
        if (pos > limit) {
            makeRoom(0);
        }
        int start = frameStart;
        if (framed) {
            start = putHeader(pendingFirst | last);
            pendingFirst = 0;
        }
        send(start, pos);
    }
}
