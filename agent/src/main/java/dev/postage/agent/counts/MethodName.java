package dev.postage.agent.counts;

/**
 * A counted method.
 *
 * @param className binary name with dots; a hidden class carries its name as the VM gives it, {@code Foo$$Lambda/0x..}
 * @param name method name, {@code <init>} and {@code <clinit>} included
 * @param descriptor JVM method descriptor
 */
public record MethodName(String className, String name, String descriptor) {}
