package dev.postage.agent.programs;

import java.util.ArrayList;
import java.util.List;

/** Threads that come from native code, while Java's own threads begin and end. */
final class NativeThreadsProgram {
    private static final boolean HAS_VIRTUAL = Runtime.version().feature() >= 21;

    /** Where the objects go. */
    @SuppressWarnings("unused")
    private static volatile Object made;

    private NativeThreadsProgram() {}

    /** Arguments: the library; how many native threads, how often each attaches itself; how many threads of Java. */
    public static void main(String[] arguments) throws Exception {
        System.load(arguments[0]);
        start(Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]));
        ofJava(Integer.parseInt(arguments[3]));
        join();
        System.out.println("done");
    }

    private static native void start(int threads, int times);

    private static native void join();

    /** Ten at a time; virtual ones, made by reflection, where there are any. */
    private static void ofJava(int number) throws Exception {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            threads.add(started(() -> work(1)));
            if (threads.size() == 10) {
                joinAll(threads);
            }
        }
        joinAll(threads);
    }

    private static Thread started(Runnable task) throws ReflectiveOperationException {
        if (HAS_VIRTUAL) {
            return (Thread)
                    Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);
        }
        Thread thread = new Thread(task, "of java");
        thread.start();
        return thread;
    }

    private static void joinAll(List<Thread> threads) throws InterruptedException {
        for (Thread thread : threads) {
            thread.join();
        }
        threads.clear();
    }

    /** 11 instructions, 10 more for each object, and 1 object more than its argument says. */
    private static void work(int amount) {
        Object[] last = new Object[1];
        for (int i = 0; i < amount; i++) {
            last[0] = new byte[16];
        }
        made = last;
    }
}
