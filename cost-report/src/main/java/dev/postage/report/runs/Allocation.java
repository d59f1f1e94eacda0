package dev.postage.report.runs;

/**
 * What was allocated of one type.
 *
 * @param blocks objects or arrays of it
 * @param bytes their size as the VM lays them out
 */
public record Allocation(long blocks, long bytes) {

    /** Nothing allocated. */
    public static final Allocation ZERO = new Allocation(0, 0);

    /**
     * Adds both.
     *
     * @throws ArithmeticException if a sum exceeds 64 bits
     */
    public Allocation plus(Allocation other) {
        return new Allocation(Math.addExact(blocks, other.blocks), Math.addExact(bytes, other.bytes));
    }

    /**
     * Subtracts both; a difference may be negative.
     *
     * @throws ArithmeticException if a difference exceeds 64 bits
     */
    public Allocation minus(Allocation other) {
        return new Allocation(Math.subtractExact(blocks, other.blocks), Math.subtractExact(bytes, other.bytes));
    }
}
