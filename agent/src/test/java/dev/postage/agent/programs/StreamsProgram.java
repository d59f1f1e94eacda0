package dev.postage.agent.programs;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Sequential streams: lambdas with and without captured values, boxing, sorting, grouping, short circuits. */
final class StreamsProgram extends Program {
    private static final List<String> WORDS =
            Arrays.asList("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    public static void main(String[] arguments) throws Exception {
        new StreamsProgram().run(arguments);
    }

    @Override
    long unit(int number) {
        return groups() + numbers(3) + flat() + shortCircuits("e");
    }

    private static long groups() {
        Map<Integer, List<String>> byLength =
                WORDS.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList()));
        Map<Boolean, Long> parts =
                WORDS.stream().collect(Collectors.partitioningBy(word -> word.contains("e"), Collectors.counting()));
        return byLength.hashCode() + parts.get(true);
    }

    private static long numbers(int factor) {
        int[] odd = IntStream.range(0, 50)
                .map(value -> value * factor)
                .filter(value -> value % 2 == 1)
                .toArray();
        long boxed = Arrays.stream(odd).boxed().mapToLong(Integer::longValue).sum();
        return boxed + LongStream.iterate(1, value -> value * 2).limit(20).reduce(0, Long::sum);
    }

    private static long flat() {
        String letters = WORDS.stream()
                .flatMap(word -> Stream.of(word.split("")))
                .distinct()
                .sorted(Comparator.reverseOrder())
                .collect(Collectors.joining(","));
        return letters.hashCode();
    }

    private static long shortCircuits(String letter) {
        boolean any = WORDS.stream().skip(2).anyMatch(word -> word.endsWith(letter));
        String longest = WORDS.stream()
                .max(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
                .orElseThrow();
        return longest.hashCode()
                + (any ? 1L : 0)
                + WORDS.stream().takeWhile(word -> word.length() < 5).count();
    }
}
