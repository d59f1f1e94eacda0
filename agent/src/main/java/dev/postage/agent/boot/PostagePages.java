package dev.postage.agent.boot;

import jdk.internal.vm.annotation.DontInline;

/** How many slots each class has, and room for the counters of all classes in each thread. */
public final class PostagePages {
    /** One class at a time gets its room. */
    private static final Object RESERVING = new Object();

    /** Slots of each class, by class number; filled by the weaver before the class can run. */
    private static int[] slots = new int[1024];

    /** Pages for what is counted while the agent works, of all threads: nobody reads them. */
    private static long[][] scrapCounts = new long[1024][];

    private PostagePages() {}

    /**
     * Makes room for the counters of a class in every thread, before any code of it can run.
     *
     * @param number of the class
     * @param size its slots
     */
    public static void reserve(int number, int size) {
        synchronized (RESERVING) {
            if (number >= slots.length) {
                int[] larger = new int[number + number / 2];
                System.arraycopy(slots, 0, larger, 0, slots.length);
                widen(larger);
            }
            slots[number] = size;
        }
    }

    /** Threads that come later begin with the larger room; each that is there gets it by itself, so that none waits long. */
    private static void widen(int[] larger) {
        scrapCounts = widened(scrapCounts, larger.length);
        slots = larger;
        PostageThread[] all = PostageThreads.all(true);
        for (int i = 0; i < all.length; i++) {
            widen(all[i]);
        }
    }

    private static void widen(PostageThread state) {
        PostageLock.TABLES.acquire();
        try {
            fit(state);
        } finally {
            PostageLock.TABLES.held = 0;
        }
    }

    /** Gives a thread room for all classes, with the lock held; says whether it had not. */
    static boolean fit(PostageThread state) {
        boolean narrow = state.counts.length < slots.length;
        if (narrow) {
            state.counts = widened(state.counts, slots.length);
        }
        if (state.scrap != null) {
            state.scrap.counts = scrapCounts;
        }
        return narrow;
    }

    private static long[][] widened(long[][] pages, int length) {
        long[][] larger = new long[length][];
        System.arraycopy(pages, 0, larger, 0, pages.length);
        return larger;
    }

    /** Empty counters for a thread. */
    static PostageThread counters(Thread thread) {
        PostageThread state = new PostageThread(thread, new long[slots.length][]);
        state.agentBytes = PostageThreads.stateBytes + PostageCounters.arrayBytes(state.counts.length, 1);
        return state;
    }

    /** The place for the agent's work on a thread. */
    static PostageThread scrap(PostageThread state) {
        PostageLock.TABLES.acquire();
        try {
            state.scrap = new PostageThread(state, scrapCounts);
            state.agentBytes += PostageThreads.stateBytes;
            return state.scrap;
        } finally {
            PostageLock.TABLES.held = 0;
        }
    }

    /** Opens the page of a class that the thread, the current one, runs for the first time. */
    @DontInline
    static long[] open(PostageThread state, int classNumber) {
        long[] page = new long[slots[classNumber]];
        state.agentBytes += PostageCounters.arrayBytes(page.length, 11);
        PostageLock.TABLES.acquire();
        try {
            // with the lock, because somebody may be about to copy the pages
            state.counts[classNumber] = page;
        } finally {
            PostageLock.TABLES.held = 0;
        }
        return page;
    }
}
