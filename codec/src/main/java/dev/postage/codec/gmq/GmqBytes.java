package dev.postage.codec.gmq;

import java.util.Arrays;
import java.util.HexFormat;

/** A BLOB or a BYTE_ARRAY. */
public final class GmqBytes implements GmqValue {
    private final byte[] bytes;

    /** Takes the array, which must not change any more: it may be large. */
    public GmqBytes(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The array itself, not to be changed. */
    public byte[] array() {
        return bytes;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GmqBytes that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** Lower-case hexadecimal digits. */
    @Override
    public String toString() {
        return HexFormat.of().formatHex(bytes);
    }
}
