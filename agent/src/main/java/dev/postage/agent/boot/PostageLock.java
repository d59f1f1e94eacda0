package dev.postage.agent.boot;

import jdk.internal.misc.Unsafe;

/**
 * A lock for which one waits by trying again. A monitor will not do where threads are counted: while the VM attaches a
 * thread that comes from native code, the constructor of {@code Thread} runs on that very thread, and for a thread that
 * waits for a monitor the VM writes its state into a field that is not there yet, and crashes. Nor may the carrier of a
 * virtual thread wait for something that a virtual thread holds.
 *
 * <p>What is done with the lock held is therefore short, waits for nothing and calls nothing that is woven. Not
 * reentrant. Counting gives it back by writing the field, in a {@code finally}: for a call there may be no room on the
 * stack.
 */
public final class PostageLock {
    /** For the tables of the counters. */
    static final PostageLock TABLES = new PostageLock();

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long HELD = UNSAFE.objectFieldOffset(PostageLock.class, "held");

    /** 1 while somebody has the lock. */
    volatile int held;

    /** Waits until the lock is there, and takes it. */
    void acquire() {
        // not Thread.onSpinWait, which would count
        while (held != 0 || !tryAcquire()) {}
    }

    /** Takes the lock if nobody has it, and says whether. */
    public boolean tryAcquire() {
        // native, and so not woven
        return UNSAFE.compareAndSetInt(this, HELD, 0, 1);
    }

    /** Gives the lock back. */
    public void release() {
        held = 0;
    }
}
