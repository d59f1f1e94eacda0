package dev.postage.agent.collect;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** What the VM itself says threads have allocated, in bytes since they started. */
public final class AllocatedBytes {
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Of the current thread. */
    public long ofCurrentThread() {
        return threads.getCurrentThreadAllocatedBytes();
    }

    /** Of one thread; negative when the VM keeps no number for it, as for ended and virtual threads. */
    @SuppressWarnings("deprecation") // threadId() does not exist on 17, where getId() is the only way
    long of(Thread thread) {
        return threads.getThreadAllocatedBytes(thread.getId());
    }

    /** Of each thread, in their order. */
    public long[] of(Thread[] several) {
        long[] bytes = new long[several.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = of(several[i]);
        }
        return bytes;
    }
}
