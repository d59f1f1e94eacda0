package dev.postage.codec.gmq.idl;

/**
 * A place in an IDL text.
 *
 * @param line from 1
 * @param column from 1, in UTF-16 units
 */
public record Position(int line, int column) {}
