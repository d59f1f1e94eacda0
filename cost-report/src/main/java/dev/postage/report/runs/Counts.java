package dev.postage.report.runs;

/**
 * The three things that are counted, as totals or as the difference of two totals.
 *
 * @param instructions bytecode instructions executed
 * @param blocks heap objects and arrays allocated
 * @param bytes size of those blocks as the VM lays them out
 */
public record Counts(long instructions, long blocks, long bytes) {

    /** Nothing executed, nothing allocated. */
    public static final Counts ZERO = new Counts(0, 0, 0);

    /**
     * Adds each of the three.
     *
     * @throws ArithmeticException if a sum exceeds 64 bits
     */
    public Counts plus(Counts other) {
        return new Counts(
                Math.addExact(instructions, other.instructions),
                Math.addExact(blocks, other.blocks),
                Math.addExact(bytes, other.bytes));
    }

    /**
     * Subtracts each of the three; a difference may be negative.
     *
     * @throws ArithmeticException if a difference exceeds 64 bits
     */
    public Counts minus(Counts other) {
        return new Counts(
                Math.subtractExact(instructions, other.instructions),
                Math.subtractExact(blocks, other.blocks),
                Math.subtractExact(bytes, other.bytes));
    }

    boolean anyNegative() {
        return instructions < 0 || blocks < 0 || bytes < 0;
    }
}
