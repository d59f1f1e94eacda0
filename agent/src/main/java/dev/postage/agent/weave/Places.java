package dev.postage.agent.weave;

import java.util.Arrays;

/**
 * A set of bytecode offsets, a bit for each. Collections of the JDK would do, but they are woven too, and most of the
 * start of a counted program is weaving.
 */
final class Places {
    private static final long[] NONE = {};

    private long[] bits = NONE;

    void add(int place) {
        int word = place >> 6;
        if (word >= bits.length) {
            bits = Arrays.copyOf(bits, Math.max(word + 1, 2 * bits.length));
        }
        bits[word] |= 1L << place;
    }

    boolean contains(int place) {
        int word = place >> 6;
        return word < bits.length && (bits[word] & 1L << place) != 0;
    }

    /** Nothing is ever taken out, so bits exist only once there is one. */
    boolean isEmpty() {
        return bits.length == 0;
    }
}
