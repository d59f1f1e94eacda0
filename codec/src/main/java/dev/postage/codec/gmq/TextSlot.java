package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Parser;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;

/**
 * The place of a CHARACTER-STRING in a reader that is used again: takes one text after the other into an array that grows, and
 * makes a {@link String} only for whoever asks. For one thread at a time.
 */
public final class TextSlot {
    private final byte[] absent;
    private byte[] own = {};
    private byte[] bytes;
    private int length;

    /** @param absent the text when none is on the wire */
    public TextSlot(String absent) {
        this.absent = absent.getBytes(StandardCharsets.UTF_8);
        this.bytes = this.absent;
        this.length = bytes.length;
    }

    /** Takes the next text from the parser, checked to be UTF-8. */
    public void read(Parser in) throws CodecException {
        read(in, Integer.MAX_VALUE);
    }

    /** Takes the next text from the parser, which has at most so many bytes. */
    public void read(Parser in, int maxLength) throws CodecException {
        int read = in.openText();
        if (read > maxLength) {
            throw new CodecException(
                    in.offset(), "CHARACTER-STRING MAX_LENGTH = " + maxLength, "a text of " + read + " bytes");
        }
        if (read > own.length) {
            own = new byte[Math.max(read, 2 * own.length)];
        }
        System.arraycopy(in.valueArray(), in.valueStart(), own, 0, read);
        bytes = own;
        length = read;
    }

    /** Takes the text that stands for none. */
    public void reset() {
        bytes = absent;
        length = absent.length;
    }

    /** How many bytes of UTF-8 the text has. */
    public int length() {
        return length;
    }

    /** One of the bytes. */
    public byte byteAt(int index) {
        return bytes[Objects.checkIndex(index, length)];
    }

    /** Whether the text has these bytes. */
    public boolean matches(byte[] utf8) {
        return Arrays.equals(bytes, 0, length, utf8, 0, utf8.length);
    }

    /** Copies all bytes into a part of an array. */
    public void copyTo(byte[] target, int at) {
        System.arraycopy(bytes, 0, target, at, length);
    }

    /** The text, made anew by each call. */
    @Override
    public String toString() {
        return new String(bytes, 0, length, StandardCharsets.UTF_8);
    }
}
