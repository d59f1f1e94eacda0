package dev.postage.report.cost;

/** What usually makes counts of the same program differ. A guess from the method's class, never a proof. */
public enum Cause {
    /** Order or collisions in a hash table with salted or changing hash codes. */
    HASH_ORDER("hash order"),
    /** Hash codes made from object identity. */
    IDENTITY_HASH("identity hash"),
    /** The time, as a number or as a seed. */
    CLOCK("clock"),
    /** Work done when time has passed. */
    TIMER("timers"),
    /** References that a collection clears, and how much memory is free. */
    COLLECTION("garbage collection"),
    /** The number of the process. */
    PROCESS("process number"),
    /** A port that the system has chosen. */
    PORT("port number"),
    /** The order in which a file system shows what is in a folder. */
    DIRECTORY("order of a folder"),
    /** Random numbers, or seeds taken from the clock. */
    RANDOM("random"),
    /** Work done once, at the first use, whenever that is. */
    LAZY_INITIALISATION("lazy initialisation"),
    /** Classes looked for and defined, which falls to whichever thread comes first. */
    CLASS_LOADING("class loading"),
    /** Threads that wait for each other, retry, or hand over work. */
    CONTENTION("contention"),
    /** Threads that are started, and what a thread does first. */
    THREAD_START("thread start"),
    /** Input that arrives in pieces of changing size. */
    INPUT_ARRIVAL("arrival of input"),
    /** A hash table that is made larger, or whose chains have become longer or shorter. */
    TABLE_GROWTH("hash table growth"),
    /** An array, or a list or buffer on one, that is made larger. */
    ARRAY_GROWTH("array growth"),
    /** Work that becomes more with each message, as walking over all that were handled. */
    GROWTH("growth with N"),
    /** Work that only some messages cause, as when a buffer is full. */
    NOW_AND_THEN("work now and then"),
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
