package dev.postage.codec.gmq.frame;

import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;

/**
 * The frames of a composer. The open frame lies in an array, its payload behind room for the shortest header; a large frame of
 * COMPACT is moved by one byte when it ends. With a sink the array holds this one frame (C7), otherwise all of them.
 */
abstract sealed class FrameWriter permits Composer {
    private static final int FIRST = FrameHeaderLayout.FIRST;
    private static final int LAST = FrameHeaderLayout.LAST;
    private static final ByteBuffer NO_BUFFER = ByteBuffer.allocate(0);
    private static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;

    final boolean framed;
    final int openLimit;
    final LargeValue large = new LargeValue();
    private final FrameHeaderLayout layout;
    private final boolean compact;
    private final int headerRoom;
    private final int spare;
    private final FrameSink.ToBuffer toBuffer = new FrameSink.ToBuffer();

    /** Where the open frame lies. */
    byte[] bytes;
    /** The index behind the last byte of the open frame. */
    int pos;
    /** No value may end behind this index without a look at the frame's and the array's end; 0 while a large value waits. */
    int limit;

    private byte[] own;
    private int payload;
    private int end;
    private boolean growing;
    private FrameSink sink = toBuffer;
    private boolean sinking;
    private ByteBuffer buffer = NO_BUFFER;
    private boolean buffered;
    private long sent;
    private long messageStart;
    private int pendingFirst;
    private int openStructs;

    FrameWriter(FrameHeaderLayout layout, boolean framed) {
        this.layout = layout;
        this.framed = framed;
        openLimit = layout.openLimit();
        compact = layout == FrameHeaderLayout.COMPACT;
        headerRoom = framed ? layout.shortestHeader() : 0;
        spare = framed && compact ? 1 : 0;
        own = new byte[headerRoom + openLimit + spare];
        bytes = own;
        toGrowingArray();
    }

    /** The header layout that is written. */
    public FrameHeaderLayout layout() {
        return layout;
    }

    /** Composes into an array of this composer that grows: see {@link #toByteArray}. What it held is forgotten. */
    public final void toGrowingArray() {
        growing = true;
        begin(own, 0, own.length, false);
    }

    /** Composes into a part of an array; a message that does not fit fails with {@link BufferOverflowException}. */
    public final void to(byte[] target, int from, int to) {
        Objects.checkFromToIndex(from, to, target.length);
        growing = false;
        begin(target, from, to, false);
    }

    /**
     * Composes into a buffer between its position and limit; {@link #finish} moves the position behind the message. A message
     * that does not fit fails with {@link BufferOverflowException}.
     */
    public final void to(ByteBuffer target) {
        if (target.hasArray()) {
            int offset = target.arrayOffset();
            to(target.array(), offset + target.position(), offset + target.limit());
            buffer = target;
            buffered = true;
        } else {
            toSink(toBuffer.at(target));
        }
    }

    final void toSink(FrameSink target) {
        growing = false;
        sink = target;
        begin(own, 0, own.length, true);
    }

    private void begin(byte[] target, int from, int to, boolean toSink) {
        bytes = target;
        end = to;
        sinking = toSink;
        buffered = false;
        sent = -from;
        messageStart = 0;
        pendingFirst = 0;
        openStructs = 0;
        large.clear();
        open(from);
    }

    /** Begins an extensible struct or union (C2). */
    public final void beginStruct() {
        openStructs++;
        endFrame();
        pendingFirst = FIRST;
    }

    /** Writes a FENCE of an extensible struct (C2). */
    public final void fence() {
        endFrame();
    }

    /**
     * Ends the extensible struct or union begun last (C2, C4).
     *
     * @throws IllegalStateException if none is open
     */
    public final void endStruct() {
        closeStruct();
        if (large.isPending()) {
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
        putFrames(unknown.frameBytes());
    }

    private void closeStruct() {
        if (openStructs == 0) {
            throw new IllegalStateException("no struct is open: call beginStruct first");
        }
        openStructs--;
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

    private void putFrames(byte[] frames) {
        if (sinking) {
            sink.write(frames, 0, frames.length);
            sent += frames.length;
            return;
        }
        int at = pos - headerRoom;
        reachTo((long) at + frames.length);
        System.arraycopy(frames, 0, bytes, at, frames.length);
        open(at + frames.length);
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
        long position = sent + pos - headerRoom;
        if (buffered) {
            buffer.position(pos - headerRoom - buffer.arrayOffset());
        }
        long length = position - messageStart;
        messageStart = position;
        return length;
    }

    /**
     * The index behind the last finished message in the array, which is also where the next one begins.
     *
     * @throws IllegalStateException if the target is not an array
     */
    public final int position() {
        if (sinking) {
            throw new IllegalStateException("the target has no positions: count what finish returns");
        }
        return (int) (messageStart - sent);
    }

    /** A copy of all messages finished since {@link #toGrowingArray}. */
    public final byte[] toByteArray() {
        return Arrays.copyOf(array(), position());
    }

    /** The growing array itself, valid from 0 to {@link #position} until the next call. */
    public final byte[] array() {
        if (!growing) {
            throw new IllegalStateException("the target is not the composer's own array: call toGrowingArray first");
        }
        return bytes;
    }

    /** Ends the current frame without LAST when it has bytes or a pending FIRST (C3). */
    private void endFrame() {
        if (large.isPending()) {
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
        int at = payload - headerRoom;
        if (!sinking) {
            int header = framed ? layout.fieldHeaderLength(large.size()) : 0;
            reachTo((long) at + header + large.size());
        }
        if (framed) {
            at = layout.putField(bytes, at, pendingFirst | last, large.size());
            pendingFirst = 0;
        }
        int content = large.putPrefix(bytes, at);
        int next = at + large.size();
        if (sinking) {
            sink.write(bytes, 0, content);
            large.putContent(sink, bytes);
            sent += next;
            next = 0;
        } else {
            large.putContent(bytes, content);
        }
        large.clear();
        open(next);
    }

    private void close(int last) {
        if (pos > limit) {
            makeRoom(0);
        }
        if (framed) {
            putHeader(pendingFirst | last, pos - payload);
        }
        pendingFirst = 0;
        if (sinking) {
            sink.write(bytes, 0, pos);
            sent += pos;
            pos = 0;
        }
        open(pos);
    }

    private void putHeader(int flags, int size) {
        int at = payload - headerRoom;
        if (compact && size <= FrameHeaderLayout.SMALL_LIMIT) {
            bytes[at] = (byte) (flags | FrameHeaderLayout.SMALL | size);
            return;
        }
        if (compact) {
            System.arraycopy(bytes, payload, bytes, payload + 1, size);
            pos++;
        }
        bytes[at] = (byte) (flags | (size >>> 8));
        bytes[at + 1] = (byte) size;
    }

    private void open(int from) {
        payload = from + headerRoom;
        pos = payload;
        limit = Math.min(payload + openLimit, end - spare);
    }

    /** Lets the open frame take so many bytes more, and the second byte of its header when it becomes large. */
    private void makeRoom(int length) {
        int size = pos + length - payload;
        reachTo((long) pos + length + (size > FrameHeaderLayout.SMALL_LIMIT ? spare : 0));
        limit = Math.min(payload + openLimit, end - spare);
    }

    private void reachTo(long needed) {
        if (needed > end) {
            if (!growing || needed > LARGEST_ARRAY) {
                throw new BufferOverflowException();
            }
            end = (int) Math.min(LARGEST_ARRAY, Math.max(needed, 2L * end));
            own = Arrays.copyOf(bytes, end);
            bytes = own;
        }
    }
}
