/**
 * The commands: each reads its options, runs the whole chain and returns an exit code. Only {@code Main} ends the process.
 *
 * <p>May import: every room.
 */
package dev.postage.report.cli;
