package dev.postage.agent.boot;

/**
 * The counters of one thread. Only that thread writes them; marks read them from outside without locks, which is exact
 * for threads that are at rest.
 */
public final class PostageThread {
    /** The thread that counts here; null only for the sentinel no thread owns. */
    public final Thread thread;

    /** The thread's proper counters, when this is the place for the agent's work; else null. */
    public final PostageThread owner;

    /** Counters by class number, then by slot within the class; a null page is all zeros. There is room for every class. */
    public long[][] counts;

    /** Bytes that {@code ThreadMXBean} had attributed to the thread before counting began. */
    public long allocatedBefore;

    /** Bytes the agent itself allocated on this thread: pages of counters, weaving, marks. */
    public long agentBytes;

    /** Whether the thread has ended; its counters are final and wait for being added to the sum of its name. */
    public boolean ended;

    /** What the VM says an ended thread has allocated, less the agent's own, as a counts file has it. */
    public long endedBytes;

    /** How many delivery points the thread is inside of. */
    int deliveryDepth;

    /** How many bodies that are not counted the thread is inside of; kept where it counts meanwhile. */
    int silences;

    /** Whether the outermost of them has led here, and not the agent's work. */
    boolean silenced;

    /** Where this thread counts while the agent works on it; itself when this is such a place. */
    PostageThread scrap;

    /** The thread that has ended after this one. */
    PostageThread next;

    /** Counters of a thread. */
    PostageThread(Thread thread, long[][] counts) {
        this.thread = thread;
        this.owner = null;
        this.counts = counts;
    }

    /** The place for the agent's work on a thread; nobody reads what is counted there. */
    PostageThread(PostageThread owner, long[][] counts) {
        this.thread = owner.thread;
        this.owner = owner;
        this.counts = counts;
        this.scrap = this;
    }

    /** The thread's proper counters, be this the place for the agent's work or not. */
    PostageThread proper() {
        return owner == null ? this : owner;
    }

    /** The thread's number. The VM's would be one of those that the program's objects get, in the order they ask. */
    @Override
    public int hashCode() {
        return thread == null ? 0 : (int) PostageTable.idOf(thread);
    }
}
