package dev.postage.codec.json;

import java.math.BigInteger;

/**
 * A number written without fraction and exponent, exact.
 *
 * @param value of any size
 */
public record JsonInteger(BigInteger value) implements JsonValue {
    /** The value of a long. */
    public static JsonInteger of(long value) {
        return new JsonInteger(BigInteger.valueOf(value));
    }

    /** Whether {@link #longValue} is exact. */
    public boolean fitsLong() {
        return value.bitLength() < Long.SIZE;
    }

    /**
     * The value as a long.
     *
     * @throws ArithmeticException when it does not fit
     */
    public long longValue() {
        return value.longValueExact();
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
