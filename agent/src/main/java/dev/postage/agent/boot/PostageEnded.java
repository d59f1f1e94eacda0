package dev.postage.agent.boot;

/**
 * Threads that have ended, in a queue, until their counters are added to the sum of their name. Who ends a thread must not
 * wait: it may be the carrier of a virtual thread, or a thread that holds what the one that adds up is waiting for.
 */
public final class PostageEnded {
    /** Who has it adds up, and takes marks, so that no thread is in a mark twice. */
    public static final PostageLock SUM = new PostageLock();

    private static PostageThread first;
    private static PostageThread newest;

    private PostageEnded() {}

    /**
     * A thread has ended; its counters are final.
     *
     * @param bytes what the VM says it has allocated, as a counts file has it
     */
    public static void add(PostageThread state, long bytes) {
        PostageLock.TABLES.acquire();
        try {
            state.endedBytes = bytes;
            state.ended = true;
            if (first == null) {
                first = state;
            } else {
                newest.next = state;
            }
            newest = state;
        } finally {
            PostageLock.TABLES.held = 0;
        }
    }

    /** The one that waits longest, or null. */
    public static PostageThread first() {
        PostageLock.TABLES.acquire();
        try {
            return first;
        } finally {
            PostageLock.TABLES.held = 0;
        }
    }

    /** Forgets the one that waits longest, which has been added. */
    public static void removeFirst() {
        PostageLock.TABLES.acquire();
        try {
            PostageThread added = first;
            first = added.next;
            // else an old one keeps the ones behind it from being collected with the young
            added.next = null;
        } finally {
            PostageLock.TABLES.held = 0;
        }
    }

    /** Forgets all that wait. */
    static void clear() {
        PostageLock.TABLES.acquire();
        try {
            first = null;
        } finally {
            PostageLock.TABLES.held = 0;
        }
    }

    /** Appends those that wait to the first ones of the array; with the lock held. */
    static int copy(PostageThread[] into, int before) {
        int number = before;
        for (PostageThread state = first; state != null; state = state.next) {
            number = PostageTable.append(state, into, number);
        }
        return number;
    }
}
