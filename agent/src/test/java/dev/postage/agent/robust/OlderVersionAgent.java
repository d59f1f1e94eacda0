package dev.postage.agent.robust;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;

/** An agent that makes a class file of a version to come one that this JVM accepts, once all other agents have seen it. */
public final class OlderVersionAgent implements ClassFileTransformer {
    private static final int VERSION = 7;
    private static final byte JAVA_17 = 61;

    private final String className;

    private OlderVersionAgent(String className) {
        this.className = className;
    }

    public static void premain(String options, Instrumentation instrumentation) {
        instrumentation.addTransformer(new OlderVersionAgent(options), true);
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
        if (!className.equals(name)) {
            return null;
        }
        byte[] older = classFile.clone();
        older[VERSION] = JAVA_17;
        return older;
    }
}
