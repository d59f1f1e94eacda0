package dev.postage.codec.gmq;

/**
 * A value of an enum.
 *
 * @param value one of its names
 */
public record GmqName(String value) implements GmqValue {}
