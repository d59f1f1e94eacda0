package dev.postage.agent.boot;

/**
 * Threads without a number: one that comes from native code runs its own constructor, before it has any. Each method wants
 * the lock of the tables held.
 */
final class PostageAttaching {
    private static PostageThread[] states = new PostageThread[8];

    private PostageAttaching() {}

    /** The counters of the thread, or the place for the agent's work on it; null when it is none of them. */
    static PostageThread find(Thread thread) {
        int place = place(thread);
        return place == states.length ? null : states[place];
    }

    /** Keeps the counters, in the place of those of the same thread if there are any. */
    static void put(PostageThread state) {
        int place = place(state.thread);
        if (place == states.length) {
            place = place(null);
        }
        if (place == states.length) {
            PostageThread[] larger = new PostageThread[place * 2];
            System.arraycopy(states, 0, larger, 0, place);
            states = larger;
            state.proper().agentBytes += PostageCounters.arrayBytes(larger.length, 1);
        }
        states[place] = state;
    }

    static void remove(Thread thread) {
        int place = place(thread);
        if (place < states.length) {
            states[place] = null;
        }
    }

    static void clear() {
        for (int i = 0; i < states.length; i++) {
            states[i] = null;
        }
    }

    /** Appends the counters of these threads to the first ones of the array. */
    static int copy(PostageThread[] into, int first) {
        int number = first;
        for (int i = 0; i < states.length; i++) {
            number = states[i] == null ? number : PostageTable.append(states[i], into, number);
        }
        return number;
    }

    /** Where a thread is, or the first free place for null; the length of the array when there is none. */
    private static int place(Thread thread) {
        int place = 0;
        while (place < states.length && (states[place] == null ? null : states[place].thread) != thread) {
            place++;
        }
        return place;
    }
}
