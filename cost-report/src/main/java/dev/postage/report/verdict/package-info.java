/**
 * Judges costs: limits, baselines, and what follows for the exit code. Holds numbers, never sentences.
 *
 * <p>May import: {@code cost}, {@code baseline}, and {@code runs} for the names and numbers a cost is made of.
 */
package dev.postage.report.verdict;
