package dev.postage.report.verdict;

import java.math.BigDecimal;

/** How high a measure may be. */
public sealed interface Bound {

    /**
     * An absolute bound.
     *
     * @param value highest allowed value
     */
    record AtMost(BigDecimal value) implements Bound {}

    /**
     * A bound relative to a baseline. A measure breaks it only if it grew by more than both numbers.
     *
     * @param percent growth allowed in per cent of the baseline; below 0 an improvement is demanded
     * @param floor growth allowed in any case, not below 0
     */
    record Growth(BigDecimal percent, BigDecimal floor) implements Bound {}
}
