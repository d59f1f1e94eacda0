/**
 * What is fixed so that a program counts the same in every JVM: the constants that stand in for clocks and salts, hash codes
 * of classes, the order of methods, and what is initialised early.
 *
 * <p>Only with the option {@code pin=on}, which Postage sets in JVMs it starts itself; off by default, and then no class
 * is changed here.
 *
 * <p>The rule for constants: one instruction that brings in the time or a per-JVM salt, and executes no bytecode itself (a static field
 * read, or a call of a native static method without parameters), becomes one instruction that pushes a constant. What
 * is counted is therefore what the program would have executed in a JVM in which the clock had stood there by chance.
 * No method is left out or made shorter. {@link dev.postage.agent.pin.Pins} lists each place; their names stand in the
 * counts file's fingerprint as {@code pinned}.
 *
 * <p>One method is added, in a {@code java.base} that the JVM has to start with: {@link dev.postage.agent.pin.ClassHash}
 * gives {@code Class} a {@code hashCode} in the place of the native one, which is not counted either.
 *
 * <p>Not fixed: what has to differ between runs (bits from {@code SecureRandom}, and so UUIDs), what the program asks the
 * clock for itself, process and port numbers, and the order in which threads meet. The report names methods whose counts
 * vary because of these.
 *
 * <p>May import: the JDK, its internal {@code Unsafe}, and ASM.
 */
package dev.postage.agent.pin;
