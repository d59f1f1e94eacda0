package dev.postage.agent.constructs;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;

/** Reflection and proxies, once settled. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class ReflectionCalls {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Label {
        String value() default "none";
    }

    interface Greeting {
        String greet(String name);

        default int twice(int number) {
            return 2 * number;
        }
    }

    @Label("labelled")
    static class Target {
        int number = 3;
        static String text = "static";

        Target() {}

        Target(int number) {
            this.number = number;
        }

        int sum(int more) {
            return number + more;
        }

        static String none() {
            return "none";
        }

        int failing() {
            throw new IllegalStateException();
        }
    }

    private record Point(int x, int y) {}

    private static final Method SUM = method("sum", int.class);
    private static final Method NONE = method("none");
    private static final Method FAILING = method("failing");
    private static final Field NUMBER = field("number");
    private static final Field TEXT = field("text");
    private static final Constructor<Target> CONSTRUCTOR = constructor(int.class);

    private static Target target = new Target();
    private static Greeting proxy = (Greeting) Proxy.newProxyInstance(
            Greeting.class.getClassLoader(),
            new Class<?>[] {Greeting.class},
            (self, method, arguments) -> method.getName());

    static void invokes() throws Exception { // instructions(163 | 370) blocks(1) bytes(24)
        Object sum = SUM.invoke(target, 4);
    }

    static void invokesStatic() throws Exception { // instructions(97 | 196) blocks(1) bytes(16)
        Object found = NONE.invoke(null);
    }

    static void invokesThrowing() throws Exception { // instructions(209 | 362) blocks(3) bytes(96) vmBytes(1360 | 1376)
        try {
            FAILING.invoke(target);
        } catch (InvocationTargetException caught) {
            Throwable cause = caught.getCause();
        }
    }

    static void findsAMethod() throws Exception { // instructions(5161 | 5321) blocks(3) bytes(128)
        Method found = String.class.getMethod("length");
    }

    static void findsDeclared() throws Exception { // instructions(569 | 545) blocks(3) bytes(184)
        Method found = Target.class.getDeclaredMethod("sum", int.class);
        Field field = Target.class.getDeclaredField("number");
    }

    static void listsMethods() { // instructions(397 | 393) blocks(4) bytes(296)
        Method[] all = Target.class.getDeclaredMethods();
    }

    static void readsAField() throws Exception { // instructions(359 | 653) blocks(0) bytes(0)
        Object boxed = NUMBER.get(target);
        int number = NUMBER.getInt(target);
        Object text = TEXT.get(null);
    }

    static void writesAField() throws Exception { // instructions(284 | 566) blocks(0) bytes(0)
        NUMBER.set(target, 3);
        NUMBER.setInt(target, 3);
    }

    static void constructs() throws Exception { // instructions(161 | 265) blocks(2) bytes(40)
        Target made = CONSTRUCTOR.newInstance(5);
    }

    static void constructsByDefault() throws Exception { // instructions(575 | 582) blocks(5) bytes(152)
        Target made = Target.class.getDeclaredConstructor().newInstance();
    }

    static void constructsAnObject() throws Exception { // instructions(606 | 655) blocks(5) bytes(152)
        Object made = Object.class.getDeclaredConstructor().newInstance();
    }

    static void makesArrays() { // instructions(16) blocks(2) bytes(56)
        Object ints = Array.newInstance(int.class, 3);
        Object strings = Array.newInstance(String.class, 2);
    }

    static void makesArraysOfArrays() { // instructions(17) blocks(4) bytes(128)
        Object grid = Array.newInstance(long.class, 2, 3);
    }

    static void readsArrays() { // instructions(22) blocks(1) bytes(24) vmBytes(16)
        int[] array = {1, 2};
        Object element = Array.get(array, 1);
        Array.setInt(array, 0, 5);
        int length = Array.getLength(array);
    }

    static void findsAClass() throws Exception { // instructions(20 | 28) blocks(0) bytes(0)
        Class<?> found = Class.forName("java.lang.String");
    }

    static void asksAClass() { // instructions(63) blocks(0) bytes(0)
        String name = Target.class.getName();
        String simple = Target.class.getSimpleName();
        boolean is = Target.class.isInstance(target);
        Class<?> parent = Target.class.getSuperclass();
    }

    static void readsAnAnnotation() { // instructions(208 | 213) blocks(0) bytes(0)
        String label = Target.class.getAnnotation(Label.class).value();
    }

    static void readsRecordComponents() throws Exception { // instructions(46 | 35) blocks(0) bytes(0) vmBytes(312)
        RecordComponent[] components = Point.class.getRecordComponents();
        String name = components[0].getName();
    }

    static void callsAProxy() { // instructions(28) blocks(1) bytes(24)
        String greeting = proxy.greet("you");
    }

    static void callsAProxyWithInts() throws Exception { // instructions(255 | 240) blocks(1) bytes(24)
        String name = proxy.toString();
        boolean is = Proxy.isProxyClass(proxy.getClass());
    }

    static void makesAProxy() { // instructions(372 | 455) blocks(4) bytes(88)
        Object made = Proxy.newProxyInstance(
                Greeting.class.getClassLoader(), new Class<?>[] {Greeting.class}, (self, method, arguments) -> null);
    }

    private static Method method(String name, Class<?>... parameters) {
        try {
            return Target.class.getDeclaredMethod(name, parameters);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static Field field(String name) {
        try {
            return Target.class.getDeclaredField(name);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static Constructor<Target> constructor(Class<?>... parameters) {
        try {
            return Target.class.getDeclaredConstructor(parameters);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private ReflectionCalls() {}
}
