package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Parser;
import java.util.Arrays;
import java.util.Objects;

/**
 * The place of a BLOB or a BYTE_ARRAY in a reader that is used again: takes the bytes of one after the other into an array that
 * grows. For one thread at a time.
 */
public final class BytesSlot {
    private final int emptyLength;
    private byte[] bytes = {};
    private int length;

    /** @param emptyLength how many bytes of zero stand for none: 0, or the size of a BYTE_ARRAY */
    public BytesSlot(int emptyLength) {
        this.emptyLength = emptyLength;
        this.length = emptyLength;
    }

    /** Takes the next BLOB from the parser. */
    public void read(Parser in) throws CodecException {
        take(in, in.openBlob());
    }

    /** Takes the next BYTE_ARRAY of that size from the parser. */
    public void read(Parser in, int size) throws CodecException {
        in.openByteArray(size);
        take(in, size);
    }

    private void take(Parser in, int read) {
        room(read);
        System.arraycopy(in.valueArray(), in.valueStart(), bytes, 0, read);
    }

    private void room(int count) {
        if (count > bytes.length) {
            bytes = new byte[Math.max(count, (int) Math.min(Integer.MAX_VALUE - 8, 2L * bytes.length))];
        }
        length = count;
    }

    /** Takes the bytes that stand for none. The array grows to hold them when it is asked for, not before (P11). */
    public void reset() {
        length = emptyLength;
        Arrays.fill(bytes, 0, Math.min(length, bytes.length), (byte) 0);
    }

    /** How many bytes there are. */
    public int length() {
        return length;
    }

    /** One of the bytes. */
    public byte byteAt(int index) {
        Objects.checkIndex(index, length);
        return index < bytes.length ? bytes[index] : 0;
    }

    /** The array with the bytes from 0 on, valid until the next read. */
    public byte[] array() {
        if (bytes.length < length) {
            bytes = Arrays.copyOf(bytes, length);
        }
        return bytes;
    }

    /** The bytes as a value of their own. */
    public GmqBytes toBytes() {
        return new GmqBytes(Arrays.copyOf(bytes, length));
    }
}
