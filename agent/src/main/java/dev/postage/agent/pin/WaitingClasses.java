package dev.postage.agent.pin;

import java.util.List;

/**
 * Initialises the classes of the JDK a thread needs only when it has to wait for another one. Which thread that is, and
 * whether there is one, is a matter of time; what their initialisation takes, and the identity hash codes it draws, would
 * be as well.
 */
public final class WaitingClasses {
    static final String NAME_OF_PIN = "waiting";

    private static final String ROOM = "java.util.concurrent.";

    /** None of these makes an object that has a number, such as a thread-local variable, or a method handle. */
    private static final List<String> NAMES = List.of(
            ROOM + "locks.LockSupport",
            ROOM + "locks.AbstractQueuedSynchronizer",
            ROOM + "locks.AbstractQueuedSynchronizer$ExclusiveNode",
            ROOM + "locks.AbstractQueuedSynchronizer$SharedNode",
            ROOM + "locks.AbstractQueuedSynchronizer$ConditionNode",
            ROOM + "locks.AbstractQueuedSynchronizer$ConditionObject",
            ROOM + "ConcurrentHashMap$CounterCell",
            ROOM + "FutureTask$WaitNode",
            ROOM + "TimeUnit");

    private WaitingClasses() {}

    /**
     * Initialises them on the calling thread; to be called while nothing is counted. Nothing is done where hash codes of
     * classes are drawn one after the other: there it would move those of all classes asked for later.
     *
     * @throws ClassNotFoundException when this JDK has not got one of them
     */
    public static void initialise() throws ClassNotFoundException {
        if (!ClassHash.present()) {
            return;
        }
        for (String name : NAMES) {
            Class.forName(name, true, null);
        }
    }
}
