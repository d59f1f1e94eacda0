package dev.postage.report.cost;

import java.math.BigInteger;

/**
 * An exact number per message, kept as the two integers it is made of. A whole run is an amount over one message.
 *
 * @param difference numerator, may be negative
 * @param messages denominator, at least 1
 */
public record Amount(long difference, long messages) implements Comparable<Amount> {

    public Amount {
        if (messages < 1) {
            throw new IllegalArgumentException(messages + " messages, expected at least 1");
        }
    }

    /**
     * What this amount is more than another over as many messages.
     *
     * @throws IllegalArgumentException if the two are over different numbers of messages
     * @throws ArithmeticException if the result exceeds 64 bits
     */
    public Amount minus(Amount other) {
        if (messages != other.messages) {
            throw new IllegalArgumentException(
                    "amounts over " + messages + " and " + other.messages + " messages, expected the same number");
        }
        return new Amount(Math.subtractExact(difference, other.difference), messages);
    }

    @Override
    public int compareTo(Amount other) {
        return BigInteger.valueOf(difference)
                .multiply(BigInteger.valueOf(other.messages))
                .compareTo(BigInteger.valueOf(other.difference).multiply(BigInteger.valueOf(messages)));
    }
}
