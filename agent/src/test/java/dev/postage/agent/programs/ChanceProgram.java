package dev.postage.agent.programs;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;

/** Work whose amount is a matter of chance, each kind in a method of its own. Prints what chance gave in the first unit. */
final class ChanceProgram extends Program {
    private static final int MOST = 1_000;

    public static void main(String[] arguments) throws Exception {
        new ChanceProgram().run(arguments);
    }

    @Override
    long unit(int number) throws Exception {
        long sum = immutableCollections() + random() + threadLocalRandom() + splittableRandom() + generator();
        sum = 31 * sum + symbolTable() + identityHashCodes() + methodOrder() + secureRandom();
        if (number == 0) {
            System.out.println(sum);
        }
        return sum;
    }

    /** How many elements come before one of them is a matter of the salt. */
    private static int immutableCollections() {
        int steps = 0;
        for (String element : Set.of("a", "b", "c", "d", "e", "f", "g", "h", "i", "j")) {
            steps++;
            if (element.equals("e")) {
                break;
            }
        }
        for (Map.Entry<String, Integer> entry :
                Map.of("k", 1, "l", 2, "m", 3, "n", 4, "o", 5).entrySet()) {
            steps++;
            if (entry.getValue() == 3) {
                break;
            }
        }
        for (String element : Set.of("p", "q")) {
            steps++;
            if (element.equals("q")) {
                break;
            }
        }
        return steps;
    }

    private static long random() {
        return loop(new Random().nextInt(MOST)) + loop((int) (Math.random() * MOST));
    }

    private static long threadLocalRandom() {
        return loop(ThreadLocalRandom.current().nextInt(MOST));
    }

    private static long splittableRandom() {
        return loop(new SplittableRandom().nextInt(MOST));
    }

    private static long generator() {
        return loop(RandomGenerator.of("L64X128MixRandom").nextInt(MOST));
    }

    private static long loop(int times) {
        long sum = 0;
        for (int i = 0; i < times; i++) {
            sum += i;
        }
        return sum;
    }

    /** A new table of names for each unit, its hash codes seeded anew. */
    private static int symbolTable() throws Exception {
        String json = "{\"number\": 1, \"customer\": 2, \"articles\": 3, \"amounts\": 4, \"labels\": 5, \"total\": 6}";
        return new ObjectMapper()
                .readTree(json.getBytes(StandardCharsets.UTF_8))
                .size();
    }

    private static int identityHashCodes() {
        Map<Object, Integer> numbers = new HashMap<>();
        for (int i = 0; i < 64; i++) {
            numbers.put(new Object(), i);
        }
        int steps = 0;
        for (int number : numbers.values()) {
            steps++;
            if (number == 17) {
                break;
            }
        }
        return steps;
    }

    private static int methodOrder() {
        int steps = 0;
        for (Method method : ChanceProgram.class.getDeclaredMethods()) {
            steps++;
            if (method.getName().equals("random")) {
                break;
            }
        }
        return steps;
    }

    /** Its bits stay a matter of chance; how it gets them is not. */
    private static int secureRandom() {
        byte[] bits = new byte[16];
        SecureRandom secure = new SecureRandom();
        for (int i = 0; i < 8; i++) {
            secure.nextBytes(bits);
        }
        return bits.length;
    }
}
