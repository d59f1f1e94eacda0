/**
 * Woven classes kept in a file, so that later JVMs of the same measurement need not weave them again.
 *
 * <p>May import {@code sites}, {@code weave} and the JDK.
 */
package dev.postage.agent.keep;
