package dev.postage.agent;

import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * The agent's entry. This one class is compiled for Java 8, so that an older JVM can load it and say what is wrong; the
 * rest is reached by name.
 */
public final class CostAgent {
    private static final int OLDEST = 17;

    private CostAgent() {}

    /** Called by the JVM before {@code main}; ends the JVM with exit code 1 when the agent cannot start. */
    public static void premain(String options, Instrumentation instrumentation) {
        String problem = problemWith(System.getProperty("java.specification.version"));
        if (problem == null) {
            problem = start(options, instrumentation);
        }
        if (problem != null) {
            System.err.println("postage agent: " + problem);
            System.err.flush();
            // where a security manager denies this too, the VM ends itself
            Runtime.getRuntime().halt(1);
        }
    }

    /** What is wrong with the Java version, or null. */
    static String problemWith(String specificationVersion) {
        String major = specificationVersion.startsWith("1.") ? specificationVersion.substring(2) : specificationVersion;
        return Integer.parseInt(major) < OLDEST
                ? "Java " + major + " found, Java " + OLDEST + " or newer expected: start the program on a newer JVM"
                : null;
    }

    private static String start(String options, Instrumentation instrumentation) {
        try {
            Class<?> loader = Class.forName("dev.postage.agent.AgentLoader");
            Method start = loader.getDeclaredMethod("start", String.class, Instrumentation.class);
            start.setAccessible(true);
            return (String) start.invoke(null, options, instrumentation);
        } catch (InvocationTargetException e) {
            return "it could not start: " + innermost(e);
        } catch (ReflectiveOperationException e) {
            return "its jar is damaged: " + e;
        } catch (SecurityException e) {
            return "the security manager denies what it needs: " + e.getMessage()
                    + "; grant its jar java.security.AllPermission, or start the program without the manager";
        }
    }

    /** Each loader on the way calls the next one by reflection, which wraps what was thrown. */
    private static Throwable innermost(InvocationTargetException e) {
        Throwable thrown = e;
        while (thrown instanceof InvocationTargetException && thrown.getCause() != null) {
            thrown = thrown.getCause();
        }
        return thrown;
    }
}
