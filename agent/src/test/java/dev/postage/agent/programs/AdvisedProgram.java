package dev.postage.agent.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Ordinary work, and one method that an agent changes. */
final class AdvisedProgram {
    private AdvisedProgram() {}

    public static void main(String[] arguments) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            words.add("no. " + advised(i));
        }
        System.out.println(words.stream().filter(word -> word.endsWith("7")).collect(Collectors.joining(", ")));
    }

    private static int advised(int number) {
        return number * 3;
    }
}
