package dev.postage.agent.constructs;

import java.io.Serializable;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Lambdas of each form of capture. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class Lambdas {
    private static int number = 5;
    private static String word = "word";
    private static Supplier<String> supplier = () -> "made";
    private static IntBinaryOperator plus = (a, b) -> a + b;
    private static Function<String, Integer> length = text -> text.length();
    private static Lambdas instance = new Lambdas();

    private int field = 3;

    interface Recursive {
        int apply(Recursive self, int depth);
    }

    static void capturesNothing() { // instructions(10) blocks(0) bytes(0)
        Supplier<String> made = () -> "made";
    }

    static void capturesAnInt() { // instructions(44) blocks(1) bytes(16)
        int local = number;
        IntSupplier made = () -> local;
    }

    static void capturesALong() { // instructions(45) blocks(1) bytes(24)
        long local = number;
        LongSupplier made = () -> local;
    }

    static void capturesADouble() { // instructions(45) blocks(1) bytes(24)
        double local = number;
        DoubleSupplier made = () -> local;
    }

    static void capturesAReference() { // instructions(44) blocks(1) bytes(16)
        String local = word;
        Supplier<String> made = () -> local;
    }

    static void capturesMany() { // instructions(69) blocks(1) bytes(32)
        String text = word;
        int i = number;
        long l = number;
        byte b = 1;
        Supplier<String> made = () -> text + i + l + b;
    }

    static void capturesThis() { // instructions(45) blocks(1) bytes(16)
        IntSupplier made = instance.reader();
    }

    static void capturesThisAndMore() { // instructions(52) blocks(1) bytes(24)
        IntSupplier made = instance.adder(number);
    }

    static void callsOneThatCapturesNothing() { // instructions(8) blocks(0) bytes(0)
        String made = supplier.get();
    }

    static void callsOneWithInts() { // instructions(13) blocks(0) bytes(0)
        int sum = plus.applyAsInt(number, 2);
    }

    static void callsOneThatBoxes() { // instructions(42) blocks(0) bytes(0)
        int found = length.apply(word);
    }

    static void makesAndCalls() { // instructions(53) blocks(1) bytes(16)
        int local = number;
        int sum = ((IntSupplier) () -> local + 1).getAsInt();
    }

    static void nested() { // instructions(32) blocks(0) bytes(0)
        Supplier<Supplier<String>> outer = () -> () -> word;
        String found = outer.get().get();
    }

    static void recursive() { // instructions(99) blocks(0) bytes(0)
        Recursive factorial = (self, n) -> n == 0 ? 1 : n * self.apply(self, n - 1);
        int product = factorial.apply(factorial, 5);
    }

    static void serializable() { // instructions(12) blocks(0) bytes(0)
        Runnable made = (Runnable & Serializable) () -> {};
    }

    static void composed() { // instructions(145) blocks(1) bytes(24)
        int found = length.andThen(size -> size + 1).apply(word);
    }

    static void predicates() { // instructions(186) blocks(2) bytes(40)
        Predicate<String> isEmpty = String::isEmpty;
        boolean found = isEmpty.negate().and(text -> text.length() < 9).test(word);
    }

    private IntSupplier reader() {
        return () -> field;
    }

    private IntSupplier adder(int more) {
        return () -> field + more;
    }

    private Lambdas() {}
}
