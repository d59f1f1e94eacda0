package dev.postage.agent.constructs;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

/** Method handles and variable handles. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class Handles {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    private static final MethodHandle SUM = handle("sum", int.class, int.class, int.class);
    private static final MethodHandle TEXT = handle("text", String.class, Object.class);
    private static final MethodHandle SUM_WITH_FIVE = MethodHandles.insertArguments(SUM, 0, 5);
    private static final MethodHandle LENGTH = length();
    private static final MethodHandle NEW_OBJECT = constructor();
    private static final VarHandle NUMBER = number();
    private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(int[].class);

    private static MethodHandle notConstant = SUM;
    private static Handles object = new Handles();
    private static int[] array = {1, 2, 3};
    private static String word = "word";

    private int number = 7;

    static void invokesExactly() throws Throwable { // instructions(59 | 58) blocks(0) bytes(0)
        int sum = (int) SUM.invokeExact(1, 2);
    }

    static void invokesWithConversion() throws Throwable { // instructions(183 | 182) blocks(0) bytes(0)
        Object sum = SUM.invoke((byte) 1, Integer.valueOf(2));
    }

    static void invokesWithArguments() throws Throwable { // instructions(1735 | 1883) blocks(9 | 11) bytes(248 | 288)
        Object sum = SUM.invokeWithArguments(1, 2);
    }

    static void invokesAVariable() throws Throwable { // instructions(59 | 58) blocks(0) bytes(0)
        int sum = (int) notConstant.invokeExact(1, 2);
    }

    static void invokesVirtual() throws Throwable { // instructions(65 | 64) blocks(0) bytes(0)
        int length = (int) LENGTH.invokeExact(word);
    }

    static void invokesBound() throws Throwable { // instructions(75 | 73) blocks(0) bytes(0)
        int sum = (int) SUM_WITH_FIVE.invokeExact(2);
    }

    static void invokesWithReference() throws Throwable { // instructions(54 | 53) blocks(0) bytes(0)
        String text = (String) TEXT.invokeExact((Object) word);
    }

    static void makesAnObject() throws Throwable { // instructions(65 | 64) blocks(1) bytes(16)
        Object made = NEW_OBJECT.invokeExact();
    }

    static void binds() throws Throwable { // instructions(793 | 885) blocks(5 | 6) bytes(152 | 176)
        MethodHandle bound = TEXT.bindTo(word);
    }

    static void findsAHandle() throws Throwable { // instructions(1729 | 1451) blocks(3) bytes(128 | 136)
        MethodHandle found = LOOKUP.findStatic(Handles.class, "text", TEXT.type());
    }

    static void makesAMethodType() { // instructions(306 | 374) blocks(3 | 4) bytes(88 | 104)
        MethodType type = MethodType.methodType(int.class, String.class, long.class);
    }

    static void readsAVariable() { // instructions(68 | 67) blocks(0) bytes(0)
        int read = (int) NUMBER.get(object);
    }

    static void writesAVariable() { // instructions(142 | 140) blocks(0) bytes(0)
        NUMBER.set(object, 7);
        NUMBER.setVolatile(object, 7);
    }

    static void comparesAndSets() { // instructions(74 | 73) blocks(0) bytes(0)
        boolean done = NUMBER.compareAndSet(object, 7, 7);
    }

    static void getsAndAdds() { // instructions(94 | 93) blocks(0) bytes(0)
        int before = (int) NUMBER.getAndAdd(object, 0);
    }

    static void readsAnElement() { // instructions(55 | 54) blocks(0) bytes(0)
        int element = (int) ELEMENTS.get(array, 1);
    }

    static void writesAnElement() { // instructions(84 | 83) blocks(0) bytes(0)
        ELEMENTS.setRelease(array, 1, 2);
    }

    private static int sum(int a, int b) {
        return a + b;
    }

    private static String text(Object object) {
        return "text";
    }

    private static MethodHandle handle(String name, Class<?> result, Class<?>... parameters) {
        try {
            return LOOKUP.findStatic(Handles.class, name, MethodType.methodType(result, parameters));
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static MethodHandle length() {
        try {
            return LOOKUP.findVirtual(String.class, "length", MethodType.methodType(int.class));
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static MethodHandle constructor() {
        try {
            return LOOKUP.findConstructor(Object.class, MethodType.methodType(void.class));
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static VarHandle number() {
        try {
            return LOOKUP.findVarHandle(Handles.class, "number", int.class);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private Handles() {}
}
