package dev.postage.report.cost;

import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;

/**
 * A method whose steady counts are not the same in all measurements.
 *
 * @param method the method itself, callees excluded
 * @param lowest the lowest of each metric over the measurements, a difference over all messages
 * @param highest the highest of each metric
 * @param cause what usually moves such a method
 */
public record MethodSpread(MethodKey method, Counts lowest, Counts highest, Cause cause) {}
