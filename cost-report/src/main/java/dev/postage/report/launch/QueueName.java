package dev.postage.report.launch;

import java.util.random.RandomGenerator;

/**
 * A queue name nobody has used, of one length and one hash code for all runs of all scenarios.
 *
 * <p>A client compares, decodes and hashes the name with each delivery: a longer name in the run of 2N than in the run
 * of N, or one that falls into another bucket of a hash table, would be counted as a cost of the message.
 */
final class QueueName {
    private static final int LENGTH = 48;
    private static final int LONGEST_SCENARIO = 16;
    private static final int TARGET_HASH = 0x5eed_cafe;
    private static final int BASE = 31;
    private static final int LETTERS = 26;
    private static final int SOLVED = 7;
    private static final long HASHES = 1L << 32;

    private QueueName() {}

    static String of(String scenario, long deliveries, RandomGenerator random) {
        String plain = scenario.replaceAll("[^A-Za-z0-9-]", "-");
        String head =
                "postage-" + plain.substring(0, Math.min(LONGEST_SCENARIO, plain.length())) + "-" + deliveries + "-";
        while (true) {
            StringBuilder name = new StringBuilder(head);
            while (name.length() < LENGTH - SOLVED) {
                name.append((char) ('a' + random.nextInt(LETTERS)));
            }
            String solved = completed(name.toString());
            if (!solved.isEmpty()) {
                return solved;
            }
        }
    }

    /** Appends seven letters that lead to the hash code; empty when there are none, which happens one time in six. */
    private static String completed(String start) {
        int missing = TARGET_HASH - (start + "a".repeat(SOLVED)).hashCode();
        long largest = (long) Math.pow(BASE, SOLVED);
        for (long wanted = Integer.toUnsignedLong(missing); wanted < largest; wanted += HASHES) {
            String letters = digits(wanted);
            if (!letters.isEmpty()) {
                return start + letters;
            }
        }
        return "";
    }

    /** The number in base 31 as letters, {@code a} for 0; empty when a digit has no letter. */
    private static String digits(long number) {
        char[] letters = new char[SOLVED];
        long rest = number;
        for (int i = SOLVED - 1; i >= 0; i--) {
            int digit = (int) (rest % BASE);
            if (digit >= LETTERS) {
                return "";
            }
            letters[i] = (char) ('a' + digit);
            rest /= BASE;
        }
        return new String(letters);
    }
}
