package dev.postage.agent.boot;

/** Counts deliveries, and has an image of all counters taken after some of them. */
public final class PostageDeliveries {
    /** The delivery after which a mark is wanted besides the powers of ten; 0 for none. */
    public static long expected;

    /** Deliveries that have ended. */
    public static long deliveries;

    private static final Object LOCK = new Object();
    private static boolean started;
    private static boolean begun;

    private PostageDeliveries() {}

    /** Deliveries count from here on; before, the delivery point may have been passed by the agent's start. */
    static void start() {
        started = true;
    }

    /** The delivery point is entered. One in the JDK is passed by the agent's own work too, which is no delivery. */
    public static void begins() {
        PostageThread state = PostageThreads.current();
        if (started && state.owner == null && state.deliveryDepth++ == 0 && !begun) {
            begin();
        }
    }

    /** The delivery point is left, by return or by exception. */
    public static void ends() {
        PostageThread state = PostageThreads.current();
        // 0 for a thread that was inside already when counting began
        if (state.owner == null && state.deliveryDepth > 0 && --state.deliveryDepth == 0) {
            end();
        }
    }

    private static void begin() {
        synchronized (LOCK) {
            if (!begun) {
                begun = true;
                mark(1, 1);
            }
        }
    }

    private static void end() {
        synchronized (LOCK) {
            long delivery = ++deliveries;
            if (delivery >= expected || isPowerOfTen(delivery)) {
                mark(2, delivery);
            }
        }
    }

    /** Whether the number is 1, 10, 100 and so on; it is at least 1. */
    public static boolean isPowerOfTen(long number) {
        long rest = number;
        while (rest % 10 == 0) {
            rest /= 10;
        }
        return rest == 1;
    }

    private static void mark(int kind, long delivery) {
        if (PostageThreads.hooks != null) {
            PostageThread state = PostageThreads.mute();
            try {
                PostageThreads.hooks.mark(kind, delivery);
            } finally {
                PostageThreads.unmute(state);
            }
        }
    }
}
