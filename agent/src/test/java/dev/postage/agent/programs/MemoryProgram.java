package dev.postage.agent.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** Prints what many threads take on the heap while they are alive, and after they have ended. */
final class MemoryProgram {
    private MemoryProgram() {}

    /** Arguments: {@code platform} or {@code virtual}, how many at a time, how often. */
    public static void main(String[] arguments) throws Exception {
        boolean virtual = arguments[0].equals("virtual");
        int number = Integer.parseInt(arguments[1]);
        // what is loaded and made once is there before
        threads(virtual, number);
        long before = used();
        long alive = 0;
        for (int turn = Integer.parseInt(arguments[2]); turn > 0; turn--) {
            alive = threads(virtual, number);
        }
        long after = used();
        System.out.println("alive " + (alive - after));
        System.out.println("ended " + (after - before));
    }

    /** What is used while all wait, after which they end. */
    private static long threads(boolean virtual, int number) throws Exception {
        CountDownLatch waiting = new CountDownLatch(number);
        CountDownLatch end = new CountDownLatch(1);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            threads.add(started(virtual, () -> work(waiting, end)));
        }
        waiting.await();
        long used = used();
        end.countDown();
        for (Thread thread : threads) {
            thread.join();
        }
        return used;
    }

    private static Thread started(boolean virtual, Runnable task) throws ReflectiveOperationException {
        if (virtual) {
            return (Thread)
                    Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);
        }
        Thread thread = new Thread(task, "of java");
        thread.start();
        return thread;
    }

    private static void work(CountDownLatch waiting, CountDownLatch end) {
        waiting.countDown();
        try {
            end.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The VM lets go of a thread some time after others have seen its end: it is waited for until nothing goes any more. */
    private static long used() throws InterruptedException {
        long least = Long.MAX_VALUE;
        for (long used = collected(); used < least; used = collected()) {
            least = used;
            Thread.sleep(200);
        }
        return least;
    }

    private static long collected() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
