package dev.postage.codec.gmq.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Messages of chance: trees of structs in up to three versions, and values near the sizes where frames change. */
final class RandomNodes {
    private static final int[] SMALL_EDGES = {1, 30, 31, 32, 127, 128};
    private static final int[] EDGES = {
        1, 30, 31, 32, 127, 128, 4092, 4093, 4094, 4095, 4096, 8189, 8190, 8191, 8192, 20_000
    };

    private final Random random;
    private final int[] edges;
    private int budget;

    private RandomNodes(long seed, int budget, int[] edges) {
        random = new Random(seed);
        this.budget = budget;
        this.edges = edges;
    }

    /** A message of about so many members. */
    static List<Node> message(long seed, int budget) {
        return new RandomNodes(seed, budget, EDGES).message();
    }

    /** The same without large values. */
    static List<Node> smallMessage(long seed, int budget) {
        return new RandomNodes(seed, budget, SMALL_EDGES).message();
    }

    private List<Node> message() {
        List<Node> message = new ArrayList<>();
        do {
            message.add(node(0));
        } while (budget > 0);
        return message;
    }

    private Node node(int depth) {
        budget--;
        if (budget > 0 && depth < 12 && random.nextInt(3) == 0) {
            return struct(depth + 1);
        }
        return switch (random.nextInt(9)) {
            case 0, 1, 2 -> Node.unsigned(integer());
            case 3, 4 -> Node.signed(integer());
            case 5 -> new Node.Real(random.nextLong());
            case 6 -> Node.text(text());
            case 7 -> Node.blob(bytes());
            default -> Node.byteArray(bytes());
        };
    }

    private Node struct(int depth) {
        boolean extensible = random.nextInt(4) > 0;
        int blocks = extensible ? 1 + random.nextInt(3) : 1;
        return new Node.Struct(
                extensible,
                IntStream.range(0, blocks).mapToObj(i -> block(depth, i)).toList());
    }

    /** Behind a FENCE at least one member has bytes, before it there need not be any. */
    private List<Node> block(int depth, int index) {
        List<Node> members = new ArrayList<>();
        if (index > 0) {
            members.add(random.nextBoolean() ? Node.unsigned(integer()) : Node.struct());
        }
        Stream.generate(() -> node(depth)).limit(random.nextInt(4)).forEach(members::add);
        return members;
    }

    private long integer() {
        return random.nextLong() >>> random.nextInt(64);
    }

    private String text() {
        int length = length();
        int kind = random.nextInt(4);
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            text.appendCodePoint(kind == 0 ? codePoint() : 'a' + random.nextInt(26));
        }
        return text.toString();
    }

    private int codePoint() {
        int codePoint = random.nextInt(0x110000) >>> random.nextInt(16);
        return codePoint >= 0xd800 && codePoint < 0xe000 ? 0xd7ff : codePoint;
    }

    private byte[] bytes() {
        byte[] bytes = new byte[length()];
        random.nextBytes(bytes);
        return bytes;
    }

    private int length() {
        return random.nextInt(12) == 0 ? edges[random.nextInt(edges.length)] : random.nextInt(12);
    }
}
