package dev.postage.codec.gmq.frame;

import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;

/**
 * Where a composer's bytes lie and where they go. With a sink the array holds one open frame at a time (C7), otherwise it is the
 * target itself, or one that grows.
 */
abstract sealed class FrameOutput permits FrameHeaderWriter {
    private static final ByteBuffer NO_BUFFER = ByteBuffer.allocate(0);
    private static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;
    static final int LONGEST_OPEN_HEADER = 2;

    final FrameHeaderLayout layout;
    final boolean framed;
    final boolean compact;
    final int openLimit;
    private final int shortestHeader;
    private final int longestHeader;

    /** Where the open frame lies. */
    byte[] bytes;
    /** Where it begins; with a sink, where it begins if its header is the longest. */
    int frameStart;
    /** The index of its first byte behind the room for the header. */
    int payload;
    /** The index behind its last byte. */
    int pos;
    /** No value may end behind this index without a look at the frame's and the array's end; 0 while a large value waits. */
    int limit;

    private final FrameSink.ToBuffer toBuffer = new FrameSink.ToBuffer();
    private byte[] own;
    private int end;
    private boolean growing;
    private FrameSink sink = toBuffer;
    boolean sinking;
    /** Whether the last open frame had the longest header. */
    boolean longHeader;

    private ByteBuffer buffer = NO_BUFFER;
    private boolean buffered;
    /** What to add to an index to get the number of bytes composed before it. */
    private long sent;

    private long messageStart;

    FrameOutput(FrameHeaderLayout layout, boolean framed) {
        this.layout = layout;
        this.framed = framed;
        compact = layout == FrameHeaderLayout.COMPACT;
        openLimit = layout.openLimit();
        shortestHeader = framed ? layout.shortestHeader() : 0;
        longestHeader = framed ? LONGEST_OPEN_HEADER : 0;
        own = new byte[longestHeader + openLimit];
        bytes = own;
    }

    /** The header layout that is written. */
    public final FrameHeaderLayout layout() {
        return layout;
    }

    /** Forgets what an earlier message left unfinished. */
    abstract void reset();

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
     * Composes into a buffer between its position and limit; {@link FrameWriter#finish} moves the position behind the message. A message
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
        // for a garbage collector a reference that is written costs more than one that is compared
        if (bytes != target) {
            bytes = target;
        }
        end = to;
        sinking = toSink;
        buffered = false;
        sent = -from;
        messageStart = 0;
        reset();
        open(from);
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

    /** Counts a message that ends here; {@link #pos} is at the beginning of an empty frame. */
    final long endMessage() {
        if (buffered) {
            buffer.position(frameStart - buffer.arrayOffset());
        }
        long length = sent + frameStart - messageStart;
        messageStart = sent + frameStart;
        return length;
    }

    private void open(int from) {
        int room = headerRoom(from);
        int begin = from + room;
        frameStart = from;
        payload = begin;
        pos = begin;
        limit = Math.min(begin + openLimit, end - longestHeader + room);
    }

    /**
     * How much room to leave for a header. To a sink a frame may go from its second byte on. In an array a payload behind the wrong
     * room has to be moved, and the next frame is likely to be of the kind the last one was.
     */
    private int headerRoom(int from) {
        boolean longest = sinking || (longHeader && end - from >= LONGEST_OPEN_HEADER + FrameHeaderLayout.SMALL_LIMIT);
        return longest ? longestHeader : shortestHeader;
    }

    /** How many bytes behind the payload are left for a longer header. */
    private int spare() {
        return longestHeader - (payload - frameStart);
    }

    /** Lets the open frame take so many bytes more, and the second byte of its header when it becomes large. */
    final void makeRoom(int length) {
        int size = pos + length - payload;
        reachTo((long) pos + length + (size > FrameHeaderLayout.SMALL_LIMIT ? spare() : 0));
        limit = Math.min(payload + openLimit, end - spare());
    }

    /** Begins the next frame behind what is complete; that goes to the sink, if there is one. */
    final void send(int start, int complete) {
        if (sinking) {
            sink.write(bytes, start, complete - start);
            sent += complete - start;
            // what open(0) would do: this place and this room are the same for all frames
            pos = payload;
            limit = payload + openLimit;
        } else {
            open(complete);
        }
    }

    /** Puts what follows the first bytes of a field frame, and begins the next frame. */
    final void send(LargeValue value, int begun, int complete) {
        int next = complete;
        if (sinking) {
            sink.write(bytes, 0, begun);
            value.putContent(sink, bytes);
            sent += complete;
            next = 0;
        } else {
            value.putContent(bytes, begun);
        }
        open(next);
    }

    /** Puts whole frames, and begins the next one. */
    final void sendRaw(byte[] frames) {
        int at = frameStart;
        if (sinking) {
            sink.write(frames, 0, frames.length);
            sent += frames.length;
            return;
        }
        reachTo((long) at + frames.length);
        System.arraycopy(frames, 0, bytes, at, frames.length);
        open(at + frames.length);
    }

    /** Makes an array of all frames have that many bytes. */
    final void reachTo(long needed) {
        if (needed > end && !sinking) {
            if (!growing || needed > LARGEST_ARRAY) {
                throw new BufferOverflowException();
            }
            end = (int) Math.min(LARGEST_ARRAY, Math.max(needed, 2L * end));
            own = Arrays.copyOf(bytes, end);
            bytes = own;
        }
    }
}
