package dev.postage.codec.json;

/**
 * What a reader takes at most.
 *
 * @param depth arrays and objects within each other
 * @param length UTF-16 units of the whole text
 * @param digits of one number, so that a long text of digits does not cost its square
 */
public record JsonLimits(int depth, int length, int digits) {
    /** 500 deep, 256 Mi units, 1,000 digits. */
    public static final JsonLimits DEFAULT = new JsonLimits(500, 1 << 28, 1000);
}
