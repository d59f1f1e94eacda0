/**
 * What instrumented code calls: per-thread counters and the delivery marks. In the shaded agent these classes live in
 * {@code java.lang}, which every class of every loader and module can reach.
 *
 * <p>Everything here runs between two instructions of the measured program, so it is poor on purpose: static methods and
 * arrays, no lambda, no string concatenation, no collection, no logging, no call into instrumented code.
 *
 * <p>May import: {@code java.lang} and {@code jdk.internal.misc.Unsafe}.
 */
package dev.postage.agent.boot;
