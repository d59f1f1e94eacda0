package dev.postage.report.launch.entropy;

import java.lang.ref.WeakReference;

/** Allocates until a weak reference is cleared, as often as it is told: some 600 MB each time. */
public final class CollectionProgram {
    private static int sum;

    private CollectionProgram() {}

    public static void main(String[] arguments) {
        for (int i = Integer.parseInt(arguments[0]); i > 0; i--) {
            unit();
        }
        System.out.println("the sum is " + sum);
    }

    static void unit() {
        WeakReference<Object> weak = new WeakReference<>(new Object());
        while (weak.get() != null) {
            sum += new byte[1_000].length;
        }
    }
}
