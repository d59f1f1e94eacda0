package dev.postage.agent.counts;

import java.util.List;

/**
 * One thread's counters at one mark. Several threads may carry one name; threads that ended stay listed.
 *
 * @param name the thread's name when it was last seen
 * @param instructions bytecode instructions, the sum over {@code methods}
 * @param blocks objects and arrays, the sum over {@code methods}
 * @param bytes their size, the sum over {@code methods}
 * @param vmBytes what {@code ThreadMXBean} says the thread allocated since counting began, less {@code bytes} and less
 *     what the agent itself allocated on this thread; {@link #VM_BYTES_UNKNOWN} when the VM keeps no such number
 * @param methods per method, ascending by index, only those not all zero
 * @param types per allocated type, ascending by index, only those not all zero
 */
public record ThreadCounts(
        String name,
        long instructions,
        long blocks,
        long bytes,
        long vmBytes,
        List<MethodCounts> methods,
        List<TypeCounts> types) {

    /** Stands for "the VM keeps no number", as for virtual threads. */
    public static final long VM_BYTES_UNKNOWN = Long.MIN_VALUE;

    public ThreadCounts {
        methods = List.copyOf(methods);
        types = List.copyOf(types);
    }
}
