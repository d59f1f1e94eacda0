/**
 * Which number stands for what: classes, their methods and allocation sites.
 *
 * <p>May import: nothing outside {@code java.base}.
 */
package dev.postage.agent.sites;
