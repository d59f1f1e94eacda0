package dev.postage.codec.gmq;

/**
 * An INTEGER.
 *
 * @param value signed
 */
public record GmqInteger(long value) implements GmqValue {}
