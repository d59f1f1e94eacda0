/**
 * Where the agent starts: {@code premain}, its options, its checks, and the wiring of the other rooms.
 *
 * <p>May import: every room of the agent. No room imports this one.
 */
package dev.postage.agent;
