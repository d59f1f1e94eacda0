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

    static void smallInt() { // instructions(15) blocks(0) bytes(0)
        Integer box = small;
    }

    static void largeInt() { // instructions(24) blocks(1) bytes(16)
        Integer box = large;
    }

    static void smallLong() { // instructions(20) blocks(0) bytes(0)
        Long box = hundred;
    }

    static void largeLong() { // instructions(28) blocks(1) bytes(24)
        Long box = million;
    }

    static void everyByteAndShort() { // instructions(61) blocks(1) bytes(16)
        Byte box = (byte) small;
        Short smallShort = (short) small;
        Short largeShort = (short) large;
    }

    static void characters() { // instructions(28) blocks(1) bytes(16)
        Character box = letter;
        Character largeBox = wide;
    }

    static void floatingPoint() { // instructions(36) blocks(2) bytes(40)
        Float single = 0.5f;
        Double twice = half;
    }

    static void booleans() { // instructions(8) blocks(0) bytes(0)
        Boolean box = yes;
    }

    static void byConstructor() { // instructions(15) blocks(1) bytes(16)
        Integer box = new Integer(small);
    }

    static void unboxes() { // instructions(13) blocks(0) bytes(0)
        int number = boxed;
        long wider = boxed;
    }

    static void incrementsABox() { // instructions(36) blocks(1) bytes(16)
        Integer box = boxed;
        box++;
    }

    static void addsTwoBoxes() { // instructions(34) blocks(1) bytes(16)
        Integer sum = boxed + other;
    }

    static void equalBoxes() { // instructions(33 | 35) blocks(0) bytes(0)
        boolean same = boxed == other;
        boolean equal = boxed.equals(other);
        boolean ofAnotherType = boxed.equals(boxedLong);
    }

    static void comparesWithAnInt() { // instructions(28) blocks(0) bytes(0)
        boolean equal = boxed == large;
        int order = boxed.compareTo(other);
    }

    static void ternaryThatUnboxes() { // instructions(36) blocks(1) bytes(24)
        Object chosen = yes ? boxed : boxedLong;
    }

    static void unboxesNull() { // instructions(54 | 56) blocks(0) bytes(0) vmBytes(728 | 736)
        Integer none = null;
        try {
            int number = none;
        } catch (NullPointerException caught) {
            none = boxed;
        }
    }

    static void boxesForAList() { // instructions(109) blocks(2) bytes(40)
        List<Integer> list = List.of(small, large);
        int sum = list.get(0) + list.get(1);
    }

    static void numbersInAMap() { // instructions(321 | 323) blocks(6) bytes(216)
        Map<Integer, Long> map = new HashMap<>();
        map.put(large, million);
        long found = map.get(large);
    }

    private Boxing() {}
}
