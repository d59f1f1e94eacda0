package dev.postage.codec.gmq;

/**
 * A REAL. All NaN are equal, though their bits are kept.
 *
 * @param value any
 */
public record GmqReal(double value) implements GmqValue {}
