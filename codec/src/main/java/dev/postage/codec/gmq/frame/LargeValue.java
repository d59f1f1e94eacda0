package dev.postage.codec.gmq.frame;

import java.nio.ByteBuffer;

/**
 * A value longer than an open frame, between the call that brings it and the next one: only then is known whether its frame
 * carries LAST (C5). Holds the caller's object, not a copy (C7). One for all values of a composer.
 */
final class LargeValue {
    private static final byte[] NONE = {};
    private static final ByteBuffer NO_BUFFER = ByteBuffer.allocate(0);

    private int prefix;
    private int content;
    private byte[] array = NONE;
    private int from;
    private ByteBuffer buffer = NO_BUFFER;
    private boolean buffered;
    private String text = "";

    /** Bytes of an array, with their number before them or not. */
    void set(byte[] bytes, int from, int length, boolean counted) {
        size(length, counted);
        this.array = bytes;
        this.from = from;
    }

    /** The bytes between a buffer's position and limit, with their number before them. */
    void set(ByteBuffer bytes) {
        size(bytes.remaining(), true);
        this.buffer = bytes;
        buffered = true;
        this.from = bytes.position();
    }

    void set(String text, long length, boolean counted) {
        size(length, counted);
        this.text = text;
    }

    private void size(long length, boolean counted) {
        int prefixLength = counted ? Vlq.length(length) : 0;
        if (length > Integer.MAX_VALUE - prefixLength) {
            throw new IllegalArgumentException("a value has " + length + " bytes, at most "
                    + (Integer.MAX_VALUE - prefixLength) + " fit into a field frame: divide it");
        }
        prefix = prefixLength;
        content = (int) length;
    }

    boolean isPending() {
        return content != 0;
    }

    void clear() {
        content = 0;
        array = NONE;
        buffer = NO_BUFFER;
        buffered = false;
        text = "";
    }

    /** How many bytes the value takes, its own length included. */
    int size() {
        return prefix + content;
    }

    /**
     * Writes the value's own length, if it has one.
     *
     * @return the index behind it
     */
    int putPrefix(byte[] to, int at) {
        return prefix == 0 ? at : Vlq.put(to, at, content);
    }

    /** Writes what follows the length; there must be room. */
    void putContent(byte[] to, int at) {
        if (buffered) {
            buffer.get(from, to, at, content);
        } else if (!text.isEmpty()) {
            int end = at;
            for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
                end = Utf8.put(to, end, text, i);
            }
        } else {
            System.arraycopy(array, from, to, at, content);
        }
    }

    /** Writes what follows the length piece by piece, by way of an array where it is not in one. */
    void putContent(FrameSink sink, byte[] pieces) {
        if (buffered) {
            putBuffer(buffer, sink, pieces);
        } else if (!text.isEmpty()) {
            putText(sink, pieces);
        } else {
            sink.write(array, from, content);
        }
    }

    private void putBuffer(ByteBuffer bytes, FrameSink sink, byte[] pieces) {
        for (int done = 0; done < content; done += pieces.length) {
            int length = Math.min(pieces.length, content - done);
            bytes.get(from + done, pieces, 0, length);
            sink.write(pieces, 0, length);
        }
    }

    private void putText(FrameSink sink, byte[] pieces) {
        int end = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            if (pieces.length - end < 4) {
                sink.write(pieces, 0, end);
                end = 0;
            }
            end = Utf8.put(pieces, end, text, i);
        }
        sink.write(pieces, 0, end);
    }
}
