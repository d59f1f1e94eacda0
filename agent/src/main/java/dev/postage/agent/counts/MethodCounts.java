package dev.postage.agent.counts;

/**
 * What one thread executed and allocated in one method itself, callees excluded.
 *
 * @param method index into {@link RawCounts#methods()}
 * @param instructions bytecode instructions
 * @param blocks objects and arrays
 * @param bytes their size as this VM lays them out
 */
public record MethodCounts(int method, long instructions, long blocks, long bytes) {}
