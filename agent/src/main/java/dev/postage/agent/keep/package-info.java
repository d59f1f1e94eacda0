/**
 * Woven classes kept in a file, so that later JVMs of the same measurement need not weave them again.
 *
 * <p>May import: {@code sites}, {@code weave}, the JDK, and its internal {@code Unsafe}.
 */
package dev.postage.agent.keep;
