/**
 * The agent as its users meet it: the shaded jar in a real JVM, its counts file read back, its numbers compared with an
 * independent count.
 *
 * <p>May import: {@code agent.counts} and test libraries; programs are started by name, never called.
 */
package dev.postage.agent.it;
