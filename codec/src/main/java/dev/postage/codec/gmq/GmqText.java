package dev.postage.codec.gmq;

/**
 * A CHARACTER-STRING.
 *
 * @param value without half surrogates
 */
public record GmqText(String value) implements GmqValue {}
