package dev.postage.agent.collect;

import com.sun.management.ThreadMXBean;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;

/**
 * What the VM itself says threads have allocated, in bytes since they started. The bean is made here and not asked of
 * {@code ManagementFactory}, whose search for providers loads about a hundred classes and makes lambdas.
 */
public final class AllocatedBytes {
    private final ThreadMXBean threads;

    /**
     * To be called when the packages {@code sun.management} and {@code com.sun.management.internal} are open.
     *
     * @throws ReflectiveOperationException when this JDK makes its bean in another way
     */
    public AllocatedBytes() throws ReflectiveOperationException {
        Method vm = Class.forName("sun.management.ManagementFactoryHelper").getMethod("getVMManagement");
        Constructor<?> bean =
                Class.forName("com.sun.management.internal.HotSpotThreadImpl").getConstructor(vm.getReturnType());
        bean.setAccessible(true);
        threads = (ThreadMXBean) bean.newInstance(vm.invoke(null));
    }

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
