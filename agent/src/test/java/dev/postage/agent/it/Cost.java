package dev.postage.agent.it;

/**
 * What a stretch of one thread's life took.
 *
 * @param instructions bytecode instructions
 * @param blocks objects and arrays the program asked for
 * @param bytes their size
 * @param vmBytes size of the objects the VM made of its own accord
 */
record Cost(long instructions, long blocks, long bytes, long vmBytes) {
    static final Cost NOTHING = new Cost(0, 0, 0, 0);

    Cost plus(Cost other) {
        return new Cost(
                instructions + other.instructions, blocks + other.blocks, bytes + other.bytes, vmBytes + other.vmBytes);
    }

    Cost minus(Cost other) {
        return new Cost(
                instructions - other.instructions, blocks - other.blocks, bytes - other.bytes, vmBytes - other.vmBytes);
    }

    Cost times(int number) {
        return new Cost(number * instructions, number * blocks, number * bytes, number * vmBytes);
    }

    /** A part of it, rounded towards zero. */
    Cost over(int number) {
        return new Cost(instructions / number, blocks / number, bytes / number, vmBytes / number);
    }
}
