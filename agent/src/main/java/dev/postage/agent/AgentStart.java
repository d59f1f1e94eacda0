package dev.postage.agent;

import java.io.IOException;
import java.lang.instrument.Instrumentation;

/** Wires the agent. Reached by name from {@link AgentLoader}. */
public final class AgentStart {

    private AgentStart() {}

    /**
     * Starts counting.
     *
     * @return what is wrong, in one sentence, or null when counting has begun
     */
    public static String start(String text, Instrumentation instrumentation) {
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
