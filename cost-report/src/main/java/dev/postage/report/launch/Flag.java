package dev.postage.report.launch;

/**
 * One word on a child's command line.
 *
 * @param word as the JVM reads it
 * @param reason why counts would move, or something be left behind, without it
 */
record Flag(String word, String reason) {}
