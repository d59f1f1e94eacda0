/**
 * Costs kept for later comparison, as text made for version control and code review.
 *
 * <p>May import: {@code cost}, and {@code runs} for the names and numbers a cost is made of.
 */
package dev.postage.report.baseline;
