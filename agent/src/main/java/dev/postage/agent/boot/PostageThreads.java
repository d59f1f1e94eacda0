package dev.postage.agent.boot;

import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;

/** The counters of all threads, found by thread: the last one at once, the others in a table by thread id. */
public final class PostageThreads {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long THREAD_ID = UNSAFE.objectFieldOffset(Thread.class, "tid");
    private static final int CHUNK = 1024;
    private static final Object LOCK = new Object();
    private static final PostageThread NOBODY = new PostageThread(null, 0);

    /** Size of a {@link PostageThread} in bytes. */
    public static long stateBytes;

    /** The thread that counted last, often the current one; woven code reads it. */
    public static PostageThread last = NOBODY;

    static PostageHooks hooks;

    /** Slots of each class, by class number; filled by the weaver before the class can run. */
    private static int[] slots = new int[4096];

    private static PostageThread[][] table = new PostageThread[16][];

    private PostageThreads() {}

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
        synchronized (LOCK) {
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
        synchronized (LOCK) {
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
        PostageDeliveries.start();
        if (own != null) {
            own.allocatedBefore = hooks.allocated();
        }
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

    /**
     * Counts what the current thread does from here on apart, until {@link #endSilence}: it is inside of a body that is not
     * counted. Calls nest. Lighter than {@link #mute}: what is allocated meanwhile is not told apart.
     */
    static void silence() {
        PostageThread state = current();
        if (state.owner == null) {
            if (state.scrap == null) {
                state.scrap = scrap(state);
            }
            state = state.scrap;
            state.silences = 0;
            state.silenced = true;
            install(state);
        }
        state.silences++;
    }

    /** Ends what {@link #silence} began; nothing when that was before counting began. */
    static void endSilence() {
        PostageThread state = current();
        if (state.silences > 0 && --state.silences == 0 && state.silenced) {
            state.silenced = false;
            install(state.owner);
        }
    }

    private static PostageThread scrap(PostageThread state) {
        synchronized (LOCK) {
            PostageThread scrap = new PostageThread(state.thread, slots.length);
            scrap.scrap = scrap;
            scrap.owner = state;
            state.agentBytes += stateBytes + PostageCounters.arrayBytes(slots.length, 1);
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

    /** Forgets a thread that has ended; it is the current one. */
    static void forget(PostageThread state) {
        long id = idOf(state.thread);
        table[(int) (id / CHUNK)][(int) (id % CHUNK)] = null;
        last = NOBODY;
    }

    /** Every thread that has counted and not ended; a copy. */
    public static PostageThread[] all() {
        synchronized (LOCK) {
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

    static long idOf(Thread thread) {
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
        synchronized (LOCK) {
            PostageThread state = new PostageThread(thread, slots.length);
            state.agentBytes = stateBytes + PostageCounters.arrayBytes(slots.length, 1);
            if (chunk >= table.length) {
                PostageThread[][] larger = new PostageThread[chunk * 2][];
                System.arraycopy(table, 0, larger, 0, table.length);
                table = larger;
                state.agentBytes += PostageCounters.arrayBytes(larger.length, 1);
            }
            if (table[chunk] == null) {
                table[chunk] = new PostageThread[CHUNK];
                state.agentBytes += PostageCounters.arrayBytes(CHUNK, 1);
            }
            table[chunk][index] = state;
            return state;
        }
    }

    @DontInline
    static long[] open(PostageThread state, int classNumber) {
        synchronized (LOCK) {
            long[] page = new long[slots[classNumber]];
            state.counts[classNumber] = page;
            state.agentBytes += PostageCounters.arrayBytes(page.length, 11);
            return page;
        }
    }
}
