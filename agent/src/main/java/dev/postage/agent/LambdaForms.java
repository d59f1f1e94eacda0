package dev.postage.agent;

import java.lang.instrument.Instrumentation;
import java.lang.ref.Reference;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import jdk.internal.misc.Unsafe;

/**
 * Has the code of the lambda forms generated again. Before an agent can act, the start of the VM has made some already:
 * hidden classes, which nothing can change, kept by the caches of {@code java.lang.invoke} for every later method handle
 * of the same shape. What is generated from here on is counted.
 */
final class LambdaForms {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final String ROOM = "java.lang.invoke.";

    private final Deque<Object> waiting = new ArrayDeque<>();
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Class<?>, long[]> offsets = new HashMap<>();
    private final List<Object> forms = new ArrayList<>();
    private final Class<?> formType = Class.forName(ROOM + "LambdaForm");

    private LambdaForms() throws ClassNotFoundException {}

    /** Generates the code of every form in the caches anew; hidden classes must be woven by now. */
    static void generateAgain(Instrumentation instrumentation) throws ReflectiveOperationException {
        BootClasses.open(instrumentation, Object.class, "java.lang.invoke");
        LambdaForms found = new LambdaForms();
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            if (type.getName().startsWith(ROOM) && !type.isHidden() && !UNSAFE.shouldBeInitialized(type)) {
                found.reachStatic(type);
            }
        }
        found.follow();
        found.compile();
    }

    private void reachStatic(Class<?> type) {
        for (Field field : type.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                reach(UNSAFE.getReference(UNSAFE.staticFieldBase(field), UNSAFE.staticFieldOffset(field)));
            }
        }
    }

    private void reach(Object object) {
        if (object != null && leadsOn(object) && seen.add(object)) {
            waiting.add(object);
        }
    }

    /** Whether the object can be on the way to a form: of the package, or what its caches are made of. */
    private static boolean leadsOn(Object object) {
        String name = object.getClass().getName();
        return object instanceof Object[]
                || object instanceof Reference
                || name.startsWith(ROOM)
                || name.startsWith("jdk.internal.util.Reference")
                || object instanceof ConcurrentHashMap
                || name.equals("java.util.concurrent.ConcurrentHashMap$Node");
    }

    private void follow() {
        while (!waiting.isEmpty()) {
            Object object = waiting.remove();
            if (object instanceof Object[] elements) {
                for (Object element : elements) {
                    reach(element);
                }
                continue;
            }
            if (formType.isInstance(object)) {
                forms.add(object);
            }
            for (long offset : offsetsIn(object.getClass())) {
                reach(UNSAFE.getReference(object, offset));
            }
        }
    }

    /** Where references are in instances of the type. No lambda here: it would make one more form. */
    private long[] offsetsIn(Class<?> type) {
        long[] known = offsets.get(type);
        if (known == null) {
            known = references(type);
            offsets.put(type, known);
        }
        return known;
    }

    private static long[] references(Class<?> type) {
        List<Long> found = new ArrayList<>();
        for (Class<?> declaring = type; declaring != null; declaring = declaring.getSuperclass()) {
            for (Field field : declaring.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                    found.add(UNSAFE.objectFieldOffset(declaring, field.getName()));
                }
            }
        }
        long[] references = new long[found.size()];
        for (int i = 0; i < references.length; i++) {
            references[i] = found.get(i);
        }
        return references;
    }

    private void compile() throws ReflectiveOperationException {
        long entry = UNSAFE.objectFieldOffset(formType, "vmentry");
        long compiled = UNSAFE.objectFieldOffset(formType, "isCompiled");
        long owner = UNSAFE.objectFieldOffset(Class.forName(ROOM + "MemberName"), "clazz");
        Method compile = formType.getDeclaredMethod("compileToBytecode");
        compile.setAccessible(true);
        for (Object form : forms) {
            Object member = UNSAFE.getReference(form, entry);
            if (member != null && ((Class<?>) UNSAFE.getReference(member, owner)).isHidden()) {
                // the old code stays in place until the new one is there
                UNSAFE.putBoolean(form, compiled, false);
                compile.invoke(form);
            }
        }
    }
}
