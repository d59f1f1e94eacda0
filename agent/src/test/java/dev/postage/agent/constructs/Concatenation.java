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

    static void ofConstants() { // instructions(2) blocks(0) bytes(0)
        String text = "one" + "two" + 3;
    }

    static void ofTwoStrings() { // instructions(539 | 452) blocks(2) bytes(56)
        String text = left + wide;
    }

    static void withAConstant() { // instructions(353 | 262) blocks(2) bytes(56)
        String text = left + " and right";
    }

    static void withAnEmptyString() { // instructions(53 | 57) blocks(1) bytes(24)
        String text = "" + left;
    }

    static void withChar() { // instructions(447 | 436) blocks(2) bytes(48)
        String text = left + letter;
    }

    static void withInt() { // instructions(361 | 355) blocks(2) bytes(48)
        String text = "n=" + number;
    }

    static void withLong() { // instructions(693 | 866) blocks(2) bytes(56)
        String text = "n=" + large;
    }

    static void withFloat() { // instructions(1067 | 1359) blocks(4 | 5) bytes(96 | 128)
        String text = "n=" + fraction;
    }

    static void withDouble() { // instructions(1235 | 1835) blocks(4 | 5) bytes(96 | 136)
        String text = "n=" + negative;
    }

    static void withBoolean() { // instructions(304 | 270) blocks(2) bytes(48)
        String text = "n=" + yes;
    }

    static void withNull() { // instructions(344 | 253) blocks(2) bytes(48)
        String text = left + none;
    }

    static void withNullConstant() { // instructions(353 | 262) blocks(2) bytes(48)
        String text = left + null;
    }

    static void withObject() { // instructions(1306 | 1269) blocks(11) bytes(288)
        String text = "list " + object;
    }

    static void ofManyOperands() { // instructions(4480 | 4781) blocks(11) bytes(352)
        String text = left + letter + number + large + yes + none + wide + object + ", " + number + '!';
    }

    static void ofTwentyOperands() { // instructions(3588 | 3146) blocks(4) bytes(152)
        String ten = left + number + left + number + left + number + left + number + left + number;
        String more = ten + letter + letter + letter + letter + letter + letter + letter + letter + letter;
    }

    static void byAssignment() { // instructions(958 | 964) blocks(4) bytes(96)
        String text = left;
        text += letter;
        text += number;
    }

    static void inALoop() { // instructions(1983 | 1951) blocks(8) bytes(192)
        String text = "";
        for (int i = 0; i < 4; i++) {
            text += i;
        }
    }

    static void byBuilder() { // instructions(421 | 472) blocks(4) bytes(104)
        String text =
                new StringBuilder().append(left).append(letter).append(number).toString();
    }

    static void byConcat() { // instructions(523 | 386) blocks(2) bytes(56)
        String text = left.concat(wide);
    }

    static void byJoin() { // instructions(720 | 726) blocks(4) bytes(120)
        String text = String.join(", ", left, left, left);
    }

    static void byRepeat() { // instructions(87 | 95) blocks(2) bytes(56)
        String text = left.repeat(3);
    }

    static void ofTextBlock() { // instructions(2) blocks(0) bytes(0)
        String text = """
                {
                  "name": "value"
                }
                """;
    }

    static void ofTextBlockFormatted() { // instructions(5609 | 2337) blocks(35 | 16) bytes(1232 | 456)
        String text = """
                {"number": %d}
                """.formatted(number);
    }

    private Concatenation() {}
}
