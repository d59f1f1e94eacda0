package dev.postage.agent.constructs;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Boxes, and the caches of small ones. */
// what is odd here is what is measured
@SuppressWarnings({"all", "removal"})
final class Boxing {
    private static int small = 127;
    private static int large = 128;
    private static long hundred = 100;
    private static long million = 1_000_000;
    private static char letter = 'x';
    private static char wide = '\u4e2d';
    private static double half = 0.5;
    private static boolean yes = true;
    private static Integer boxed = 1000;
    private static Integer other = 1000;
    private static Long boxedLong = 5L;

    static void smallInt() { // instructions(0) blocks(0) bytes(0)
        Integer box = small;
    }

    static void largeInt() { // instructions(0) blocks(0) bytes(0)
        Integer box = large;
    }

    static void smallLong() { // instructions(0) blocks(0) bytes(0)
        Long box = hundred;
    }

    static void largeLong() { // instructions(0) blocks(0) bytes(0)
        Long box = million;
    }

    static void everyByteAndShort() { // instructions(0) blocks(0) bytes(0)
        Byte box = (byte) small;
        Short smallShort = (short) small;
        Short largeShort = (short) large;
    }

    static void characters() { // instructions(0) blocks(0) bytes(0)
        Character box = letter;
        Character largeBox = wide;
    }

    static void floatingPoint() { // instructions(0) blocks(0) bytes(0)
        Float single = 0.5f;
        Double twice = half;
    }

    static void booleans() { // instructions(0) blocks(0) bytes(0)
        Boolean box = yes;
    }

    static void byConstructor() { // instructions(0) blocks(0) bytes(0)
        Integer box = new Integer(small);
    }

    static void unboxes() { // instructions(0) blocks(0) bytes(0)
        int number = boxed;
        long wider = boxed;
    }

    static void incrementsABox() { // instructions(0) blocks(0) bytes(0)
        Integer box = boxed;
        box++;
    }

    static void addsTwoBoxes() { // instructions(0) blocks(0) bytes(0)
        Integer sum = boxed + other;
    }

    static void equalBoxes() { // instructions(0) blocks(0) bytes(0)
        boolean same = boxed == other;
        boolean equal = boxed.equals(other);
        boolean ofAnotherType = boxed.equals(boxedLong);
    }

    static void comparesWithAnInt() { // instructions(0) blocks(0) bytes(0)
        boolean equal = boxed == large;
        int order = boxed.compareTo(other);
    }

    static void ternaryThatUnboxes() { // instructions(0) blocks(0) bytes(0)
        Object chosen = yes ? boxed : boxedLong;
    }

    static void unboxesNull() { // instructions(0) blocks(0) bytes(0)
        Integer none = null;
        try {
            int number = none;
        } catch (NullPointerException caught) {
            none = boxed;
        }
    }

    static void boxesForAList() { // instructions(0) blocks(0) bytes(0)
        List<Integer> list = List.of(small, large);
        int sum = list.get(0) + list.get(1);
    }

    static void numbersInAMap() { // instructions(0) blocks(0) bytes(0)
        Map<Integer, Long> map = new HashMap<>();
        map.put(large, million);
        long found = map.get(large);
    }

    private Boxing() {}
}
