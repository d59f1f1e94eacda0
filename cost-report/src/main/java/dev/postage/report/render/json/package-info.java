/**
 * Writes a report as a JSON document that follows the schema {@code dev/postage/report/postage-report-1.schema.json}. Pure functions to
 * text; every number is an integer.
 *
 * <p>May import: {@code verdict}, {@code baseline}, {@code cost}, {@code runs}, Jackson.
 */
package dev.postage.report.render.json;
