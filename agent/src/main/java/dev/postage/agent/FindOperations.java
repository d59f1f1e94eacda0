package dev.postage.agent;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import jdk.internal.misc.Unsafe;

/**
 * Has the lambdas behind {@code findFirst} and {@code findAny} made again. The start of the VM uses both, and static
 * fields keep the lambdas it has made: hidden classes, which nothing can change. Other lambdas of that time are made anew
 * when their code is next run, because it has been woven since.
 */
final class FindOperations {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final String SINK = "java.util.stream.FindOps$FindSink$OfRef";

    private final MethodHandles.Lookup lookup;

    private FindOperations(MethodHandles.Lookup lookup) {
        this.lookup = lookup;
    }

    /** Replaces the lambdas, unless they are still to be made; hidden classes must be woven by now. */
    static void makeAgain() throws ReflectiveOperationException {
        Class<?> sink = Class.forName(SINK, false, null);
        if (UNSAFE.shouldBeInitialized(sink)) {
            return;
        }
        FindOperations operations = new FindOperations(lookup().in(sink));
        Object present = operations.isPresent();
        Object maker = operations.makerOf(sink);
        for (Field field : sink.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers())) {
                replace(read(field), Predicate.class, present);
                replace(read(field), Supplier.class, maker);
            }
        }
    }

    /** The one of {@code java.lang.invoke} itself: only a lookup of the class's own module may make its lambdas. */
    private static MethodHandles.Lookup lookup() throws NoSuchFieldException {
        return (MethodHandles.Lookup) read(MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP"));
    }

    private static Object read(Field constant) {
        return UNSAFE.getReference(UNSAFE.staticFieldBase(constant), UNSAFE.staticFieldOffset(constant));
    }

    private Object isPresent() throws ReflectiveOperationException {
        MethodType called = MethodType.methodType(boolean.class);
        return lambda(
                Predicate.class,
                "test",
                MethodType.methodType(boolean.class, Object.class),
                lookup.findVirtual(Optional.class, "isPresent", called),
                MethodType.methodType(boolean.class, Optional.class));
    }

    private Object makerOf(Class<?> sink) throws ReflectiveOperationException {
        return lambda(
                Supplier.class,
                "get",
                MethodType.methodType(Object.class),
                lookup.findConstructor(sink, MethodType.methodType(void.class)),
                MethodType.methodType(sink));
    }

    /** What the method reference would be in the code of the lookup's class. */
    private Object lambda(
            Class<?> type, String name, MethodType erased, MethodHandle implementation, MethodType instantiated)
            throws ReflectiveOperationException {
        try {
            return LambdaMetafactory.metafactory(
                            lookup, name, MethodType.methodType(type), erased, implementation, instantiated)
                    .getTarget()
                    .invoke();
        } catch (ReflectiveOperationException | RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new ReflectiveOperationException("a lambda of " + SINK + " could not be made again: " + e, e);
        }
    }

    private static void replace(Object operation, Class<?> type, Object lambda) {
        for (Field field : operation.getClass().getDeclaredFields()) {
            if (field.getType() == type) {
                UNSAFE.putReference(operation, UNSAFE.objectFieldOffset(field), lambda);
            }
        }
    }
}
