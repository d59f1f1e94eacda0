package dev.postage.codec.gmq.idl;

/**
 * A STRUCT, a PUBLISHABLE, or the body of a message.
 *
 * @param name its own
 * @param extensible whether it is framed and may have FENCEs
 * @param publishable whether it was declared PUBLISHABLE; the bytes are the same
 * @param body its members
 * @param position of its name
 */
public record StructType(String name, boolean extensible, boolean publishable, Body body, Position position) {}
