package dev.postage.agent.counts;

/**
 * What one thread allocated of one type.
 *
 * @param type index into {@link RawCounts#types()}
 * @param blocks objects or arrays of it
 * @param bytes their size as this VM lays them out
 */
public record TypeCounts(int type, long blocks, long bytes) {}
