package dev.postage.agent.programs;

import java.util.Properties;

/** Ends in the way its argument names. */
final class EndingProgram {
    private static final int LARGEST = 1 << 20;
    private static final int SMALLEST = 512;

    private static Object[] filled = {};

    private EndingProgram() {}

    public static void main(String[] arguments) throws InterruptedException {
        System.out.println("ready");
        switch (arguments[0]) {
            case "return" -> {}
            case "exit" -> System.exit(3);
            case "throw" -> throw new IllegalStateException("thrown by main");
            case "interrupted" -> {
                Thread.currentThread().interrupt();
                System.exit(5);
            }
            case "no properties" -> System.setProperties(new Properties());
            case "full heap" -> {
                fillHeap();
                exitInFullHeap(6);
            }
            case "halt" -> Runtime.getRuntime().halt(4);
            default -> Thread.sleep(60_000);
        }
    }

    /** Leaves no room for anything but small objects. */
    private static void fillHeap() {
        for (int length = LARGEST; length >= SMALLEST; ) {
            try {
                Object[] more = new Object[length];
                more[0] = filled;
                filled = more;
            } catch (OutOfMemoryError e) {
                length /= 2;
            }
        }
    }

    /** Gives back as little as lets the VM end. */
    private static void exitInFullHeap(int code) {
        while (filled.length > 0) {
            try {
                System.exit(code);
            } catch (OutOfMemoryError e) {
                filled = (Object[]) filled[0];
            }
        }
    }
}
