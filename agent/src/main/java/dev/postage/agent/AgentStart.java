package dev.postage.agent;

import java.io.IOException;
import java.lang.instrument.Instrumentation;

/** Wires the agent. Reached by name from {@link AgentLoader}. */
public final class AgentStart {
    /** Says what threads have allocated and how the VM was started. */
    private static final String NEEDED = "jdk.management";

    private AgentStart() {}

    /**
     * Starts counting.
     *
     * @return what is wrong, in one sentence, or null when counting has begun
     */
    public static String start(String text, Instrumentation instrumentation) {
        if (ModuleLayer.boot().findModule(NEEDED).isEmpty()) {
            return "the module " + NEEDED
                    + " is missing: add it to the JVM's --limit-modules, or use a runtime that has it";
        }
        AgentOptions options;
        try {
            options = AgentOptions.parse(text);
        } catch (IllegalArgumentException e) {
            return e.getMessage();
        }
        try {
            instrumentation.addTransformer(new OwnClasses(), true);
            BootClasses.define(instrumentation);
            Wiring.start(options, instrumentation);
            return null;
        } catch (IOException | ReflectiveOperationException | RuntimeException | LinkageError e) {
            return "it could not start: " + e;
        }
    }
}
