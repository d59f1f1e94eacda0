package dev.postage.codec.gmq.idl;

/**
 * REAL. Without a range NaN is legal too, with one it is not.
 *
 * @param low smallest legal value
 * @param high largest legal value, at least {@code low}
 */
public record RealType(double low, double high) implements IdlType {
    /** REAL without a range. */
    public static final RealType ANY = new RealType(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    @Override
    public String toString() {
        return equals(ANY) ? "REAL" : "REAL [" + low + "," + high + "]";
    }
}
