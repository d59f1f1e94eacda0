package dev.postage.codec.gmq.frame;

import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.util.Objects;

/**
 * Writes values in frames, in their one canonical form (C6). Choose a target once, then write messages:
 *
 * <pre>
 * composer.beginStruct();
 * composer.signed(1);
 * composer.fence();
 * composer.text("added in version 2");
 * composer.endStruct();
 * composer.finish();
 * </pre>
 *
 * <p>A NONEXTENDABLE struct is its members and nothing else. A vector is {@link #count} and its elements, a dictionary the same
 * with key and value in turn; an extensible union is begun and ended as a struct, its case id is the first {@link #unsigned}.
 *
 * <p>Allocates nothing for a message, once a growing array is large enough. A value longer than an open frame is written at the
 * next call, because only that one tells whether its frame is the last: the array or buffer with it must not change until then.
 *
 * <p>A target that fails with an {@link java.io.IOException} makes the call fail with {@link java.io.UncheckedIOException}. After
 * any exception a target must be chosen anew. For one thread at a time.
 */
public final class Composer extends FrameWriter {
    private Composer(FrameHeaderLayout layout, boolean framed, int maxDepth) {
        super(layout, framed, maxDepth);
        toGrowingArray();
    }

    /** A composer with the layout COMPACT and a growing array as its target. */
    public Composer() {
        this(FrameHeaderLayout.COMPACT);
    }

    /** A composer with a growing array as its target. */
    public Composer(FrameHeaderLayout layout) {
        this(layout, ParserLimits.DEFAULT.maxDepth());
    }

    /**
     * A composer with a growing array as its target.
     *
     * @param maxDepth how many structs may be open at once, at least 1: that of the parsers
     * @throws IllegalArgumentException if it is less
     */
    public Composer(FrameHeaderLayout layout, int maxDepth) {
        this(layout, true, maxDepth);
        if (maxDepth < 1) {
            throw new IllegalArgumentException("maxDepth is " + maxDepth + ", at least 1 is needed");
        }
    }

    /** A composer of the bare profile: no frames, and texts that end with a NUL instead of beginning with their length. */
    public static Composer bare() {
        return new Composer(FrameHeaderLayout.COMPACT, false, ParserLimits.DEFAULT.maxDepth());
    }

    /** Whether this composer writes the bare profile. */
    public boolean isBare() {
        return !framed;
    }

    /** Composes to a stream, frame by frame; a frame is one call of its write. Never flushes or closes it. */
    public void to(OutputStream target) {
        toSink(FrameSink.of(target));
    }

    /** Composes to a channel, frame by frame; writes until the channel has taken each frame. */
    public void to(WritableByteChannel target) {
        toSink(FrameSink.of(target));
    }

    /** UINTEGER, enum, union case id or message number; all 64 bits count. */
    public void unsigned(long value) {
        int at = pos;
        if (limit - at < Vlq.MAX_LENGTH) {
            at = roomFor(Vlq.length(value));
        }
        if ((value & ~0x7fL) == 0) {
            bytes[at] = (byte) value;
            pos = at + 1;
        } else if ((value & ~0x3fffL) == 0) {
            bytes[at] = (byte) (value >>> 7 | 0x80);
            bytes[at + 1] = (byte) (value & 0x7f);
            pos = at + 2;
        } else {
            pos = Vlq.put(bytes, at, value);
        }
    }

    /** INTEGER. */
    public void signed(long value) {
        unsigned(Vlq.zigzag(value));
    }

    /** REAL; the bits of a NaN are kept. */
    public void real(double value) {
        int at = limit - pos < Double.BYTES ? roomFor(Double.BYTES) : pos;
        LittleEndian.put(bytes, at, Double.doubleToRawLongBits(value));
        pos = at + Double.BYTES;
    }

    /**
     * How many elements of a VECTOR or pairs of a DICTIONARY follow.
     *
     * @throws IllegalArgumentException if the count is negative
     */
    public void count(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("a count is " + count + ", at least 0 is needed");
        }
        unsigned(count);
    }

    /**
     * CHARACTER-STRING.
     *
     * @throws IllegalArgumentException if half of a surrogate pair is missing, or if the bare profile's text has a NUL
     */
    public void text(String text) {
        long length = Utf8.length(text);
        if (!framed) {
            if (text.indexOf('\0') >= 0) {
                throw new IllegalArgumentException("a text has a NUL at index " + text.indexOf('\0')
                        + ", which ends it in the bare profile: take it out");
            }
            content(text, length, false);
            unsigned(0);
            return;
        }
        content(text, length, true);
    }

    private void content(String text, long length, boolean counted) {
        long size = counted ? Vlq.length(length) + length : length;
        if (size > openLimit) {
            prepareLarge();
            large.set(text, length, counted);
            limit = 0;
            return;
        }
        int at = limit - pos < size ? roomFor((int) size) : pos;
        if (counted) {
            at = Vlq.put(bytes, at, length);
        }
        pos = putText(text, (int) length, at);
    }

    // the old method copies the low bytes of all characters, which is all of them in ASCII, and allocates nothing
    @SuppressWarnings("deprecation")
    private int putText(String text, int length, int at) {
        int chars = text.length();
        if (chars == length) {
            text.getBytes(0, chars, bytes, at);
            return at + chars;
        }
        int end = at;
        for (int i = 0; i < chars; i += Character.isHighSurrogate(text.charAt(i)) ? 2 : 1) {
            end = Utf8.put(bytes, end, text, i);
        }
        return end;
    }

    /** BLOB: all bytes of an array. */
    public void blob(byte[] value) {
        blob(value, 0, value.length);
    }

    /** BLOB: a part of an array. */
    public void blob(byte[] value, int from, int length) {
        bytes(value, from, length, true);
    }

    /** BYTE_ARRAY[length], which has no length of its own on the wire; with none of 0 bytes nothing is written, not even a frame. */
    public void byteArray(byte[] value, int from, int length) {
        if (length != 0) {
            bytes(value, from, length, false);
        }
    }

    private void bytes(byte[] value, int from, int length, boolean counted) {
        Objects.checkFromIndexSize(from, length, value.length);
        int prefix = counted ? Vlq.length(length) : 0;
        if (length > openLimit - prefix) {
            prepareLarge();
            large.set(value, from, length, counted);
            limit = 0;
            return;
        }
        int at = limit - pos < prefix + length ? roomFor(prefix + length) : pos;
        if (counted) {
            at = Vlq.put(bytes, at, length);
        }
        System.arraycopy(value, from, bytes, at, length);
        pos = at + length;
    }

    /** BLOB: the bytes between a buffer's position and limit, which stay where they are. */
    public void blob(ByteBuffer value) {
        int length = value.remaining();
        int prefix = Vlq.length(length);
        if (length > openLimit - prefix) {
            prepareLarge();
            large.set(value);
            limit = 0;
            return;
        }
        int at = limit - pos < prefix + length ? roomFor(prefix + length) : pos;
        at = Vlq.put(bytes, at, length);
        value.get(value.position(), bytes, at, length);
        pos = at + length;
    }
}
