package dev.postage.agent.boot;

import jdk.internal.misc.Unsafe;

/**
 * The counters of each thread, by the number of the thread, and those of threads that have no number yet. Threads that
 * start one after the other share a chunk, which goes when the last of them has ended.
 */
final class PostageTable {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long THREAD_ID = UNSAFE.objectFieldOffset(Thread.class, "tid");
    private static final int CHUNK = 1024;

    private static PostageThread[][] table = new PostageThread[16][];

    /** How many threads are in each chunk. */
    private static int[] used = new int[16];

    /** An empty chunk for the next one that is wanted: where each thread ends before the next starts, one is as good as many. */
    private static PostageThread[] spare = new PostageThread[CHUNK];

    private PostageTable() {}

    /** The counters of a thread, or the place for the agent's work on it; null when there are none, or none by number. */
    static PostageThread find(Thread thread) {
        long id = idOf(thread);
        PostageThread[] chunk = chunk(id);
        PostageThread state = chunk == null ? null : chunk[index(id)];
        // without the lock the chunk may serve other threads by now
        return state != null && state.thread == thread ? state : null;
    }

    /** The same, also where the thread had no number before; its counters get to their place then. */
    static PostageThread findWithoutId(Thread thread) {
        PostageLock.TABLES.acquire();
        try {
            PostageThread state = PostageAttaching.find(thread);
            if (state != null) {
                put(state);
            }
            return state;
        } finally {
            PostageLock.TABLES.held = 0;
        }
    }

    /** Puts the counters to the place of their thread, or the place for the agent's work on it in their stead. */
    static void place(PostageThread state) {
        long id = idOf(state.thread);
        PostageThread[] chunk = chunk(id);
        PostageThread there = chunk == null ? null : chunk[index(id)];
        if (there != null && there.thread == state.thread) {
            // the chunk stays as long as the thread is in it
            chunk[index(id)] = state;
            return;
        }
        PostageLock.TABLES.acquire();
        try {
            put(state);
        } finally {
            PostageLock.TABLES.held = 0;
        }
    }

    private static void put(PostageThread state) {
        if (PostagePages.fit(state.proper())) {
            state.proper().agentBytes += PostageCounters.arrayBytes(state.proper().counts.length, 1);
        }
        long id = idOf(state.thread);
        if (id == 0) {
            PostageAttaching.put(state);
            return;
        }
        PostageAttaching.remove(state.thread);
        PostageThread[] chunk = room((int) (id / CHUNK), state.proper());
        if (chunk[index(id)] == null) {
            used[(int) (id / CHUNK)]++;
        }
        chunk[index(id)] = state;
    }

    private static PostageThread[] room(int chunk, PostageThread paying) {
        if (chunk >= table.length) {
            PostageThread[][] larger = new PostageThread[chunk * 2][];
            int[] numbers = new int[chunk * 2];
            System.arraycopy(table, 0, larger, 0, table.length);
            System.arraycopy(used, 0, numbers, 0, used.length);
            table = larger;
            used = numbers;
            paying.agentBytes += PostageCounters.arrayBytes(larger.length, 1);
            paying.agentBytes += PostageCounters.arrayBytes(larger.length, 10);
        }
        if (table[chunk] == null && spare != null) {
            table[chunk] = spare;
            spare = null;
        } else if (table[chunk] == null) {
            table[chunk] = new PostageThread[CHUNK];
            paying.agentBytes += PostageCounters.arrayBytes(CHUNK, 1);
        }
        return table[chunk];
    }

    /** Forgets a thread. */
    static void remove(Thread thread) {
        PostageLock.TABLES.acquire();
        try {
            PostageAttaching.remove(thread);
            if (find(thread) != null) {
                int chunk = (int) (idOf(thread) / CHUNK);
                table[chunk][index(idOf(thread))] = null;
                used[chunk]--;
                if (used[chunk] == 0) {
                    spare = table[chunk];
                    table[chunk] = null;
                }
            }
        } finally {
            PostageLock.TABLES.held = 0;
        }
    }

    /** Forgets all threads. */
    static void clear() {
        PostageLock.TABLES.acquire();
        try {
            for (int i = 0; i < table.length; i++) {
                table[i] = null;
                used[i] = 0;
            }
            PostageAttaching.clear();
        } finally {
            PostageLock.TABLES.held = 0;
        }
    }

    /**
     * Copies the counters of all threads, as many as fit; with the lock held.
     *
     * @param withEnded whether those are meant too that have ended and are not forgotten yet
     * @return how many there are
     */
    static int copy(PostageThread[] into, boolean withEnded) {
        int number = 0;
        for (int i = 0; i < table.length; i++) {
            for (int k = 0; used[i] > 0 && k < CHUNK; k++) {
                PostageThread state = table[i][k];
                if (state != null && (withEnded || !state.proper().ended)) {
                    number = append(state, into, number);
                }
            }
        }
        return PostageAttaching.copy(into, number);
    }

    /** Appends the counters to the first ones of the array. */
    static int append(PostageThread state, PostageThread[] to, int number) {
        if (number < to.length) {
            to[number] = state.proper();
        }
        return number + 1;
    }

    static long idOf(Thread thread) {
        return UNSAFE.getLong(thread, THREAD_ID);
    }

    private static PostageThread[] chunk(long id) {
        PostageThread[][] all = table;
        int chunk = (int) (id / CHUNK);
        return chunk < all.length ? all[chunk] : null;
    }

    private static int index(long id) {
        return (int) (id % CHUNK);
    }
}
