package dev.postage.agent.boot;

import jdk.internal.vm.annotation.DontInline;

/** The counters of all threads: the one that counted last at once, the others by a table. */
public final class PostageThreads {
    private static final PostageThread NOBODY = new PostageThread((Thread) null, new long[0][]);

    /** Size of a {@link PostageThread} in bytes. */
    public static long stateBytes;

    /** The thread that counted last, often the current one; woven code reads it. */
    public static PostageThread last = NOBODY;

    static PostageHooks hooks;

    private PostageThreads() {}

    /** Makes the agent known; it is asked for hidden classes from here on. */
    public static void use(PostageHooks agent) {
        hooks = agent;
    }

    /**
     * Begins counting from zero.
     *
     * @param threads the threads there are
     * @param allocated bytes each has allocated so far, by the VM's own account
     */
    public static void begin(Thread[] threads, long[] allocated) {
        PostageTable.clear();
        PostageEnded.clear();
        PostageThread own = null;
        for (int i = 0; i < threads.length; i++) {
            PostageThread state = PostagePages.counters(threads[i]);
            PostageTable.place(state);
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
        install(state.scrap == null ? PostagePages.scrap(state) : state.scrap);
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
            state = state.scrap == null ? PostagePages.scrap(state) : state.scrap;
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

    /** Ends what {@link #mute} began; calls may nest. */
    public static void unmute(PostageThread state) {
        if (hooks != null && state.scrap != state) {
            state.agentBytes += hooks.allocated();
        }
        install(state);
    }

    private static void install(PostageThread state) {
        PostageTable.place(state);
        last = state;
    }

    /** Forgets a thread that has ended. */
    static void forget(PostageThread state) {
        PostageTable.remove(state.thread);
        if (last.thread == state.thread) {
            last = NOBODY;
        }
    }

    /** The counters of a thread that may have ended; null when it has counted nothing or is forgotten. */
    static PostageThread of(Thread thread) {
        PostageThread state = PostageTable.find(thread);
        return state == null ? null : state.proper();
    }

    /** Every thread that has counted and is in no sum of ended threads yet, each once; for who has {@link PostageEnded#SUM}. */
    public static PostageThread[] all() {
        return all(false);
    }

    /** @param table every thread in the table, also those that have ended; else every one that is in no sum yet */
    static PostageThread[] all(boolean table) {
        PostageThread[] found = new PostageThread[64];
        int number = copy(found, table);
        while (number > found.length) {
            found = new PostageThread[number * 2];
            number = copy(found, table);
        }
        PostageThread[] exact = new PostageThread[number];
        System.arraycopy(found, 0, exact, 0, number);
        return exact;
    }

    private static int copy(PostageThread[] into, boolean table) {
        PostageLock.TABLES.acquire();
        try {
            int number = PostageTable.copy(into, table);
            return table ? number : PostageEnded.copy(into, number);
        } finally {
            PostageLock.TABLES.held = 0;
        }
    }

    /** The current thread's counters. */
    public static PostageThread current() {
        PostageThread state = last;
        return state.thread == Thread.currentThread() ? state : find();
    }

    @DontInline
    private static PostageThread find() {
        Thread thread = Thread.currentThread();
        PostageThread state = PostageTable.find(thread);
        if (state == null) {
            state = PostageTable.findWithoutId(thread);
        }
        if (state == null) {
            state = PostagePages.counters(thread);
            PostageTable.place(state);
        }
        last = state;
        return state;
    }
}
