package dev.postage.agent.boot;

import jdk.internal.misc.Unsafe;

/**
 * Hash codes of classes that follow from their names. The VM would give a class the next number when it is first asked,
 * and which number that is hangs on everything that was asked before, in other threads and by the agent as well.
 */
public final class PostageHash {
    private static final int BASIS = 0x811c9dc5;
    private static final int PRIME = 0x01000193;
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long VALUE = UNSAFE.objectFieldOffset(String.class, "value");

    private PostageHash() {}

    /**
     * The hash code of a class of this name. Names of hidden classes hold an address: for them it is 0, and another hash
     * code has to be taken.
     *
     * <p>No method of {@code String} is called: the measured program would be charged for it.
     */
    public static int of(String name) {
        byte[] value = (byte[]) UNSAFE.getReference(name, VALUE);
        int hash = BASIS;
        for (byte b : value) {
            if (b == '/') {
                return 0;
            }
            hash = (hash ^ (b & 0xFF)) * PRIME;
        }
        // a hash code of the VM has 31 bits and is never 0
        int positive = hash & Integer.MAX_VALUE;
        return positive == 0 ? 1 : positive;
    }
}
