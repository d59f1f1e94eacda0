/**
 * What a message costs: the difference of runs over their number of messages, who pays it, and whether it is the same
 * every time. Pure: no clock, no file, no locale, no floating point.
 *
 * <p>May import: {@code runs}.
 */
package dev.postage.report.cost;
