package dev.postage.report.cost;

/** What usually makes counts of the same program differ. A guess from the method's class, never a proof. */
public enum Cause {
    /** Order or collisions in a hash table with salted or changing hash codes. */
    HASH_ORDER("hash order"),
    /** Hash codes made from object identity. */
    IDENTITY_HASH("identity hash"),
    /** Work done when time has passed. */
    TIMER("timers"),
    /** Random numbers, or seeds taken from the clock. */
    RANDOM("random"),
    /** Work done once, at the first use, whenever that is. */
    LAZY_INITIALISATION("lazy initialisation"),
    /** Threads that wait for each other, retry, or hand over work. */
    CONTENTION("contention"),
    /** Input that arrives in pieces of changing size. */
    INPUT_ARRIVAL("arrival of input"),
    /** No known cause. */
    UNKNOWN("unknown");

    private final String label;

    Cause(String label) {
        this.label = label;
    }

    /** The cause in words. */
    public String label() {
        return label;
    }
}
