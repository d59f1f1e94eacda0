package dev.postage.agent.constructs;

import java.util.List;

/** String concatenation of each shape. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class Concatenation {
    private static String left = "left";
    private static String none;
    private static String wide = "\u4e2d";
    private static char letter = 'x';
    private static int number = 42;
    private static long large = 1L << 40;
    private static float fraction = 0.5f;
    private static double negative = -1.25;
    private static boolean yes = true;
    private static Object object = List.of(1, 2);

    static void ofConstants() { // instructions(0) blocks(0) bytes(0)
        String text = "one" + "two" + 3;
    }

    static void ofTwoStrings() { // instructions(0) blocks(0) bytes(0)
        String text = left + wide;
    }

    static void withAConstant() { // instructions(0) blocks(0) bytes(0)
        String text = left + " and right";
    }

    static void withAnEmptyString() { // instructions(0) blocks(0) bytes(0)
        String text = "" + left;
    }

    static void withChar() { // instructions(0) blocks(0) bytes(0)
        String text = left + letter;
    }

    static void withInt() { // instructions(0) blocks(0) bytes(0)
        String text = "n=" + number;
    }

    static void withLong() { // instructions(0) blocks(0) bytes(0)
        String text = "n=" + large;
    }

    static void withFloat() { // instructions(0) blocks(0) bytes(0)
        String text = "n=" + fraction;
    }

    static void withDouble() { // instructions(0) blocks(0) bytes(0)
        String text = "n=" + negative;
    }

    static void withBoolean() { // instructions(0) blocks(0) bytes(0)
        String text = "n=" + yes;
    }

    static void withNull() { // instructions(0) blocks(0) bytes(0)
        String text = left + none;
    }

    static void withNullConstant() { // instructions(0) blocks(0) bytes(0)
        String text = left + null;
    }

    static void withObject() { // instructions(0) blocks(0) bytes(0)
        String text = "list " + object;
    }

    static void ofManyOperands() { // instructions(0) blocks(0) bytes(0)
        String text = left + letter + number + large + yes + none + wide + object + ", " + number + '!';
    }

    static void ofTwentyOperands() { // instructions(0) blocks(0) bytes(0)
        String ten = left + number + left + number + left + number + left + number + left + number;
        String more = ten + letter + letter + letter + letter + letter + letter + letter + letter + letter;
    }

    static void byAssignment() { // instructions(0) blocks(0) bytes(0)
        String text = left;
        text += letter;
        text += number;
    }

    static void inALoop() { // instructions(0) blocks(0) bytes(0)
        String text = "";
        for (int i = 0; i < 4; i++) {
            text += i;
        }
    }

    static void byBuilder() { // instructions(0) blocks(0) bytes(0)
        String text =
                new StringBuilder().append(left).append(letter).append(number).toString();
    }

    static void byConcat() { // instructions(0) blocks(0) bytes(0)
        String text = left.concat(wide);
    }

    static void byJoin() { // instructions(0) blocks(0) bytes(0)
        String text = String.join(", ", left, left, left);
    }

    static void byRepeat() { // instructions(0) blocks(0) bytes(0)
        String text = left.repeat(3);
    }

    static void ofTextBlock() { // instructions(0) blocks(0) bytes(0)
        String text = """
                {
                  "name": "value"
                }
                """;
    }

    static void ofTextBlockFormatted() { // instructions(0) blocks(0) bytes(0)
        String text = """
                {"number": %d}
                """.formatted(number);
    }

    private Concatenation() {}
}
