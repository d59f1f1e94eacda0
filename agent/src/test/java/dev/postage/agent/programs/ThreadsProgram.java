package dev.postage.agent.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Threads of several kinds, each with an amount of work that its number tells. */
final class ThreadsProgram {
    private ThreadsProgram() {}

    /** Arguments: what kind of threads, how many, and for virtual ones how often. */
    public static void main(String[] arguments) throws Exception {
        int number = Integer.parseInt(arguments[1]);
        switch (arguments[0]) {
            case "ended" -> inTurn(number);
            case "alive" -> together(number);
            case "pool" -> pool(number);
            case "daemons" -> daemons(number);
            case "virtual" -> {
                for (int turn = Integer.parseInt(arguments[2]); turn > 0; turn--) {
                    virtual(number);
                }
            }
            case "long" -> loop(number);
            default -> throw new IllegalArgumentException(arguments[0]);
        }
        System.out.println("done");
    }

    /** Each ends before the next one starts. */
    private static void inTurn(int number) throws InterruptedException {
        for (int i = 0; i < number; i++) {
            int amount = i;
            Thread thread = new Thread(() -> work(amount), "worker-" + i);
            thread.start();
            thread.join();
        }
    }

    /** All live at once. */
    private static void together(int number) throws InterruptedException {
        CountDownLatch all = new CountDownLatch(number);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            int amount = i;
            Thread thread = new Thread(() -> workAndWait(amount, all), "worker-" + i);
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private static void pool(int number) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<?>> tasks = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            int amount = i;
            tasks.add(pool.submit(() -> work(amount)));
        }
        for (Future<?> task : tasks) {
            task.get();
        }
        pool.shutdown();
    }

    /** They have done their work and are still there when the program ends. */
    private static void daemons(int number) throws InterruptedException {
        CountDownLatch all = new CountDownLatch(number);
        for (int i = 0; i < number; i++) {
            int amount = i;
            Thread thread = new Thread(() -> workAndStay(amount, all), "worker-" + i);
            thread.setDaemon(true);
            thread.start();
        }
        all.await();
    }

    /** All live at once; made by reflection, which knows them from JDK 21 on. */
    private static void virtual(int number) throws Exception {
        CountDownLatch all = new CountDownLatch(number);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            int amount = i % 10;
            Runnable task = () -> workAndWait(amount, all);
            threads.add((Thread)
                    Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task));
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private static void workAndWait(int amount, CountDownLatch all) {
        work(amount);
        all.countDown();
        try {
            all.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void workAndStay(int amount, CountDownLatch all) {
        work(amount);
        all.countDown();
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** 10 instructions, 10 more for each object, and 1 object more than its argument says. */
    private static Object work(int amount) {
        Object[] last = new Object[1];
        for (int i = 0; i < amount; i++) {
            last[0] = new byte[16];
        }
        return last;
    }

    /** 12 instructions for each time around, and 11 besides: soon more than an int holds. */
    private static long loop(int millions) {
        long sum = 0;
        for (int i = 0; i < millions * 1_000_000; i++) {
            sum += i;
        }
        return sum;
    }
}
