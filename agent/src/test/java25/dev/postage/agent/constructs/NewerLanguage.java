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

    private static final ScopedValue<String> SCOPED = ScopedValue.newInstance();

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

    // to look it up costs what a cache of the thread happens to hold
    static void boundScopedValue() { // instructions(237) blocks(2) bytes(56)
        ScopedValue.where(SCOPED, word).run(() -> {
            boolean bound = true;
        });
    }

    static void statementsBeforeSuper() { // instructions(20) blocks(1) bytes(16)
        Base made = new Checked(5);
    }

    static void throwsBeforeSuper() { // instructions(52) blocks(2) bytes(56) vmBytes(688)
        try {
            Base made = new Checked(-5);
        } catch (IllegalArgumentException caught) {
            word = "word";
        }
    }

    static void unnamedVariable() { // instructions(153) blocks(1) bytes(32)
        int count = 0;
        for (String _ : words) {
            count++;
        }
    }

    static void unnamedLambdaParameter() { // instructions(87) blocks(0) bytes(0)
        words.forEach(_ -> {});
    }

    static void unnamedException() { // instructions(855) blocks(6) bytes(216) vmBytes(688)
        try {
            int number = Integer.parseInt(word);
        } catch (NumberFormatException _) {
            word = "word";
        }
    }

    static void sequencedCollections() { // instructions(123) blocks(1) bytes(24)
        String first = words.getFirst();
        String last = words.reversed().getFirst();
    }

    static void gatherers() { // instructions(1161) blocks(14) bytes(488)
        List<List<String>> windows =
                words.stream().gather(Gatherers.windowFixed(2)).toList();
    }

    private NewerLanguage() {}
}
