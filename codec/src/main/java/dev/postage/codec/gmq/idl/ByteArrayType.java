package dev.postage.codec.gmq.idl;

/**
 * BYTE_ARRAY.
 *
 * @param size its bytes, at least 1
 */
public record ByteArrayType(int size) implements IdlType {
    @Override
    public String toString() {
        return "BYTE_ARRAY [" + size + "]";
    }
}
