package dev.postage.report.launch.entropy;

import java.util.List;
import java.util.concurrent.Callable;

/**
 * Does as much as chance says, for each kind on a thread that has its name: a step for every unit of a number, and a
 * block for every ten thousandth. What a kind loads and links is done on another thread before.
 */
public final class EntropyProgram {
    private static final int PRIME = 10_007;
    private static final int TIMES = 3;

    private static byte[] last = new byte[0];
    private static int sum;

    private EntropyProgram() {}

    public static void main(String[] arguments) throws Exception {
        for (Kind kind : Kind.values()) {
            if (kind == Kind.LOADING) {
                Loads loads = Loads.begin();
                both(kind);
                loads.end();
            } else {
                both(kind);
            }
        }
        System.out.println("the sum is " + sum + ", the last block has " + last.length + " bytes");
    }

    private static void both(Kind kind) throws InterruptedException {
        on("first " + kind.name(), kind.number(), 1);
        on(kind.name(), kind.number(), TIMES);
    }

    private static void on(String name, Callable<Integer> number, int times) throws InterruptedException {
        Thread thread = new Thread(() -> work(number, times), name);
        thread.start();
        thread.join();
    }

    private static void work(Callable<Integer> number, int times) {
        try {
            for (int i = 0; i < times; i++) {
                work(number.call());
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static void work(int number) {
        for (int i = Math.floorMod(number, PRIME); i > 0; i--) {
            sum++;
        }
        for (int i = Math.floorMod(number / PRIME, PRIME); i > 0; i--) {
            last = new byte[8];
        }
    }

    /** A number that hangs on the order of the numbers. */
    static int folded(List<Integer> numbers) {
        int folded = 0;
        for (int number : numbers) {
            folded = 31 * folded + number;
        }
        return folded;
    }
}
