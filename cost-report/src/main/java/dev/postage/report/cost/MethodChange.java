package dev.postage.report.cost;

import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;

/**
 * A method that costs something else for later messages than for as many earlier ones.
 *
 * @param method the method itself, callees excluded
 * @param earlier what the earlier messages cost in it, over all of them
 * @param later what as many later messages cost in it
 * @param cause what usually makes such a method do so
 */
public record MethodChange(MethodKey method, Counts earlier, Counts later, Cause cause) {}
