package dev.postage.agent.constructs;

import java.util.ArrayList;
import java.util.List;

/** Objects of each kind of class, and how they are initialised. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class Classes {
    private static int number = 5;
    private static Object object = new Object();
    private static Classes outer = new Classes();
    private static Nested nested = new Nested();

    private int field;

    static class Nested {}

    static class WithFields {
        int a = 1;
        long b = 2;
        String c = "three";
        boolean d;
    }

    static class WithInitialiser {
        final int sum;

        {
            int i = 2;
            sum = i + 3;
        }
    }

    static class Delegating {
        final int a;
        final int b;

        Delegating() {
            this(1);
        }

        Delegating(int a) {
            this(a, 2);
        }

        Delegating(int a, int b) {
            this.a = a;
            this.b = b;
        }
    }

    static class Base {
        int base = 1;
    }

    static class Middle extends Base {
        int middle = 2;
    }

    static class Leaf extends Middle {
        int leaf = 3;
    }

    static class Copied implements Cloneable {
        int[] numbers = {1, 2};

        Copied copy() {
            try {
                return (Copied) clone();
            } catch (CloneNotSupportedException impossible) {
                throw new AssertionError(impossible);
            }
        }
    }

    static class DeeplyCopied extends Copied {
        @Override
        protected Object clone() throws CloneNotSupportedException {
            DeeplyCopied copy = (DeeplyCopied) super.clone();
            copy.numbers = numbers.clone();
            return copy;
        }
    }

    private static Copied copied = new Copied();
    private static Copied deeplyCopied = new DeeplyCopied();

    class Inner {
        int read() {
            return field;
        }
    }

    static void plainObject() { // instructions(5) blocks(1) bytes(16)
        Object made = new Object();
    }

    static void withoutFields() { // instructions(8) blocks(1) bytes(16)
        Nested made = new Nested();
    }

    static void withFields() { // instructions(17) blocks(1) bytes(32)
        WithFields made = new WithFields();
    }

    static void withInitialiserBlock() { // instructions(15) blocks(1) bytes(16)
        WithInitialiser made = new WithInitialiser();
    }

    static void delegatingConstructors() { // instructions(23) blocks(1) bytes(24)
        Delegating made = new Delegating();
    }

    static void chainOfSuperclasses() { // instructions(23) blocks(1) bytes(24)
        Leaf made = new Leaf();
    }

    static void inner() { // instructions(19 | 26) blocks(1) bytes(16)
        Inner made = outer.new Inner();
    }

    static void innerReadsOuter() { // instructions(24 | 31) blocks(1) bytes(16)
        int read = outer.new Inner().read();
    }

    static void local() { // instructions(11) blocks(1) bytes(16)
        class Local {
            int get() {
                return 1;
            }
        }
        int got = new Local().get();
    }

    static void localThatCaptures() { // instructions(18) blocks(1) bytes(16)
        int captured = number;
        class Local {
            int get() {
                return captured;
            }
        }
        int got = new Local().get();
    }

    static void anonymous() { // instructions(8) blocks(1) bytes(16)
        Runnable made = new Runnable() {
            @Override
            public void run() {}
        };
    }

    static void anonymousThatCaptures() { // instructions(20) blocks(1) bytes(16)
        int captured = number;
        Object made = new Object() {
            @Override
            public int hashCode() {
                return captured;
            }
        };
        int hash = made.hashCode();
    }

    static void anonymousInMethod() { // instructions(15 | 22) blocks(1) bytes(16)
        Runnable made = outer.runnable();
    }

    static void doubleBrace() { // instructions(90) blocks(2) bytes(80)
        List<String> made = new ArrayList<>() {
            {
                add("one");
            }
        };
    }

    static void fieldAccess() { // instructions(6) blocks(0) bytes(0)
        outer.field = 7;
        int read = outer.field;
    }

    static void equalsHashCodeToString() { // instructions(778 | 803) blocks(8) bytes(360)
        boolean equal = object.equals(nested);
        int hash = object.hashCode();
        String text = nested.toString();
    }

    static void identity() { // instructions(6) blocks(0) bytes(0)
        int hash = System.identityHashCode(object);
        Class<?> type = object.getClass();
    }

    static void classConstants() { // instructions(4) blocks(0) bytes(0)
        Class<?> type = Classes.class;
        Class<?> primitive = int.class;
    }

    static void cloneByObject() { // instructions(7) blocks(1) bytes(16)
        Copied copy = copied.copy();
    }

    static void cloneThatIsOverridden() { // instructions(19) blocks(2) bytes(40)
        Copied copy = deeplyCopied.copy();
    }

    private Runnable runnable() {
        return new Runnable() {
            @Override
            public void run() {
                field++;
            }
        };
    }

    private Classes() {}
}
