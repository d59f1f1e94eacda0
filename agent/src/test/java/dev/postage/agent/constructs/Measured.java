package dev.postage.agent.constructs;

/**
 * The loop whose threads are compared. The class is loaded after everything has been run often enough to settle: its
 * loading is where the independent count of bytecodes begins.
 */
final class Measured {
    private Measured() {}

    /** Runs the construct on a thread of that name, and waits for its end. */
    static void onThread(String name, Body body, int times) throws InterruptedException {
        Thread thread = new Thread(() -> run(body, times), name);
        thread.start();
        thread.join();
    }

    private static void run(Body body, int times) {
        try {
            for (int i = 0; i < times; i++) {
                body.run();
            }
        } catch (Throwable thrown) {
            ConstructsProgram.fail(Thread.currentThread().getName(), thrown);
        }
    }
}
