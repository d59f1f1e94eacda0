package dev.postage.agent.constructs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Loops of each kind, left in each way. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class Loops {
    private static int[] numbers = {1, 2, 3, 4};
    private static List<String> words = new ArrayList<>(List.of("one", "two", "three"));
    private static Map<String, Integer> sizes = new HashMap<>(Map.of("one", 1, "two", 2));

    static void countsUp() { // instructions(55) blocks(0) bytes(0)
        for (int i = 0; i < 10; i++) {}
    }

    static void countsDown() { // instructions(45) blocks(0) bytes(0)
        for (int i = 10; i-- > 0; ) {}
    }

    static void countsALong() { // instructions(96) blocks(0) bytes(0)
        for (long i = 0; i < 10; i++) {}
    }

    static void countsADouble() { // instructions(42) blocks(0) bytes(0)
        for (double d = 0; d < 1; d += 0.25) {}
    }

    static void countsTwoAtOnce() { // instructions(37) blocks(0) bytes(0)
        for (int i = 0, k = 10; i < k; i++, k--) {}
    }

    static void whileLoop() { // instructions(55) blocks(0) bytes(0)
        int i = 0;
        while (i < 10) {
            i++;
        }
    }

    static void doWhileLoop() { // instructions(42) blocks(0) bytes(0)
        int i = 0;
        do {
            i++;
        } while (i < 10);
    }

    static void loopThatNeverRuns() { // instructions(4) blocks(0) bytes(0)
        for (int i = 0; i > 0; i++) {}
    }

    static void endlessLoopLeftByBreak() { // instructions(23) blocks(0) bytes(0)
        int i = 0;
        for (; ; ) {
            if (++i == 5) {
                break;
            }
        }
    }

    static void endlessLoopLeftByReturn() { // instructions(22) blocks(0) bytes(0)
        int i = 0;
        while (true) {
            if (++i == 5) {
                return;
            }
        }
    }

    static void continues() { // instructions(107) blocks(0) bytes(0)
        int odd = 0;
        for (int i = 0; i < 10; i++) {
            if ((i & 1) == 0) {
                continue;
            }
            odd++;
        }
    }

    static void labelledBreak() { // instructions(86) blocks(0) bytes(0)
        outer:
        for (int i = 0; i < 4; i++) {
            for (int k = 0; k < 4; k++) {
                if (i * k == 2) {
                    break outer;
                }
            }
        }
    }

    static void labelledContinue() { // instructions(137) blocks(0) bytes(0)
        outer:
        for (int i = 0; i < 4; i++) {
            for (int k = 0; k < 4; k++) {
                if (k > i) {
                    continue outer;
                }
            }
        }
    }

    static void labelledBlock() { // instructions(5) blocks(0) bytes(0)
        block:
        {
            if (numbers.length == 4) {
                break block;
            }
            numbers = new int[4];
        }
    }

    static void forEachOverArray() { // instructions(64) blocks(0) bytes(0)
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
    }

    static void forOverArray() { // instructions(56) blocks(0) bytes(0)
        int sum = 0;
        for (int i = 0; i < numbers.length; i++) {
            sum += numbers[i];
        }
    }

    static void forEachOverList() { // instructions(252 | 259) blocks(1) bytes(32)
        int sum = 0;
        for (String word : words) {
            sum += word.length();
        }
    }

    static void forEachOverMap() { // instructions(261 | 274) blocks(1) bytes(40 | 32)
        int sum = 0;
        for (Map.Entry<String, Integer> entry : sizes.entrySet()) {
            sum += entry.getValue();
        }
    }

    static void explicitIterator() { // instructions(193 | 200) blocks(1) bytes(32)
        for (Iterator<String> each = words.iterator(); each.hasNext(); ) {
            each.next();
        }
    }

    static void forEachByLambda() { // instructions(158) blocks(0) bytes(0)
        words.forEach(word -> word.length());
    }

    static void loopThatCalls() { // instructions(175) blocks(0) bytes(0)
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += Math.abs(-i);
        }
    }

    private Loops() {}
}
