package dev.postage.agent.constructs;

/** Arithmetic on primitive types. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class Arithmetic {
    private static int seven = 7;
    private static int three = 3;
    private static long large = 1L << 40;
    private static float third = 1 / 3f;
    private static double half = 0.5;
    private static boolean yes = true;

    static void localAssignment() { // instructions(4) blocks(0) bytes(0)
        int i = 1;
        int k = i;
    }

    static void constantsOfEachLength() { // instructions(8) blocks(0) bytes(0)
        int pushed = 5;
        int inOneByte = 100;
        int inTwoBytes = 1_000;
        int fromThePool = 100_000;
    }

    static void addsInts() { // instructions(4) blocks(0) bytes(0)
        int sum = seven + three;
    }

    static void dividesInts() { // instructions(8) blocks(0) bytes(0)
        int quotient = seven / three;
        int rest = seven % three;
    }

    static void multipliesLongs() { // instructions(5) blocks(0) bytes(0)
        long product = large * seven;
    }

    static void dividesLongs() { // instructions(10) blocks(0) bytes(0)
        long quotient = large / three;
        long rest = large % three;
    }

    static void addsFloats() { // instructions(5) blocks(0) bytes(0)
        float sum = third + seven;
    }

    static void dividesDoublesByZero() { // instructions(8) blocks(0) bytes(0)
        double infinite = half / 0.0;
        double rest = half % 0.3;
    }

    static void negates() { // instructions(13) blocks(0) bytes(0)
        int i = -seven;
        long l = -large;
        double d = -half;
        int complement = ~seven;
    }

    static void shifts() { // instructions(20) blocks(0) bytes(0)
        int left = seven << 33;
        int right = seven >> 1;
        int unsigned = seven >>> 1;
        long longLeft = large << three;
        long longUnsigned = large >>> 70;
    }

    static void combinesBits() { // instructions(14) blocks(0) bytes(0)
        int bits = seven & 5 | three ^ 1;
        long longBits = large & 5L | 3L ^ 1L;
    }

    static void increments() { // instructions(9) blocks(0) bytes(0)
        int i = 0;
        i++;
        ++i;
        i += 100;
        i += 100_000;
    }

    static void incrementsAField() { // instructions(8) blocks(0) bytes(0)
        seven++;
        --seven;
    }

    static void compoundOnByte() { // instructions(17) blocks(0) bytes(0)
        byte b = 1;
        b += seven;
        b++;
        b <<= 2;
    }

    static void compoundOnCharAndShort() { // instructions(24) blocks(0) bytes(0)
        char c = 'a';
        c++;
        c += 1;
        short s = 1;
        s *= 2;
        s--;
    }

    static void compoundAcrossTypes() { // instructions(21) blocks(0) bytes(0)
        int i = seven;
        i += half;
        long l = large;
        l -= third;
        i >>= large;
    }

    static void compoundOnArrayElement() { // instructions(21) blocks(1) bytes(24)
        int[] numbers = {1};
        numbers[0] += seven;
        numbers[0]++;
    }

    static void negatesABoolean() { // instructions(8) blocks(0) bytes(0)
        boolean no = !yes;
        yes &= true;
    }

    private Arithmetic() {}
}
