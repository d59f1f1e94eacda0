/**
 * Programs that must run under the agent as they do without: large libraries, damaged classes, classes of other compilers.
 *
 * <p>May import: the JDK and the libraries they are about; nothing of Postage.
 */
package dev.postage.agent.robust;
