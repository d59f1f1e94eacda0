package dev.postage.codec.gmq;

/**
 * A UINTEGER.
 *
 * @param value all 64 bits, unsigned
 */
public record GmqUnsigned(long value) implements GmqValue {}
