package dev.postage.report.cost;

import java.math.BigDecimal;
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
     * What this amount is more than another. Messages of the result are the least common multiple of both.
     *
     * @throws ArithmeticException if the result exceeds 64 bits
     */
    public Amount minus(Amount other) {
        long divisor = BigInteger.valueOf(messages)
                .gcd(BigInteger.valueOf(other.messages))
                .longValueExact();
        long here = Math.multiplyExact(difference, other.messages / divisor);
        long there = Math.multiplyExact(other.difference, messages / divisor);
        return new Amount(Math.subtractExact(here, there), Math.multiplyExact(messages, other.messages / divisor));
    }

    /** Compares with a decimal number, exactly: below 0, 0 or above 0 as this amount is lower, equal or higher. */
    public int compareTo(BigDecimal bound) {
        return BigDecimal.valueOf(difference).compareTo(bound.multiply(BigDecimal.valueOf(messages)));
    }

    @Override
    public int compareTo(Amount other) {
        return BigInteger.valueOf(difference)
                .multiply(BigInteger.valueOf(other.messages))
                .compareTo(BigInteger.valueOf(other.difference).multiply(BigInteger.valueOf(messages)));
    }
}
