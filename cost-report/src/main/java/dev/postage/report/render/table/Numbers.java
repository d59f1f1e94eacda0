package dev.postage.report.render.table;

import dev.postage.report.cost.Amount;
import dev.postage.report.verdict.Allowance;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Rounds numbers for people: thousands separated, one decimal, three below 1. The only place that rounds. */
final class Numbers {
    private static final int MOST_DECIMALS = 6;

    private Numbers() {}

    /** A number that is whole. */
    static String whole(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** The lowest and the highest of whole numbers, or the one they all are. */
    static String range(long lowest, long highest) {
        return lowest == highest ? whole(lowest) : whole(lowest) + " to " + whole(highest);
    }

    /** A number per message. */
    static String perMessage(Amount amount) {
        return decimal(value(amount));
    }

    /** A number per message with its sign. */
    static String signed(Amount amount) {
        return sign(value(amount)) + decimal(value(amount).abs());
    }

    /** How much a number grew in per cent of another, with its sign; empty where there is nothing to grow from. */
    static String growth(Amount more, Amount base) {
        if (base.difference() == 0) {
            return "";
        }
        BigDecimal percent =
                value(more).multiply(BigDecimal.valueOf(100)).divide(value(base).abs(), MathContext.DECIMAL64);
        return sign(percent) + decimal(percent.abs()) + " %";
    }

    /** One decimal, three below 1. */
    static String decimal(BigDecimal value) {
        return fixed(value, decimals(value), RoundingMode.HALF_UP);
    }

    static int decimals(BigDecimal value) {
        return value.abs().compareTo(BigDecimal.ONE) < 0 ? 3 : 1;
    }

    static String fixed(BigDecimal value, int decimals, RoundingMode rounding) {
        return String.format(Locale.ROOT, "%,." + decimals + "f", value.setScale(decimals, rounding));
    }

    /** Decimals that let two different numbers be seen as different, as far as six decimals can. */
    static int decimalsThatTell(BigDecimal one, BigDecimal other) {
        int decimals = Math.min(decimals(one), decimals(other));
        while (decimals < MOST_DECIMALS
                && one.compareTo(other) != 0
                && fixed(one, decimals, RoundingMode.HALF_UP).equals(fixed(other, decimals, RoundingMode.HALF_UP))) {
            decimals++;
        }
        return decimals;
    }

    static BigDecimal value(Amount amount) {
        return divided(BigDecimal.valueOf(amount.difference()), amount.messages());
    }

    static BigDecimal value(Allowance allowance) {
        return divided(allowance.total(), allowance.messages());
    }

    private static BigDecimal divided(BigDecimal total, long messages) {
        return total.divide(BigDecimal.valueOf(messages), 12, RoundingMode.HALF_UP);
    }

    private static String sign(BigDecimal value) {
        return value.signum() < 0 ? "-" : "+";
    }
}
