package dev.postage.agent.constructs;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Generic code: bridges and the casts that erasure needs. */
// what is odd here is what is measured
@SuppressWarnings({"all", "varargs"})
final class Generics {
    private static List<String> words = new ArrayList<>(List.of("one", "two"));
    private static Box<String> box = new Box<>("content");
    private static Comparable<Version> version = new Version(3);
    private static Source<String> source = new Words();

    private interface Source<T> {
        T next();
    }

    private static final class Words implements Source<String> {
        @Override
        public String next() {
            return "next";
        }
    }

    private static final class Box<T> {
        private final T content;

        Box(T content) {
            this.content = content;
        }

        T get() {
            return content;
        }

        <R> Box<R> map(Function<? super T, ? extends R> function) {
            return new Box<>(function.apply(content));
        }
    }

    private record Version(int number) implements Comparable<Version> {
        @Override
        public int compareTo(Version other) {
            return Integer.compare(number, other.number);
        }
    }

    static void castByErasure() { // instructions(52) blocks(0) bytes(0)
        String content = box.get();
        int length = words.get(0).length();
    }

    static void callThroughABridge() { // instructions(34) blocks(1) bytes(16)
        int order = version.compareTo(new Version(4));
    }

    static void covariantBridge() { // instructions(8) blocks(0) bytes(0)
        Object next = source.next();
    }

    static void genericMethod() { // instructions(34) blocks(0) bytes(0)
        String first = firstOf(words);
    }

    static void genericVarargs() { // instructions(132) blocks(3) bytes(88)
        List<String> list = listOf("one", "two", "three", "four");
    }

    static void wildcard() { // instructions(9) blocks(0) bytes(0)
        int size = sizeOf(words);
    }

    static void mapsABox() { // instructions(57) blocks(1) bytes(16)
        Box<Integer> mapped = box.map(String::length);
    }

    static void boundedType() { // instructions(105 | 117) blocks(0) bytes(0)
        String greatest = greater("one", "two");
    }

    private static <T> T firstOf(List<T> list) {
        return list.get(0);
    }

    @SafeVarargs
    private static <T> List<T> listOf(T... elements) {
        return List.of(elements);
    }

    private static int sizeOf(List<?> list) {
        return list.size();
    }

    private static <T extends Comparable<T>> T greater(T one, T other) {
        return one.compareTo(other) < 0 ? other : one;
    }

    private Generics() {}
}
