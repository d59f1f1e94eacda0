package dev.postage.report.launch.programs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A scenario without a broker whose later messages may cost more than its first ones, as its first argument says:
 * {@code even} does not, {@code chain} walks over all earlier messages, {@code list} and {@code table} keep every message,
 * and {@code clock} does as much as the clock says.
 */
public final class Growing {
    private static final int PRIME = 997;

    private static final List<String> LIST = new ArrayList<>();
    private static final Map<Integer, String> TABLE = new HashMap<>();
    private static Link chain = new Link(null);
    private static int sum;

    private Growing() {}

    public static void main(String[] arguments) {
        int messages = Integer.parseInt(arguments[1]);
        for (int i = 0; i < messages; i++) {
            switch (arguments[0]) {
                case "even" -> even();
                case "chain" -> chain();
                case "list" -> list();
                case "table" -> table(i);
                default -> clock();
            }
        }
    }

    static void even() {
        chain = new Link(null);
    }

    static void chain() {
        chain = new Link(chain);
        walk();
    }

    static void list() {
        LIST.add("kept");
    }

    static void table(int message) {
        TABLE.put(message, "kept");
    }

    static void clock() {
        long steps = System.nanoTime() % PRIME;
        for (int i = 0; i < steps; i++) {
            sum += i;
        }
    }

    private static void walk() {
        for (Link link = chain; link != null; link = link.earlier()) {
            sum++;
        }
    }

    /** One message, and those before it. */
    private record Link(Link earlier) {}
}
