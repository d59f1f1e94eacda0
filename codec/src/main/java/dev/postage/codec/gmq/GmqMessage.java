package dev.postage.codec.gmq;

/**
 * One of the messages of a scope.
 *
 * @param name of the message
 * @param number of the message, unsigned
 * @param body its members
 */
public record GmqMessage(String name, long number, GmqRecord body) implements GmqValue {}
