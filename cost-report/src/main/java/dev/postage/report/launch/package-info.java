/**
 * Starts programs and ends them: the measured JVM with its fixed flags, the services a scenario needs, their output,
 * time limits and descendants.
 *
 * <p>May import: {@code report.runs}.
 */
package dev.postage.report.launch;
