/**
 * Class files that no compiler of today writes, made with ASM, each with what it costs: the instructions of each of its
 * methods, added up by hand.
 *
 * <p>May import: the JDK and ASM. The classes run in child JVMs, where nothing of this package is there.
 */
package dev.postage.agent.odd;
