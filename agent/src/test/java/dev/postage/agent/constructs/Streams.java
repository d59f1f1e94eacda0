package dev.postage.agent.constructs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Streams and optionals. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class Streams {
    private static List<String> words = new ArrayList<>(List.of("one", "two", "three", "four"));
    private static List<Integer> numbers = new ArrayList<>(List.of(5, 3, 1, 4));
    private static int[] ints = {3, 1, 2};
    private static Optional<String> present = Optional.of("present");
    private static Optional<String> empty = Optional.empty();

    static void sumsARange() { // instructions(0) blocks(0) bytes(0)
        int sum = IntStream.range(0, 10).sum();
    }

    static void sumsAnArray() { // instructions(0) blocks(0) bytes(0)
        int sum = Arrays.stream(ints).map(number -> 2 * number).sum();
    }

    static void countsAfterAFilter() { // instructions(0) blocks(0) bytes(0)
        long count = words.stream().filter(word -> word.length() == 3).count();
    }

    static void mapsToAList() { // instructions(0) blocks(0) bytes(0)
        List<Integer> lengths = words.stream().map(String::length).toList();
    }

    static void collectsToAList() { // instructions(0) blocks(0) bytes(0)
        List<String> all = words.stream().collect(Collectors.toList());
    }

    static void collectsToASet() { // instructions(0) blocks(0) bytes(0)
        Set<String> all = words.stream().collect(Collectors.toSet());
    }

    static void collectsToAMap() { // instructions(0) blocks(0) bytes(0)
        Map<String, Integer> lengths = words.stream().collect(Collectors.toMap(word -> word, String::length));
    }

    static void groups() { // instructions(0) blocks(0) bytes(0)
        Map<Integer, List<String>> byLength = words.stream().collect(Collectors.groupingBy(String::length));
    }

    static void joins() { // instructions(0) blocks(0) bytes(0)
        String joined = words.stream().collect(Collectors.joining(", "));
    }

    static void sorts() { // instructions(0) blocks(0) bytes(0)
        List<Integer> sorted = numbers.stream().sorted().toList();
    }

    static void reduces() { // instructions(0) blocks(0) bytes(0)
        int greatest = numbers.stream().reduce(0, Math::max);
    }

    static void unboxes() { // instructions(0) blocks(0) bytes(0)
        int sum = numbers.stream().mapToInt(Integer::intValue).sum();
    }

    static void flattens() { // instructions(0) blocks(0) bytes(0)
        long count = Stream.of(words, words).flatMap(List::stream).count();
    }

    static void stopsEarly() { // instructions(0) blocks(0) bytes(0)
        Optional<String> first =
                words.stream().filter(word -> word.startsWith("t")).findFirst();
        boolean any = words.stream().anyMatch(String::isEmpty);
    }

    static void iterates() { // instructions(0) blocks(0) bytes(0)
        List<Integer> powers = Stream.iterate(1, number -> 2 * number).limit(5).toList();
    }

    static void toArray() { // instructions(0) blocks(0) bytes(0)
        String[] array = words.stream().toArray(String[]::new);
    }

    static void optionalOf() { // instructions(0) blocks(0) bytes(0)
        Optional<String> made = Optional.of("one");
        Optional<String> none = Optional.ofNullable(null);
    }

    static void optionalOrElse() { // instructions(0) blocks(0) bytes(0)
        String found = present.orElse("other");
        String other = empty.orElseGet(() -> "other");
    }

    static void optionalMapped() { // instructions(0) blocks(0) bytes(0)
        int length = present.map(String::length).orElse(0);
        boolean found = empty.filter(text -> text.length() > 3).isPresent();
    }

    static void optionalIfPresent() { // instructions(0) blocks(0) bytes(0)
        present.ifPresent(text -> text.length());
        empty.ifPresentOrElse(text -> text.length(), () -> {});
    }

    static void optionalThrows() { // instructions(0) blocks(0) bytes(0)
        try {
            String found = empty.orElseThrow();
        } catch (NoSuchElementException caught) {
            ints[0] = 3;
        }
    }

    private Streams() {}
}
