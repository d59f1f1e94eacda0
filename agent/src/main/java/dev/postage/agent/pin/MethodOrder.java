package dev.postage.agent.pin;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import jdk.internal.misc.Unsafe;

/**
 * The order in which reflection shows the methods of a class. The VM gives them sorted by the addresses at which it keeps
 * their names, and those depend on what its compiler threads have allocated meanwhile.
 */
public final class MethodOrder implements Comparator<Object> {
    static final String NAME_OF_PIN = "method-order";

    private static final MethodOrder ORDER = new MethodOrder();
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long NAME = UNSAFE.objectFieldOffset(Class.class, "name");

    private MethodOrder() {}

    /** Sorts methods by name, then by the names of their parameter types, then by that of their return type. */
    public static void sort(Object[] methods) {
        Arrays.sort(methods, ORDER);
    }

    @Override
    public int compare(Object one, Object other) {
        Method first = (Method) one;
        Method second = (Method) other;
        int byName = first.getName().compareTo(second.getName());
        if (byName != 0) {
            return byName;
        }
        int byParameters = Arrays.compare(names(first), names(second));
        return byParameters != 0
                ? byParameters
                : first.getReturnType()
                        .getName()
                        .compareTo(second.getReturnType().getName());
    }

    private static String[] names(Method method) {
        Class<?>[] types = method.getParameterTypes();
        String[] names = new String[types.length];
        for (int i = 0; i < types.length; i++) {
            names[i] = name(types[i]);
        }
        return names;
    }

    /** A class keeps its name once it was asked for it; the program is to be the first that asks. */
    private static String name(Class<?> type) {
        boolean asked = UNSAFE.getReference(type, NAME) != null;
        String name = type.getName();
        if (!asked) {
            UNSAFE.putReference(type, NAME, null);
        }
        return name;
    }
}
