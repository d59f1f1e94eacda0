package dev.postage.codec.gmq.idl;

/**
 * A CASE of a union.
 *
 * @param name its own
 * @param id unsigned, unique in the union, not 0
 * @param body its members
 * @param position of its name
 */
public record UnionCase(String name, long id, Body body, Position position) {}
