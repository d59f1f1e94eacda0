package dev.postage.report.launch.entropy;

import com.fasterxml.jackson.core.sym.ByteQuadsCanonicalizer;
import com.tngtech.archunit.thirdparty.com.google.common.hash.Hashing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;

/** Random numbers whose seeds come from the clock. */
final class Draws {
    private static final int MOST = 400;

    private Draws() {}

    static int random() {
        return new Random().nextInt();
    }

    static int shuffled() {
        List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16));
        Collections.shuffle(numbers);
        return EntropyProgram.folded(numbers);
    }

    static int mathRandom() {
        return (int) (Math.random() * Integer.MAX_VALUE);
    }

    static int threadLocalRandom() {
        return ThreadLocalRandom.current().nextInt();
    }

    static int splittableRandom() {
        return new SplittableRandom().nextInt();
    }

    static int generator() {
        return RandomGenerator.getDefault().nextInt();
    }

    /** How high its towers are is drawn; what is compared on the way to a key follows. */
    static int skipList() {
        int[] compared = {0};
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>((one, other) -> {
            compared[0]++;
            return Integer.compare(one, other);
        });
        for (int i = 0; i < MOST; i++) {
            map.put(i, i);
        }
        return compared[0] + map.size();
    }

    static int jacksonNames() {
        return ByteQuadsCanonicalizer.createRoot().hashSeed();
    }

    static int guavaHash() {
        return Hashing.goodFastHash(32).hashInt(1).asInt();
    }
}
