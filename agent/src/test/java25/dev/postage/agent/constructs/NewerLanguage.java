package dev.postage.agent.constructs;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Gatherers;

/** Other constructs of the language after 17. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class NewerLanguage {
    private static List<String> words = new ArrayList<>(List.of("one", "two"));
    private static String word = "word";

    private static class Base {
        final int number;

        Base(int number) {
            this.number = number;
        }
    }

    private static class Checked extends Base {
        Checked(int number) {
            if (number < 0) {
                throw new IllegalArgumentException();
            }
            super(number + 1);
        }
    }

    static void statementsBeforeSuper() { // instructions(0) blocks(0) bytes(0)
        Base made = new Checked(5);
    }

    static void throwsBeforeSuper() { // instructions(0) blocks(0) bytes(0)
        try {
            Base made = new Checked(-5);
        } catch (IllegalArgumentException caught) {
            word = "word";
        }
    }

    static void unnamedVariable() { // instructions(0) blocks(0) bytes(0)
        int count = 0;
        for (String _ : words) {
            count++;
        }
    }

    static void unnamedLambdaParameter() { // instructions(0) blocks(0) bytes(0)
        words.forEach(_ -> {});
    }

    static void unnamedException() { // instructions(0) blocks(0) bytes(0)
        try {
            int number = Integer.parseInt(word);
        } catch (NumberFormatException _) {
            word = "word";
        }
    }

    static void sequencedCollections() { // instructions(0) blocks(0) bytes(0)
        String first = words.getFirst();
        String last = words.reversed().getFirst();
    }

    static void gatherers() { // instructions(0) blocks(0) bytes(0)
        List<List<String>> windows =
                words.stream().gather(Gatherers.windowFixed(2)).toList();
    }

    private NewerLanguage() {}
}
