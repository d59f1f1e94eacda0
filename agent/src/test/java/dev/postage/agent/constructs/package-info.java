/**
 * Constructs of the Java language and calls of the JDK, each one method with its exact cost on its line, and the program
 * that runs them.
 *
 * <p>A construct is a static method without parameters or result that is not private. Its cost is what the statements of
 * its body take, everything they call included; its call and its own {@code return} are not.
 * {@code instructions(12 | 10)} is 12 on JDK 17 and 10 on 25, {@code instructions(12)} is the same on both;
 * {@code vmBytes} is the size of what the VM makes of its own accord. Fields keep javac from computing a result
 * beforehand.
 *
 * <p>Constructs that need a newer language than 17 are in {@code src/test/java25}.
 */
package dev.postage.agent.constructs;
