package dev.postage.report.verdict;

import dev.postage.report.cost.Amount;
import java.util.Optional;

/**
 * One limit held against one cost.
 *
 * @param limit the limit
 * @param actual the cost's value
 * @param before the baseline's value, if there is a comparable one
 * @param allowed the highest value allowed; empty when the limit was not checked
 * @param outcome what came out
 */
public record LimitCheck(
        Limit limit, Amount actual, Optional<Amount> before, Optional<Allowance> allowed, Outcome outcome) {

    /** What came out of a check. */
    public enum Outcome {
        /** The value is within the limit. */
        HELD,
        /** The value is above the limit. */
        BROKEN,
        /** The limit is on growth and there is nothing comparable to grow from. */
        UNCHECKED
    }
}
