package dev.postage.agent;

import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandles;
import java.util.Map;
import java.util.Set;

/**
 * Puts the counters into {@code java.lang}. A class there is visible to every class of every loader and module, which
 * the unnamed module of a bootstrap search path is not, and needs no change to the boot class path.
 */
final class BootClasses {
    /** Without the package. */
    static final String[] NAMES = {
        "PostageThread",
        "PostageHooks",
        "PostageLock",
        "PostagePages",
        "PostageAttaching",
        "PostageTable",
        "PostageEnded",
        "PostageThreads",
        "PostageDeliveries",
        "PostageCounters"
    };

    private BootClasses() {}

    /** Defines the classes; to be called before any class that mentions them is linked. */
    static void define(Instrumentation instrumentation) throws IOException, IllegalAccessException {
        open(instrumentation, Object.class, "java.lang");
        open(instrumentation, Object.class, "jdk.internal.misc");
        MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(Object.class, MethodHandles.lookup());
        for (String name : NAMES) {
            try (InputStream in = BootClasses.class.getResourceAsStream("/java/lang/" + name + ".class")) {
                if (in == null) {
                    throw new IOException("java/lang/" + name + ".class is missing from the agent's jar");
                }
                lookup.defineClass(in.readAllBytes());
            }
        }
    }

    /** Opens a package of the module of {@code any} to the agent. */
    static void open(Instrumentation instrumentation, Class<?> any, String packageName) {
        instrumentation.redefineModule(
                any.getModule(),
                Set.of(),
                Map.of(),
                Map.of(packageName, Set.of(BootClasses.class.getModule())),
                Set.of(),
                Map.of());
    }
}
