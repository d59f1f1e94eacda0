package dev.postage.report.cost;

import java.util.List;

/**
 * What a richer loop costs more than a barer one of the same group.
 *
 * @param upper cost of the richer loop
 * @param lower cost of the barer loop
 */
public record Surcharge(Cost upper, Cost lower) {

    /**
     * Library over raw and framework over library of every group, in the order of the costs; only where both cover as many
     * messages and count in the same unit.
     */
    public static List<Surcharge> of(List<Cost> costs) {
        return SurchargePairs.of(costs);
    }

    /** More per message; negative when the richer loop is cheaper. */
    public Amount amount(Metric metric) {
        return upper.steady(metric).minus(lower.steady(metric));
    }
}
