package dev.postage.report.verdict;

import dev.postage.report.cost.Amount;
import java.math.BigDecimal;

/**
 * The highest value a limit allows, exact: a decimal number over a number of messages.
 *
 * @param total numerator
 * @param messages denominator, at least 1
 */
public record Allowance(BigDecimal total, long messages) {

    /** What a bound allows for an absolute value. */
    static Allowance of(Bound.AtMost bound) {
        return new Allowance(bound.value(), 1);
    }

    /** What a bound allows after a value of the baseline. */
    static Allowance of(Bound.Growth bound, Amount before) {
        BigDecimal base = BigDecimal.valueOf(before.difference());
        BigDecimal byPercent = base.abs().multiply(bound.percent()).movePointLeft(2);
        if (bound.percent().signum() < 0) {
            return new Allowance(base.add(byPercent), before.messages());
        }
        BigDecimal byFloor = bound.floor().multiply(BigDecimal.valueOf(before.messages()));
        return new Allowance(base.add(byPercent.max(byFloor)), before.messages());
    }

    /** Whether an amount is not above what is allowed. */
    public boolean permits(Amount amount) {
        BigDecimal actual = BigDecimal.valueOf(amount.difference()).multiply(BigDecimal.valueOf(messages));
        return actual.compareTo(total.multiply(BigDecimal.valueOf(amount.messages()))) <= 0;
    }
}
