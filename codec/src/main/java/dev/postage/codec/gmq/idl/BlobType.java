package dev.postage.codec.gmq.idl;

/** BLOB. */
public record BlobType() implements IdlType {
    @Override
    public String toString() {
        return "BLOB";
    }
}
