package dev.postage.agent.boot;

import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;

/** The counters of all threads, found by thread: the last one at once, the others in a table by thread id. */
public final class PostageThreads {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long THREAD_ID = UNSAFE.objectFieldOffset(Thread.class, "tid");
    private static final int CHUNK = 1024;
    /**
     * Held for a short time and never while anything is waited for: a carrier that waits for it must not wait for a virtual
     * thread. Who ends a thread's counters, and who reads those of all threads, holds it, so that none is read twice.
     */
    public static final Object LOCK = new Object();

    private static final PostageThread NOBODY = new PostageThread(null, new long[0][]);

    /** Size of a {@link PostageThread} in bytes. */
    public static long stateBytes;

    /** The thread that counted last, often the current one; woven code reads it. */
    public static PostageThread last = NOBODY;

    static PostageHooks hooks;

    /** Slots of each class, by class number; filled by the weaver before the class can run. */
    private static int[] slots = new int[4096];

    /** Pages for what is counted while the agent works. */
    private static long[][] scrapCounts = new long[4096][];

    private static PostageThread[][] table = new PostageThread[16][];

    /** Threads without an id: one that comes from native code runs its own constructor, before it has any. */
    private static PostageThread[] attaching = new PostageThread[8];

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
        scrapCounts = widened(scrapCounts);
        for (int i = 0; i < table.length; i++) {
            for (int k = 0; table[i] != null && k < CHUNK; k++) {
                PostageThread state = table[i][k];
                widen(state);
            }
        }
        for (int i = 0; i < attaching.length; i++) {
            widen(attaching[i]);
        }
    }

    private static void widen(PostageThread found) {
        PostageThread state = found == null || found.owner == null ? found : found.owner;
        if (state != null && state.counts.length < slots.length) {
            state.counts = widened(state.counts);
        }
        if (state != null && state.scrap != null) {
            state.scrap.counts = scrapCounts;
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
            for (int i = 0; i < attaching.length; i++) {
                attaching[i] = null;
            }
        }
        PostageThread own = null;
        for (int i = 0; i < threads.length; i++) {
            PostageThread state = add(threads[i]);
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

    private static PostageThread scrap(PostageThread state) {
        synchronized (LOCK) {
            // nobody reads what is counted there, so all threads may count in the same place
            PostageThread scrap = new PostageThread(state.thread, scrapCounts);
            scrap.scrap = scrap;
            scrap.owner = state;
            state.agentBytes += stateBytes;
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

    /** Forgets a thread that has ended. */
    public static void forget(PostageThread state) {
        synchronized (LOCK) {
            long id = idOf(state.thread);
            if (at(id) != null) {
                table[(int) (id / CHUNK)][(int) (id % CHUNK)] = null;
            }
            int place = attachingPlace(state.thread);
            if (place < attaching.length) {
                attaching[place] = null;
            }
            if (last.thread == state.thread) {
                last = NOBODY;
            }
        }
    }

    /** The counters of a thread that may have ended; null when it has counted nothing or is forgotten. */
    static PostageThread of(Thread thread) {
        return at(idOf(thread));
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
                        found[number++] = table[i][k];
                    }
                }
            }
            for (int i = 0; i < attaching.length; i++) {
                if (attaching[i] != null && at(idOf(attaching[i].thread)) == null) {
                    found = number == found.length ? resized(found, number * 2) : found;
                    found[number++] = attaching[i];
                }
            }
            for (int i = 0; i < number; i++) {
                found[i] = found[i].owner == null ? found[i] : found[i].owner;
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

    /** @return null for the number of a thread that has counted nothing, and for 0, which is that of no thread */
    private static PostageThread at(long id) {
        PostageThread[][] all = table;
        int chunk = (int) (id / CHUNK);
        return chunk < all.length && all[chunk] != null ? all[chunk][(int) (id % CHUNK)] : null;
    }

    @DontInline
    private static PostageThread find() {
        Thread thread = Thread.currentThread();
        PostageThread state = at(idOf(thread));
        if (state == null) {
            state = attachingOrNew(thread);
        }
        last = state;
        return state;
    }

    private static PostageThread attachingOrNew(Thread thread) {
        synchronized (LOCK) {
            int place = attachingPlace(thread);
            if (place == attaching.length) {
                return add(thread);
            }
            PostageThread state = attaching[place];
            if (idOf(thread) != 0) {
                attaching[place] = null;
                place(state);
            }
            return state;
        }
    }

    /** @return the length of the array when the thread is none of them */
    private static int attachingPlace(Thread thread) {
        int place = 0;
        while (place < attaching.length && (attaching[place] == null || attaching[place].thread != thread)) {
            place++;
        }
        return place;
    }

    private static PostageThread add(Thread thread) {
        synchronized (LOCK) {
            PostageThread state = new PostageThread(thread, new long[slots.length][]);
            state.agentBytes = stateBytes + PostageCounters.arrayBytes(slots.length, 1);
            place(state);
            return state;
        }
    }

    private static void install(PostageThread state) {
        long id = idOf(state.thread);
        if (at(id) == null) {
            place(state);
        } else {
            table[(int) (id / CHUNK)][(int) (id % CHUNK)] = state;
        }
        last = state;
    }

    /** Puts the counters to the place of their thread, for which there may be no room yet. */
    private static void place(PostageThread state) {
        synchronized (LOCK) {
            long id = idOf(state.thread);
            if (id == 0) {
                placeWithoutId(state);
                return;
            }
            int chunk = (int) (id / CHUNK);
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
            table[chunk][(int) (id % CHUNK)] = state;
        }
    }

    private static void placeWithoutId(PostageThread state) {
        int place = attachingPlace(state.thread);
        if (place == attaching.length) {
            place = 0;
            while (place < attaching.length && attaching[place] != null) {
                place++;
            }
        }
        if (place == attaching.length) {
            attaching = resized(attaching, place * 2);
            state.agentBytes += PostageCounters.arrayBytes(place * 2, 1);
        }
        attaching[place] = state;
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
