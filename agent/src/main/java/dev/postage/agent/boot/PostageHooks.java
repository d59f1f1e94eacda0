package dev.postage.agent.boot;

/** What the counters ask of the agent proper; rare events only, each entered with counting {@linkplain PostageCounters#mute muted}. */
public abstract class PostageHooks {
    /**
     * Weaves a hidden class before the VM defines it.
     *
     * @return the woven bytes, or {@code bytes} itself when the class cannot be counted
     */
    protected abstract byte[] hidden(ClassLoader loader, Class<?> lookupClass, String name, byte[] bytes);

    /** Puts the methods of a class, an array the VM has just made, into an order of their own. */
    protected abstract void order(Object[] methods);

    /**
     * Reads all threads' counters.
     *
     * @param kind 1 before the first delivery, 2 after a delivery
     * @param delivery the delivery, from 1
     */
    protected abstract void mark(int kind, long delivery);

    /** Whether {@code clone()} called on an instance of the class, looked up from that class upwards, is {@code Object.clone}. */
    protected abstract boolean clonesByObject(Class<?> from);

    /** Size in bytes of an object as this VM lays it out. */
    protected abstract long size(Object object);

    /** Bytes the VM has attributed to the current thread since it started. */
    protected abstract long allocated();

    /** The thread ends, or has ended; its counters will not change any more. */
    protected abstract void ends(PostageThread state);
}
