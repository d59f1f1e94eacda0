package dev.postage.agent.boot;

import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * The static methods that instrumented code calls. A class has a number; within the class each method and each
 * allocation site has a slot; a thread has one page of slots per class that it has run.
 */
public final class PostageCounters {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long THREAD_ID = UNSAFE.objectFieldOffset(Thread.class, "tid");
    private static final int CHUNK = 1024;

    /** Slots of each class, by class number; filled by the weaver before the class can run. */
    private static int[] slots = new int[4096];

    /** The delivery after which a mark is wanted besides the powers of ten; 0 for none. */
    public static long expected;

    /** Whether reflection is to see methods in an order that does not depend on addresses. */
    public static boolean ordered;

    /** Deliveries that have ended. */
    public static long deliveries;

    /** Base offset, log2 of the element size, by {@code newarray} type code; index 1 is a reference array. */
    public static int[] arrayBase = new int[12];

    public static int[] arrayShift = new int[12];

    /** Objects start at multiples of this, a power of two. */
    public static int alignment = 8;

    /** Size of a {@link PostageThread} in bytes. */
    public static long stateBytes;

    private static final Object TABLE_LOCK = new Object();
    private static final Object MARK_LOCK = new Object();
    private static final PostageThread NOBODY = new PostageThread(null, 0);

    private static PostageHooks hooks;

    /** The thread that counted last, often the current one; woven code reads it. */
    public static PostageThread last = NOBODY;

    private static PostageThread[][] table = new PostageThread[16][];
    private static boolean begun;

    private PostageCounters() {}

    /**
     * The current thread's counters of a class. Woven code looks itself, where it can do so without a call, and comes here
     * for a page that is not there yet.
     */
    public static long[] page(int classNumber) {
        PostageThread state = current();
        long[] page = state.counts[classNumber];
        return page == null ? open(state, classNumber) : page;
    }

    /** Counts an array just allocated. */
    @ForceInline
    public static void array(int length, long[] page, int slot, int type) {
        page[slot]++;
        page[slot + 1] += arrayBytes(length, type);
    }

    /** Counts one object or array whose class only the run knows: a clone, a reflective array, an instance made by Unsafe. */
    public static void object(Object made, int classNumber, int slot) {
        if (made != null) {
            long[] page = page(classNumber);
            page[slot]++;
            page[slot + 1] += hooks.size(made);
        }
    }

    /** Counts a new array of several dimensions with all the arrays in it. */
    public static void arrays(Object made, int classNumber, int slot) {
        object(made, classNumber, slot);
        if (made instanceof Object[] parts) {
            for (int i = 0; i < parts.length; i++) {
                arrays(parts[i], classNumber, slot);
            }
        }
    }

    /** Counts what a call of {@code clone} is about to allocate, unless a class of the program overrides it and counts itself. */
    public static void cloning(Object original, Class<?> from, int classNumber, int slot) {
        if (original instanceof Cloneable) {
            PostageThread state = mute();
            boolean counted;
            try {
                counted = hooks.clonesByObject(from == null ? original.getClass() : from);
            } finally {
                unmute(state);
            }
            if (counted) {
                object(original, classNumber, slot);
            }
        }
    }

    /** Size in bytes of an array, as this VM lays it out. */
    @ForceInline
    public static long arrayBytes(int length, int type) {
        long bytes = arrayBase[type] + ((long) length << arrayShift[type]);
        return (bytes + alignment - 1) & -alignment;
    }

    /** The delivery point is entered. */
    public static void deliveryBegin() {
        PostageThread state = current();
        if (state.deliveryDepth++ == 0 && !begun) {
            begin();
        }
    }

    /** The delivery point is left, by return or by exception. */
    public static void deliveryEnd() {
        PostageThread state = current();
        if (--state.deliveryDepth == 0) {
            end();
        }
    }

    private static void begin() {
        synchronized (MARK_LOCK) {
            if (!begun) {
                begun = true;
                mark(1, 1);
            }
        }
    }

    private static void end() {
        synchronized (MARK_LOCK) {
            long delivery = ++deliveries;
            if (delivery >= expected || isPowerOfTen(delivery)) {
                mark(2, delivery);
            }
        }
    }

    private static boolean isPowerOfTen(long number) {
        long rest = number;
        while (rest % 10 == 0) {
            rest /= 10;
        }
        return rest == 1;
    }

    private static void mark(int kind, long delivery) {
        if (hooks != null) {
            PostageThread state = mute();
            try {
                hooks.mark(kind, delivery);
            } finally {
                unmute(state);
            }
        }
    }

    /** Weaves a hidden class on its way into the VM. */
    public static byte[] hidden(ClassLoader loader, Class<?> lookupClass, String name, byte[] bytes) {
        if (hooks == null) {
            return bytes;
        }
        PostageThread state = mute();
        try {
            return hooks.hidden(loader, lookupClass, name, bytes);
        } finally {
            unmute(state);
        }
    }

    /** Puts the methods of a class into the order in which reflection is to see them, where that is wanted. */
    public static void order(Object[] methods) {
        if (!ordered || methods.length < 2) {
            return;
        }
        PostageThread state = mute();
        try {
            hooks.order(methods);
        } finally {
            unmute(state);
        }
    }

    /** The last thing a thread does. */
    public static void threadEnds() {
        if (hooks == null) {
            return;
        }
        PostageThread state = mute();
        try {
            hooks.ends(state);
        } finally {
            long id = idOf(state.thread);
            table[(int) (id / CHUNK)][(int) (id % CHUNK)] = null;
            last = NOBODY;
        }
    }

    /** Makes the agent known; it is asked for hidden classes from here on. */
    public static void use(PostageHooks agent) {
        hooks = agent;
    }

    /**
     * Makes room for the counters of a class in every thread, before any code of it can run.
     *
     * @param number of the class
     * @param size its slots
     */
    public static void reserve(int number, int size) {
        synchronized (TABLE_LOCK) {
            if (number >= slots.length) {
                int[] larger = new int[number * 2];
                System.arraycopy(slots, 0, larger, 0, slots.length);
                slots = larger;
                widen();
            }
            slots[number] = size;
        }
    }

    private static void widen() {
        for (int i = 0; i < table.length; i++) {
            for (int k = 0; table[i] != null && k < CHUNK; k++) {
                PostageThread state = table[i][k];
                if (state != null) {
                    widen(state.owner == null ? state : state.owner);
                }
            }
        }
    }

    private static void widen(PostageThread state) {
        state.counts = widened(state.counts);
        if (state.scrap != null) {
            state.scrap.counts = widened(state.scrap.counts);
        }
    }

    private static long[][] widened(long[][] pages) {
        long[][] larger = new long[slots.length][];
        System.arraycopy(pages, 0, larger, 0, pages.length);
        return larger;
    }

    /**
     * Begins counting from zero.
     *
     * @param threads the threads there are
     * @param allocated bytes each has allocated so far, by the VM's own account
     */
    public static void begin(Thread[] threads, long[] allocated) {
        synchronized (TABLE_LOCK) {
            for (int i = 0; i < table.length; i++) {
                table[i] = null;
            }
        }
        PostageThread own = null;
        for (int i = 0; i < threads.length; i++) {
            long id = idOf(threads[i]);
            PostageThread state = add(threads[i], (int) (id / CHUNK), (int) (id % CHUNK));
            state.agentBytes = 0;
            state.allocatedBefore = allocated[i];
            own = threads[i] == Thread.currentThread() ? state : own;
        }
        last = NOBODY;
        if (own != null) {
            own.allocatedBefore = hooks.allocated();
        }
    }

    /** An instance of the class whose constructor has not run, for its size alone. */
    public static Object instance(Class<?> type) throws InstantiationException {
        return UNSAFE.allocateInstance(type);
    }

    /**
     * Counts what the current thread does from here on apart, until {@link #unmute}: it is the agent's work.
     *
     * @return what {@code unmute} wants
     */
    public static PostageThread mute() {
        PostageThread state = current();
        if (state.scrap == null) {
            state.scrap = scrap(state);
        }
        install(state.scrap);
        if (hooks != null && state.scrap != state) {
            state.agentBytes -= hooks.allocated();
        }
        return state;
    }

    private static PostageThread scrap(PostageThread state) {
        synchronized (TABLE_LOCK) {
            PostageThread scrap = new PostageThread(state.thread, slots.length);
            scrap.scrap = scrap;
            scrap.owner = state;
            state.agentBytes += stateBytes + arrayBytes(slots.length, 1);
            return scrap;
        }
    }

    /** Ends what {@link #mute} began; calls may nest. */
    public static void unmute(PostageThread state) {
        if (hooks != null && state.scrap != state) {
            state.agentBytes += hooks.allocated();
        }
        install(state);
    }

    /** Every thread that has counted and not ended; a copy. */
    public static PostageThread[] all() {
        synchronized (TABLE_LOCK) {
            PostageThread[] found = new PostageThread[64];
            int number = 0;
            for (int i = 0; i < table.length; i++) {
                for (int k = 0; table[i] != null && k < CHUNK; k++) {
                    if (table[i][k] != null) {
                        found = number == found.length ? resized(found, number * 2) : found;
                        PostageThread owner = table[i][k].owner;
                        found[number++] = owner == null ? table[i][k] : owner;
                    }
                }
            }
            return resized(found, number);
        }
    }

    /** The current thread's counters. */
    public static PostageThread current() {
        PostageThread state = last;
        return state.thread == Thread.currentThread() ? state : find();
    }

    private static PostageThread[] resized(PostageThread[] states, int length) {
        PostageThread[] copy = new PostageThread[length];
        System.arraycopy(states, 0, copy, 0, length < states.length ? length : states.length);
        return copy;
    }

    private static long idOf(Thread thread) {
        return UNSAFE.getLong(thread, THREAD_ID);
    }

    private static void install(PostageThread state) {
        long id = idOf(state.thread);
        table[(int) (id / CHUNK)][(int) (id % CHUNK)] = state;
        last = state;
    }

    @DontInline
    private static PostageThread find() {
        Thread thread = Thread.currentThread();
        long id = idOf(thread);
        int chunk = (int) (id / CHUNK);
        PostageThread[][] all = table;
        PostageThread state = null;
        if (chunk < all.length && all[chunk] != null) {
            state = all[chunk][(int) (id % CHUNK)];
        }
        if (state == null) {
            state = add(thread, chunk, (int) (id % CHUNK));
        }
        last = state;
        return state;
    }

    private static PostageThread add(Thread thread, int chunk, int index) {
        synchronized (TABLE_LOCK) {
            PostageThread state = new PostageThread(thread, slots.length);
            state.agentBytes = stateBytes + arrayBytes(slots.length, 1);
            if (chunk >= table.length) {
                PostageThread[][] larger = new PostageThread[chunk * 2][];
                System.arraycopy(table, 0, larger, 0, table.length);
                table = larger;
                state.agentBytes += arrayBytes(larger.length, 1);
            }
            if (table[chunk] == null) {
                table[chunk] = new PostageThread[CHUNK];
                state.agentBytes += arrayBytes(CHUNK, 1);
            }
            table[chunk][index] = state;
            return state;
        }
    }

    @DontInline
    private static long[] open(PostageThread state, int classNumber) {
        synchronized (TABLE_LOCK) {
            long[] page = new long[slots[classNumber]];
            state.counts[classNumber] = page;
            state.agentBytes += arrayBytes(page.length, 11);
            return page;
        }
    }
}
