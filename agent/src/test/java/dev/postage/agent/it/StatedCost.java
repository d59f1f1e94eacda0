package dev.postage.agent.it;

import java.util.function.ToLongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the comment beside a construct says: {@code instructions(9) blocks(1 | 2) bytes(16) vmBytes(8)}, where the
 * first of two numbers holds for JDK 17, the second for 25, and {@code vmBytes} is left out when there are none.
 */
record StatedCost(Cost on17, Cost on25) {
    private static final Pattern NUMBERS = Pattern.compile("(\\d+)|(\\d+) \\| (\\d+)");

    /** @throws IllegalArgumentException when it says something else */
    static StatedCost parse(String comment) {
        StatedCost stated = new StatedCost(parse(comment, 17), parse(comment, 25));
        if (!stated.comment().equals(comment)) {
            throw new IllegalArgumentException("found \"" + comment + "\", expected \"" + stated.comment() + "\"");
        }
        return stated;
    }

    private static Cost parse(String comment, int feature) {
        return new Cost(
                number(comment, "instructions", feature),
                number(comment, "blocks", feature),
                number(comment, "bytes", feature),
                number(comment, "vmBytes", feature));
    }

    private static long number(String comment, String unit, int feature) {
        Matcher found = Pattern.compile("\\b" + unit + "\\(([^)]*)\\)").matcher(comment);
        if (!found.find()) {
            return 0;
        }
        Matcher numbers = NUMBERS.matcher(found.group(1));
        if (!numbers.matches()) {
            throw new IllegalArgumentException(
                    "found " + found.group() + ", expected a number, or two as in (12 | 10)");
        }
        return Long.parseLong(numbers.group(1) != null ? numbers.group(1) : numbers.group(feature == 17 ? 2 : 3));
    }

    Cost on(int feature) {
        return feature == 17 ? on17 : on25;
    }

    StatedCost with(int feature, Cost cost) {
        return feature == 17 ? new StatedCost(cost, on25) : new StatedCost(on17, cost);
    }

    String comment() {
        String always = text("instructions", Cost::instructions) + " " + text("blocks", Cost::blocks) + " "
                + text("bytes", Cost::bytes);
        return on17.vmBytes() == 0 && on25.vmBytes() == 0 ? always : always + " " + text("vmBytes", Cost::vmBytes);
    }

    private String text(String unit, ToLongFunction<Cost> number) {
        long one = number.applyAsLong(on17);
        long other = number.applyAsLong(on25);
        return unit + (one == other ? "(" + one + ")" : "(" + one + " | " + other + ")");
    }
}
