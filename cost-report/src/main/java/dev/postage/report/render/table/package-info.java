/**
 * Shows a report as text on a terminal. Pure functions to text; rounding, units, colours and widths live here.
 *
 * <p>May import: {@code verdict}, {@code baseline}, {@code cost}, {@code runs}.
 */
package dev.postage.report.render.table;
