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

    static void sumsARange() { // instructions(646) blocks(4) bytes(128)
        int sum = IntStream.range(0, 10).sum();
    }

    static void sumsAnArray() { // instructions(713 | 730) blocks(6) bytes(224)
        int sum = Arrays.stream(ints).map(number -> 2 * number).sum();
    }

    static void countsAfterAFilter() { // instructions(814 | 829) blocks(6) bytes(216 | 208)
        long count = words.stream().filter(word -> word.length() == 3).count();
    }

    static void mapsToAList() { // instructions(990 | 1005) blocks(7) bytes(256 | 248)
        List<Integer> lengths = words.stream().map(String::length).toList();
    }

    static void collectsToAList() { // instructions(834 | 844) blocks(7) bytes(264)
        List<String> all = words.stream().collect(Collectors.toList());
    }

    static void collectsToASet() { // instructions(1236 | 1246) blocks(12) bytes(456)
        Set<String> all = words.stream().collect(Collectors.toSet());
    }

    static void collectsToAMap() { // instructions(1454 | 1464) blocks(12) bytes(464)
        Map<String, Integer> lengths = words.stream().collect(Collectors.toMap(word -> word, String::length));
    }

    static void groups() { // instructions(2109 | 2122) blocks(23) bytes(784)
        Map<Integer, List<String>> byLength = words.stream().collect(Collectors.groupingBy(String::length));
    }

    static void joins() { // instructions(2210 | 2226) blocks(10) bytes(360)
        String joined = words.stream().collect(Collectors.joining(", "));
    }

    static void sorts() { // instructions(1367 | 1365) blocks(8) bytes(288)
        List<Integer> sorted = numbers.stream().sorted().toList();
    }

    static void reduces() { // instructions(635 | 642) blocks(4) bytes(152)
        int greatest = numbers.stream().reduce(0, Math::max);
    }

    static void unboxes() { // instructions(757 | 772) blocks(6) bytes(224 | 216)
        int sum = numbers.stream().mapToInt(Integer::intValue).sum();
    }

    static void flattens() { // instructions(1288 | 1341) blocks(11) bytes(416)
        long count = Stream.of(words, words).flatMap(List::stream).count();
    }

    static void stopsEarly() { // instructions(1695 | 1749) blocks(11) bytes(376 | 368)
        Optional<String> first =
                words.stream().filter(word -> word.startsWith("t")).findFirst();
        boolean any = words.stream().anyMatch(String::isEmpty);
    }

    static void findsAny() { // instructions(775 | 782) blocks(6) bytes(208)
        Optional<String> any = words.stream().findAny();
        Optional<String> none = Stream.<String>empty().findAny();
    }

    static void iterates() { // instructions(1379 | 1383) blocks(8) bytes(408 | 416)
        List<Integer> powers = Stream.iterate(1, number -> 2 * number).limit(5).toList();
    }

    static void toArray() { // instructions(617 | 624) blocks(4) bytes(144)
        String[] array = words.stream().toArray(String[]::new);
    }

    static void optionalOf() { // instructions(28) blocks(1) bytes(16)
        Optional<String> made = Optional.of("one");
        Optional<String> none = Optional.ofNullable(null);
    }

    static void optionalOrElse() { // instructions(35) blocks(0) bytes(0)
        String found = present.orElse("other");
        String other = empty.orElseGet(() -> "other");
    }

    static void optionalMapped() { // instructions(140) blocks(1) bytes(16)
        int length = present.map(String::length).orElse(0);
        boolean found = empty.filter(text -> text.length() > 3).isPresent();
    }

    static void optionalIfPresent() { // instructions(69) blocks(0) bytes(0)
        present.ifPresent(text -> text.length());
        empty.ifPresentOrElse(text -> text.length(), () -> {});
    }

    static void optionalThrows() { // instructions(58 | 60) blocks(1) bytes(40) vmBytes(680 | 688)
        try {
            String found = empty.orElseThrow();
        } catch (NoSuchElementException caught) {
            ints[0] = 3;
        }
    }

    private Streams() {}
}
