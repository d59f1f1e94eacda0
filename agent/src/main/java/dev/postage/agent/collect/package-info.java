/**
 * What happens at a mark and at exit: counters are copied, given their names, and written to the counts file.
 *
 * <p>Runs inside the measured program with counting muted. May import: {@code boot}, {@code sites}, {@code counts}.
 */
package dev.postage.agent.collect;
