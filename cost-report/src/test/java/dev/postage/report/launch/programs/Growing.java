package dev.postage.report.launch.programs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * A scenario without a broker whose later messages may cost more than its first ones, as its first argument says:
 * {@code even} does not, {@code chain} walks over all earlier messages, {@code keep} has every message in a list
 * and in a table, {@code clock} does as much as the clock says, and {@code lazy} handles one message less than it is told.
 */
public final class Growing {
    private static final int PRIME = 997;

    private static final List<String> LIST = new ArrayList<>();
    private static final Map<Integer, String> TABLE = new HashMap<>();
    private static Link chain;
    private static int sum;

    private Growing() {}

    public static void main(String[] arguments) {
        int messages = Integer.parseInt(arguments[1]);
        boolean lazy = arguments[0].equals("lazy");
        each(lazy ? messages - 1 : messages, handler(arguments[0]));
        if (sum < 0) {
            throw new IllegalStateException("so many steps that their sum is " + sum);
        }
    }

    private static IntConsumer handler(String kind) {
        return switch (kind) {
            case "chain" -> Growing::chain;
            case "keep" -> Growing::keep;
            case "clock" -> Growing::clock;
            default -> Growing::even;
        };
    }

    // instructions a message: 8
    private static void each(int messages, IntConsumer handler) {
        for (int i = 0; i < messages; i++) {
            handler.accept(i);
        }
    }

    // 3 of the method reference, 6 here, 7 of the constructors; 16 bytes
    static void even(int message) {
        chain = new Link(null);
    }

    // 3 of the method reference, 7 here, 7 of the constructors; 16 bytes
    static void chain(int message) {
        chain = new Link(chain);
        walk();
    }

    static void keep(int message) {
        LIST.add("kept");
        TABLE.put(message, "kept");
    }

    static void clock(int message) {
        long steps = System.nanoTime() % PRIME;
        for (int i = 0; i < steps; i++) {
            sum += i;
        }
    }

    // 5, and 10 for each message up to now
    private static void walk() {
        for (Link link = chain; link != null; link = link.earlier) {
            sum++;
        }
    }

    /** One message, and those before it. */
    private static final class Link {
        private final Link earlier;

        private Link(Link earlier) {
            this.earlier = earlier;
        }
    }
}
