package dev.postage.agent.constructs;

import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** Method references of each kind. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class MethodReferences {
    private static String word = "word";
    private static MethodReferences instance = new MethodReferences();
    private static ToIntFunction<String> length = String::length;
    private static Function<Integer, String> text = String::valueOf;

    interface OfThree {
        int sum(int a, int b, int c);
    }

    static void ofStaticMethod() { // instructions(10) blocks(0) bytes(0)
        ToIntFunction<String> parse = Integer::parseInt;
    }

    static void boundToAnObject() { // instructions(49) blocks(1) bytes(16)
        Supplier<String> upper = word::trim;
    }

    static void ofItsFirstArgument() { // instructions(10) blocks(0) bytes(0)
        ToIntFunction<String> made = String::length;
    }

    static void ofConstructor() { // instructions(18) blocks(1) bytes(16)
        Supplier<Object> made = Object::new;
        Object object = made.get();
    }

    static void ofConstructorWithArgument() { // instructions(21) blocks(1) bytes(32)
        IntFunction<int[]> made = int[]::new;
        int[] array = made.apply(3);
    }

    static void ofSuper() { // instructions(45) blocks(1) bytes(16)
        Supplier<String> made = instance.inherited();
    }

    static void ofInterfaceMethod() { // instructions(31) blocks(0) bytes(0)
        ToIntFunction<CharSequence> made = CharSequence::length;
        int found = made.applyAsInt(word);
    }

    static void ofVarargs() { // instructions(49) blocks(1) bytes(32)
        OfThree made = MethodReferences::sumOf;
        int sum = made.sum(1, 2, 3);
    }

    static void calls() { // instructions(21) blocks(0) bytes(0)
        int found = length.applyAsInt(word);
    }

    static void callsWithBoxing() { // instructions(121 | 123) blocks(2) bytes(48)
        String found = text.apply(7);
    }

    private static int sumOf(int... numbers) {
        return numbers[0] + numbers[1] + numbers[2];
    }

    private Supplier<String> inherited() {
        return super::toString;
    }

    private MethodReferences() {}
}
