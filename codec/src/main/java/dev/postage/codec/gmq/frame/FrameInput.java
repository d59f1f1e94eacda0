package dev.postage.codec.gmq.frame;

import dev.postage.codec.bytes.CodecException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.Arrays;
import java.util.Objects;

/**
 * Where the bytes of a parser come from: the caller's array, or an array of this parser, into which they are read one frame at a
 * time, never a byte beyond the frame that is needed.
 */
abstract sealed class FrameInput permits FrameHeaderReader {
    private static final byte[] NONE = {};
    private static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;

    final FrameHeaderLayout layout;
    final boolean framed;

    /** Where the current frame lies. */
    byte[] bytes = NONE;
    /** The index of the next byte. */
    int pos;
    /** The index behind what is known of the input. */
    int inputEnd;

    private final FrameSource.FromBuffer fromBuffer = new FrameSource.FromBuffer();
    private byte[] own = NONE;
    private FrameSource source = fromBuffer;
    private boolean pulled;
    private ByteBuffer buffer = ByteBuffer.allocate(0);
    private boolean buffered;
    /** What to add to an index to get the offset in the input. */
    private long base;

    FrameInput(FrameHeaderLayout layout, boolean framed) {
        this.layout = layout;
        this.framed = framed;
    }

    /** The header layout that is read. */
    public final FrameHeaderLayout layout() {
        return layout;
    }

    /** Forgets what an earlier input left unfinished. */
    abstract void reset();

    /** Takes an array, which must not change meanwhile. */
    public final void over(byte[] input) {
        over(input, 0, input.length);
    }

    /** Takes a part of an array, which must not change meanwhile. */
    public final void over(byte[] input, int from, int to) {
        Objects.checkFromToIndex(from, to, input.length);
        pulled = false;
        begin(input, from, to);
    }

    /**
     * Takes the bytes between a buffer's position and limit; {@link FrameReader#endMessage} moves the position behind the message.
     */
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

    /** Takes a stream, which may deliver one byte at a time; reads no byte beyond the message, or all of them when bare. */
    public final void over(InputStream input) {
        over(FrameSource.of(input));
    }

    /** Takes a channel, which must block; reads no byte beyond the message, or all of them when bare. */
    public final void over(ReadableByteChannel input) {
        over(FrameSource.of(input));
    }

    private void over(FrameSource input) {
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
        pos = from;
        inputEnd = to;
        base = -from;
        buffered = false;
        reset();
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
        reset();
        return inputEnd > 0;
    }

    /** Tells the caller's buffer how far it was read. */
    final void leaveInput() {
        if (buffered) {
            buffer.position(pos - buffer.arrayOffset());
        }
    }

    /** The frames so far were used; the next one goes to the beginning of the array. */
    final void forgetRead() {
        if (!pulled) {
            return;
        }
        inputEnd -= pos;
        System.arraycopy(own, pos, own, 0, inputEnd);
        base += pos;
        pos = 0;
    }

    final int nextByte() throws CodecException {
        if (pos == inputEnd) {
            if (!pulled || source.read(own, inputEnd, 1) < 0) {
                throw refuse(pos, "a frame", "the end of the input");
            }
            inputEnd++;
        }
        return bytes[pos++] & 0xff;
    }

    /** Makes a frame's payload lie in the array. */
    final void loadPayload(int size) throws CodecException {
        if (size > inputEnd - pos) {
            if (!pulled) {
                throw truncated(size);
            }
            pull(size);
        }
    }

    /** The array only grows as bytes arrive: a header alone must not make it large (P11). */
    private void pull(int size) throws CodecException {
        long to = (long) pos + size;
        if (to > LARGEST_ARRAY) {
            throw refuse(pos, "a frame that fits into an array", size + " bytes");
        }
        while (inputEnd < to) {
            if (inputEnd == own.length) {
                own = Arrays.copyOf(own, (int) Math.min(to, 2L * own.length));
                bytes = own;
            }
            int count = source.read(own, inputEnd, (int) Math.min(to, own.length) - inputEnd);
            if (count < 0) {
                throw truncated(size);
            }
            inputEnd += count;
        }
    }

    /** Passes a frame's payload by without keeping it. */
    final void skipPayload(int size) throws CodecException {
        if (size <= inputEnd - pos) {
            pos += size;
        } else if (pulled) {
            skipPulled(size);
        } else {
            throw truncated(size);
        }
    }

    private void skipPulled(int size) throws CodecException {
        int left = size - (inputEnd - pos);
        base += inputEnd;
        while (left > 0) {
            int count = source.read(own, 0, Math.min(left, own.length));
            if (count < 0) {
                pos = 0;
                inputEnd = 0;
                throw truncated(size);
            }
            base += count;
            left -= count;
        }
        pos = 0;
        inputEnd = 0;
    }

    final CodecException refuse(int at, String expected, String found) {
        return new CodecException(base + at, expected, found);
    }

    private CodecException truncated(int size) {
        return refuse(inputEnd, "the rest of a frame of " + size + " bytes", "the end of the input");
    }
}
