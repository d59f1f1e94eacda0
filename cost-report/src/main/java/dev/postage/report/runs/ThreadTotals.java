package dev.postage.report.runs;

import java.util.OptionalLong;

/**
 * The whole run of all threads that bear one name.
 *
 * @param counts sum over these threads
 * @param vmBytes bytes the VM allocated on these threads by itself; empty when it keeps no number for one of them
 * @param included whether the thread filter chose this name
 */
public record ThreadTotals(Counts counts, OptionalLong vmBytes, boolean included) {}
