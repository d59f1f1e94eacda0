package dev.postage.agent.constructs;

/** Casts between primitive types, comparisons and ternaries. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class Conversions {
    private static int number = 300;
    private static long large = 1L << 40;
    private static float fraction = 2.5f;
    private static double nan = Double.NaN;
    private static char letter = 'x';
    private static boolean yes = true;
    private static Object text = "text";

    static void widens() { // instructions(9) blocks(0) bytes(0)
        long l = number;
        float f = l;
        double d = f;
    }

    static void narrows() { // instructions(12) blocks(0) bytes(0)
        int i = (int) large;
        byte b = (byte) number;
        short s = (short) number;
        char c = (char) number;
    }

    static void roundsTowardsZero() { // instructions(10) blocks(0) bytes(0)
        int i = (int) fraction;
        long l = (long) nan;
        byte b = (byte) fraction;
    }

    static void convertsACharacter() { // instructions(6) blocks(0) bytes(0)
        int i = letter;
        int digit = letter - '0';
    }

    static void comparesInts() { // instructions(10) blocks(0) bytes(0)
        boolean less = number < 400;
        boolean equal = number == 0;
    }

    static void comparesLongs() { // instructions(13) blocks(0) bytes(0)
        boolean less = large < number;
        boolean equal = large == 0;
    }

    static void comparesFloats() { // instructions(13) blocks(0) bytes(0)
        boolean less = fraction < 3;
        boolean greater = fraction > 3;
    }

    static void comparesWithNaN() { // instructions(13) blocks(0) bytes(0)
        boolean less = nan < 1;
        boolean different = nan != nan;
    }

    static void comparesReferences() { // instructions(10) blocks(0) bytes(0)
        boolean same = text == "text";
        boolean missing = text == null;
    }

    static void shortCircuitAnd() { // instructions(11) blocks(0) bytes(0)
        boolean both = yes && number > 0;
        boolean not = number < 0 && yes;
    }

    static void shortCircuitOr() { // instructions(5) blocks(0) bytes(0)
        boolean any = yes || number > 0;
    }

    static void bothSidesAnd() { // instructions(7) blocks(0) bytes(0)
        boolean both = yes & number > 0;
    }

    static void ternary() { // instructions(5) blocks(0) bytes(0)
        int chosen = yes ? 1 : 2;
    }

    static void nestedTernary() { // instructions(6) blocks(0) bytes(0)
        int sign = number < 0 ? -1 : number == 0 ? 0 : 1;
    }

    static void ternaryOfMixedTypes() { // instructions(6) blocks(0) bytes(0)
        double chosen = yes ? number : fraction;
    }

    static void ifElseChain() { // instructions(8) blocks(0) bytes(0)
        int kind;
        if (number < 10) {
            kind = 1;
        } else if (number < 100) {
            kind = 2;
        } else {
            kind = 3;
        }
    }

    static void castsAReference() { // instructions(3) blocks(0) bytes(0)
        String cast = (String) text;
    }

    static void instanceOf() { // instructions(6) blocks(0) bytes(0)
        boolean is = text instanceof String;
        boolean isNot = text instanceof Integer;
    }

    static void instanceOfPattern() { // instructions(41) blocks(0) bytes(0)
        if (text instanceof String string && string.length() > 3) {
            int length = string.length();
        }
    }

    static void negatedPattern() { // instructions(25) blocks(0) bytes(0)
        if (!(text instanceof CharSequence sequence)) {
            return;
        }
        int length = sequence.length();
    }

    private Conversions() {}
}
