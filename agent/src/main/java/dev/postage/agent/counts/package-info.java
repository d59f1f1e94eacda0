/**
 * The counts file, the one thing the measured JVM and the reporting JVM share: its records, its writer and its reader.
 *
 * <p>May import: nothing outside {@code java.base}.
 */
package dev.postage.agent.counts;
