package dev.postage.codec.gmq.idl;

/**
 * INTEGER.
 *
 * @param low smallest legal value
 * @param high largest legal value, at least {@code low}
 */
public record IntegerType(long low, long high) implements IdlType {
    /** INTEGER without a range. */
    public static final IntegerType ANY = new IntegerType(Long.MIN_VALUE, Long.MAX_VALUE);

    @Override
    public String toString() {
        return equals(ANY) ? "INTEGER" : "INTEGER [" + low + "," + high + "]";
    }
}
