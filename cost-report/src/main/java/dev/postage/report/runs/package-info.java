/**
 * What single runs of one program counted: a run, the runs of one scenario, their fingerprint, and the names that make
 * two runs comparable. The only reader of the records of the counts file.
 *
 * <p>May import: {@code dev.postage.agent.counts}.
 */
package dev.postage.report.runs;
