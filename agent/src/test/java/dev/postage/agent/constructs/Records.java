package dev.postage.agent.constructs;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Records and what the VM generates for them. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class Records {
    private static Point point = new Point(1, 2);
    private static Point same = new Point(1, 2);
    private static Mixed mixed = new Mixed("name", 5L, 0.5, true, List.of(1));
    private static Object object = same;

    record Point(int x, int y) {}

    record Empty() {}

    record Mixed(String name, long number, double fraction, boolean flag, List<Integer> list) {}

    record Checked(int number) {
        Checked {
            if (number < 0) {
                throw new IllegalArgumentException();
            }
        }
    }

    record Pair<A, B>(A first, B second) {
        static <A, B> Pair<A, B> of(A first, B second) {
            return new Pair<>(first, second);
        }
    }

    static void makes() { // instructions(19) blocks(1) bytes(24)
        Point made = new Point(3, 4);
    }

    static void makesOneWithoutComponents() { // instructions(11) blocks(1) bytes(16)
        Empty made = new Empty();
    }

    static void makesByCompactConstructor() { // instructions(17) blocks(1) bytes(16)
        Checked made = new Checked(5);
    }

    static void makesGeneric() { // instructions(23) blocks(1) bytes(24)
        Pair<String, Point> made = Pair.of("one", point);
    }

    static void reads() { // instructions(6) blocks(0) bytes(0)
        int x = point.x();
    }

    static void equalsAnother() { // instructions(640) blocks(0) bytes(0)
        boolean equal = point.equals(same);
    }

    static void equalsItselfOrOthers() { // instructions(350 | 352) blocks(0) bytes(0)
        boolean equal = point.equals(point);
        boolean different = point.equals(mixed);
    }

    static void hashes() { // instructions(225 | 227) blocks(0) bytes(0)
        int hash = point.hashCode();
    }

    static void toText() { // instructions(2698 | 532) blocks(17 | 2) bytes(520 | 56)
        String text = point.toString();
    }

    static void ofMixedTypes() { // instructions(779 | 782) blocks(0) bytes(0)
        boolean equal = mixed.equals(mixed);
        int hash = mixed.hashCode();
    }

    static void ofMixedTypesToText() { // instructions(7016 | 3113) blocks(33 | 12) bytes(1208 | 376)
        String text = mixed.toString();
    }

    static void asKey() { // instructions(1300 | 1304) blocks(3) bytes(160)
        Map<Point, String> map = new HashMap<>();
        map.put(point, "here");
        String found = map.get(same);
    }

    static void readsByPattern() { // instructions(21) blocks(0) bytes(0)
        int sum = object instanceof Point found ? found.x() + found.y() : 0;
    }

    private Records() {}
}
