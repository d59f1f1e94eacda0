package dev.postage.codec.gmq.idl;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Optional;

/**
 * A range as written: [a,b] (a,b) [a,] [,b] and so on.
 *
 * @param low its first bound, if any
 * @param lowIncluded whether that is legal itself
 * @param high its last bound, if any
 * @param highIncluded whether that is legal itself
 * @param position where it begins
 */
record Range(
        Optional<BigDecimal> low,
        boolean lowIncluded,
        Optional<BigDecimal> high,
        boolean highIncluded,
        Position position) {

    static Range read(Tokens tokens) throws IdlException {
        Token open = tokens.take();
        Optional<BigDecimal> low = tokens.sees(",") ? Optional.empty() : Optional.of(tokens.decimal());
        tokens.expect(",");
        boolean bounded = !tokens.sees("]") && !tokens.sees(")");
        Optional<BigDecimal> high = bounded ? Optional.of(tokens.decimal()) : Optional.empty();
        boolean highIncluded = tokens.takes("]");
        if (!highIncluded) {
            tokens.expect(")");
        }
        return new Range(low, open.is("["), high, highIncluded, open.position());
    }

    /** The smallest whole number in it, but no less than the type's own. */
    BigInteger wholeLow(BigInteger least) {
        return low.map(bound -> {
                    BigInteger up = bound.setScale(0, RoundingMode.CEILING).toBigInteger();
                    boolean excluded = !lowIncluded && new BigDecimal(up).compareTo(bound) == 0;
                    return (excluded ? up.add(BigInteger.ONE) : up).max(least);
                })
                .orElse(least);
    }

    /** The largest whole number in it, but no more than the type's own. */
    BigInteger wholeHigh(BigInteger most) {
        return high.map(bound -> {
                    BigInteger down = bound.setScale(0, RoundingMode.FLOOR).toBigInteger();
                    boolean excluded = !highIncluded && new BigDecimal(down).compareTo(bound) == 0;
                    return (excluded ? down.subtract(BigInteger.ONE) : down).min(most);
                })
                .orElse(most);
    }

    /** The smallest double in it. */
    double realLow() {
        if (low.isEmpty()) {
            return Double.NEGATIVE_INFINITY;
        }
        double bound = low.get().doubleValue();
        int order = Double.isInfinite(bound) ? 0 : new BigDecimal(bound).compareTo(low.get());
        return order < 0 || (order == 0 && !lowIncluded) ? Math.nextUp(bound) : bound;
    }

    /** The largest double in it. */
    double realHigh() {
        if (high.isEmpty()) {
            return Double.POSITIVE_INFINITY;
        }
        double bound = high.get().doubleValue();
        int order = Double.isInfinite(bound) ? 0 : new BigDecimal(bound).compareTo(high.get());
        return order > 0 || (order == 0 && !highIncluded) ? Math.nextDown(bound) : bound;
    }
}
