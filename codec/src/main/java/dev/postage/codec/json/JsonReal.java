package dev.postage.codec.json;

/**
 * A number written with a fraction or an exponent.
 *
 * @param value finite
 */
public record JsonReal(double value) implements JsonValue {
    /**
     * Takes a finite number.
     *
     * @throws IllegalArgumentException for NaN and the infinities, which JSON has no number for
     */
    public JsonReal {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(value + " is no JSON number: write it as a string");
        }
    }

    @Override
    public String toString() {
        return Double.toString(value);
    }
}
