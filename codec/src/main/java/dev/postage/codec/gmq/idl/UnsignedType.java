package dev.postage.codec.gmq.idl;

/**
 * UINTEGER; both bounds are unsigned.
 *
 * @param low smallest legal value
 * @param high largest legal value, at least {@code low}
 */
public record UnsignedType(long low, long high) implements IdlType {
    /** UINTEGER without a range. */
    public static final UnsignedType ANY = new UnsignedType(0, -1);

    @Override
    public String toString() {
        return equals(ANY)
                ? "UINTEGER"
                : "UINTEGER [" + Long.toUnsignedString(low) + "," + Long.toUnsignedString(high) + "]";
    }
}
