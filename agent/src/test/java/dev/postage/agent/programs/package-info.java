/**
 * Single-threaded programs whose cost is compared with an independent count. Each does n units of the same work without
 * input or output and prints a checksum, so that no work is left out unseen.
 *
 * <p>May import: the JDK and, in two programs, Jackson; nothing of Postage, because a program must not know that it is
 * counted. What a unit costs must not depend on clocks, hash salts or identity hash codes, but
 * for the one program that shows how they are fixed.
 */
package dev.postage.agent.programs;
