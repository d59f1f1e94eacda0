package dev.postage.agent.constructs;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;

/** Locks, volatile fields and atomic variables. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class Monitors {
    private static final Object LOCK = new Object();

    private static int number;
    private static volatile int shared;
    private static Monitors object = new Monitors();
    private static ReentrantLock lock = new ReentrantLock();
    private static AtomicInteger counter = new AtomicInteger();
    private static AtomicReference<String> reference = new AtomicReference<>("one");
    private static LongAdder adder = new LongAdder();
    private static ThreadLocal<String> local = ThreadLocal.withInitial(() -> "initial");
    private static ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>(Map.of("one", 1));

    static void synchronizedBlock() { // instructions(9) blocks(0) bytes(0)
        synchronized (LOCK) {
            number = 1;
        }
    }

    static void synchronizedBlockWithin() { // instructions(16) blocks(0) bytes(0)
        synchronized (LOCK) {
            synchronized (LOCK) {
                number = 1;
            }
        }
    }

    static void synchronizedMethod() { // instructions(5) blocks(0) bytes(0)
        int found = object.locked();
    }

    static void synchronizedStaticMethod() { // instructions(4) blocks(0) bytes(0)
        int found = lockedByClass();
    }

    static void throwsInABlock() { // instructions(53 | 55) blocks(1) bytes(40) vmBytes(680 | 688)
        try {
            synchronized (LOCK) {
                throw new IllegalStateException();
            }
        } catch (IllegalStateException caught) {
            number = 2;
        }
    }

    static void throwsInAMethod() { // instructions(46 | 48) blocks(1) bytes(40) vmBytes(680 | 688)
        try {
            object.failing();
        } catch (IllegalStateException caught) {
            number = 2;
        }
    }

    static void returnsFromABlock() { // instructions(10) blocks(0) bytes(0)
        int found = returning();
    }

    static void notifies() { // instructions(9) blocks(0) bytes(0)
        synchronized (LOCK) {
            LOCK.notifyAll();
        }
    }

    static void reentrantLock() { // instructions(94) blocks(0) bytes(0)
        lock.lock();
        try {
            number = 3;
        } finally {
            lock.unlock();
        }
    }

    static void volatileField() { // instructions(4) blocks(0) bytes(0)
        shared = 1;
        int read = shared;
    }

    static void volatileIncrement() { // instructions(4) blocks(0) bytes(0)
        shared++;
    }

    static void atomicInteger() { // instructions(34) blocks(0) bytes(0)
        int next = counter.incrementAndGet();
    }

    static void atomicUpdate() { // instructions(56) blocks(0) bytes(0)
        int next = counter.updateAndGet(old -> old / 2);
    }

    static void compareAndSet() { // instructions(101 | 100) blocks(0) bytes(0)
        boolean done = reference.compareAndSet("one", "one");
    }

    static void longAdder() { // instructions(116 | 115) blocks(0) bytes(0)
        adder.increment();
        long sum = adder.sum();
    }

    static void threadLocal() { // instructions(352 | 393) blocks(1) bytes(32)
        String found = local.get();
        local.set("other");
        local.remove();
    }

    static void concurrentMap() { // instructions(445 | 440) blocks(0) bytes(0)
        map.put("one", 2);
        int found = map.get("one");
        map.merge("one", 1, Integer::sum);
    }

    private static synchronized int lockedByClass() {
        return number;
    }

    private synchronized int locked() {
        return number;
    }

    private synchronized void failing() {
        throw new IllegalStateException();
    }

    private static int returning() {
        synchronized (LOCK) {
            return number;
        }
    }

    private Monitors() {}
}
