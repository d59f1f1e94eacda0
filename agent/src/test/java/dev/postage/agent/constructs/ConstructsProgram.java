package dev.postage.agent.constructs;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.TreeMap;

/** Runs each construct on three threads of its own, that differ in how often. */
final class ConstructsProgram {
    /** Longest of what settles late: a method handle gets a form of its own in call 128. */
    private static final int WARM_UP = 140;

    private ConstructsProgram() {}

    /**
     * Runs them all.
     *
     * @param arguments how often the first thread runs a construct, then the classes that hold the constructs
     */
    public static void main(String[] arguments) throws Throwable {
        int times = Integer.parseInt(arguments[0]);
        Map<String, Body> bodies = new TreeMap<>();
        for (int i = 1; i < arguments.length; i++) {
            addAll(Class.forName(arguments[i]), bodies);
        }
        for (Map.Entry<String, Body> named : bodies.entrySet()) {
            warmUp(named.getKey(), named.getValue());
        }
        for (Map.Entry<String, Body> named : bodies.entrySet()) {
            // other constructs have been run since, and caches with one place hold something of theirs
            Measured.onThread("again", named.getValue(), times);
            for (int factor = 1; factor <= 3; factor++) {
                Measured.onThread(named.getKey() + " x" + factor, named.getValue(), factor * times);
            }
        }
    }

    /** A program that has failed must not be measured. */
    static void fail(String where, Throwable thrown) {
        System.err.println(where);
        thrown.printStackTrace();
        Runtime.getRuntime().halt(1);
    }

    private static void addAll(Class<?> group, Map<String, Body> bodies) throws Throwable {
        for (Method method : group.getDeclaredMethods()) {
            if (isConstruct(method)) {
                bodies.put(group.getSimpleName() + "." + method.getName(), body(method));
            }
        }
    }

    private static boolean isConstruct(Method method) {
        int modifiers = method.getModifiers();
        return Modifier.isStatic(modifiers)
                && !Modifier.isPrivate(modifiers)
                && !method.isSynthetic()
                && method.getParameterCount() == 0
                && method.getReturnType() == void.class;
    }

    /** The construct as the lambda that {@code Group::construct} would be. */
    private static Body body(Method method) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodType nothing = MethodType.methodType(void.class);
        return (Body) LambdaMetafactory.metafactory(
                        lookup, "run", MethodType.methodType(Body.class), nothing, lookup.unreflect(method), nothing)
                .getTarget()
                .invoke();
    }

    private static void warmUp(String name, Body body) throws InterruptedException {
        Thread thread = new Thread(
                () -> {
                    try {
                        for (int i = 0; i < WARM_UP; i++) {
                            body.run();
                        }
                    } catch (Throwable thrown) {
                        fail(name, thrown);
                    }
                },
                "warm-up");
        thread.start();
        thread.join();
    }
}
