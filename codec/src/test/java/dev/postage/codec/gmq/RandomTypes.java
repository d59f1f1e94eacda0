package dev.postage.codec.gmq;

import dev.postage.codec.gmq.frame.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;

/** The types of random schemas that are neither structs nor unions. */
final class RandomTypes {
    private static final long[] EDGES = {
        0, 1, -1, 63, 64, -64, -65, 127, 128, 16383, 16384, 1L << 32, Long.MAX_VALUE, Long.MIN_VALUE
    };
    private static final double[] REALS = {
        0.0, -0.0, 3.14, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN, Double.NEGATIVE_INFINITY
    };
    private static final String[] TEXTS = {"", "hi", "é€😀", "a\"\\\n", "0123456789012345678901234567890123456789"};

    static final Simple UNSIGNED = new Simple("UINTEGER", random -> new GmqUnsigned(number(random)));
    static final Simple SIGNED = new Simple("INTEGER", random -> new GmqInteger(number(random)));
    static final Simple TEXT =
            new Simple("CHARACTER-STRING", random -> new GmqText(TEXTS[random.nextInt(TEXTS.length)]));
    static final Simple ENUM =
            new Simple("enum Colour { red=0, blue=300 }", random -> new GmqName(random.nextBoolean() ? "red" : "blue"));
    static final List<Simple> KEYS = List.of(UNSIGNED, SIGNED, TEXT);
    static final List<Simple> ELEMENTARY = List.of(
            UNSIGNED,
            SIGNED,
            TEXT,
            ENUM,
            new Simple("REAL", random -> new GmqReal(REALS[random.nextInt(REALS.length)])),
            new Simple("BYTE_ARRAY [3]", random -> bytes(random, 3)),
            new Simple("BLOB", random -> bytes(random, blobSize(random))));

    private RandomTypes() {}

    private static long number(Random random) {
        return random.nextBoolean() ? EDGES[random.nextInt(EDGES.length)] : random.nextLong() >> random.nextInt(64);
    }

    /** Mostly small, now and then around the limits of frames, or 20 KB. */
    private static int blobSize(Random random) {
        return switch (random.nextInt(40)) {
            case 0 -> 20_000 + random.nextInt(1000);
            case 1 -> 4085 + random.nextInt(16);
            default -> random.nextInt(40);
        };
    }

    private static GmqBytes bytes(Random random, int size) {
        byte[] bytes = new byte[size];
        random.nextBytes(bytes);
        return new GmqBytes(bytes);
    }

    /** A type without parts. */
    record Simple(String idl, Function<Random, GmqValue> values) implements RandomSchema.Type {
        @Override
        public GmqValue random(Random random, int version, int depth) {
            return values.apply(random);
        }

        @Override
        public GmqValue seen(GmqValue written, int writer, int reader) {
            return written;
        }

        @Override
        public List<Node> nodes(GmqValue value, int version) {
            if (value instanceof GmqUnsigned number) {
                return List.of(Node.unsigned(number.value()));
            } else if (value instanceof GmqInteger number) {
                return List.of(Node.signed(number.value()));
            } else if (value instanceof GmqReal real) {
                return List.of(Node.real(real.value()));
            } else if (value instanceof GmqText text) {
                return List.of(Node.text(text.value()));
            } else if (value instanceof GmqName name) {
                return List.of(Node.unsigned(name.value().equals("red") ? 0 : 300));
            }
            byte[] bytes = ((GmqBytes) value).array();
            return List.of(idl.equals("BLOB") ? Node.blob(bytes) : Node.byteArray(bytes));
        }
    }

    /** A VECTOR. */
    record Vector(RandomSchema.Type element) implements RandomSchema.Type {
        @Override
        public String idl() {
            return "VECTOR < " + element.idl() + " >";
        }

        @Override
        public GmqValue random(Random random, int version, int depth) {
            List<GmqValue> elements = new ArrayList<>();
            for (int i = depth <= 0 ? 0 : random.nextInt(4); i > 0; i--) {
                elements.add(element.random(random, version, depth - 1));
            }
            return new GmqVector(elements);
        }

        @Override
        public GmqValue seen(GmqValue written, int writer, int reader) {
            return new GmqVector(((GmqVector) written)
                    .elements().stream()
                            .map(one -> element.seen(one, writer, reader))
                            .toList());
        }

        @Override
        public List<Node> nodes(GmqValue value, int version) {
            List<GmqValue> elements = ((GmqVector) value).elements();
            List<Node> nodes = new ArrayList<>(List.of(Node.unsigned(elements.size())));
            elements.forEach(one -> nodes.addAll(element.nodes(one, version)));
            return nodes;
        }
    }

    /** A DICTIONARY. */
    record Dictionary(Simple key, RandomSchema.Type value) implements RandomSchema.Type {
        @Override
        public String idl() {
            return "DICTIONARY < " + key.idl() + " , " + value.idl() + " >";
        }

        @Override
        public GmqValue random(Random random, int version, int depth) {
            List<GmqDictionary.Pair> pairs = new ArrayList<>();
            for (int i = depth <= 0 ? 0 : random.nextInt(3); i > 0; i--) {
                pairs.add(new GmqDictionary.Pair(
                        key.random(random, version, 0), value.random(random, version, depth - 1)));
            }
            return new GmqDictionary(pairs);
        }

        @Override
        public GmqValue seen(GmqValue written, int writer, int reader) {
            return new GmqDictionary(((GmqDictionary) written)
                    .pairs().stream()
                            .map(pair -> new GmqDictionary.Pair(pair.key(), value.seen(pair.value(), writer, reader)))
                            .toList());
        }

        @Override
        public List<Node> nodes(GmqValue written, int version) {
            List<GmqDictionary.Pair> pairs = ((GmqDictionary) written).pairs();
            List<Node> nodes = new ArrayList<>(List.of(Node.unsigned(pairs.size())));
            for (GmqDictionary.Pair pair : pairs) {
                nodes.addAll(key.nodes(pair.key(), version));
                nodes.addAll(value.nodes(pair.value(), version));
            }
            return nodes;
        }
    }

    /** A member behind a FENCE. A struct or a fixed union would need a default of its own model: it goes into a vector. */
    static RandomSchema.Field withDefault(String name, RandomSchema.Type type, Random random) {
        Map<String, GmqValue> empty =
                Map.of("BLOB", new GmqBytes(new byte[0]), "BYTE_ARRAY [3]", new GmqBytes(new byte[3]));
        if (type == UNSIGNED || type == SIGNED) {
            int value = random.nextInt(1000);
            GmqValue number = type == UNSIGNED ? new GmqUnsigned(value) : new GmqInteger(-value);
            return new RandomSchema.Field(name, type, (type == UNSIGNED ? "" : "-") + value, number);
        }
        if (type == TEXT) {
            return new RandomSchema.Field(name, type, "\"zz\"", new GmqText("zz"));
        }
        if (type == ENUM) {
            return new RandomSchema.Field(name, type, "blue", new GmqName("blue"));
        }
        if (type.idl().equals("REAL")) {
            return new RandomSchema.Field(name, type, "-1.5", new GmqReal(-1.5));
        }
        if (type instanceof Dictionary) {
            return new RandomSchema.Field(name, type, "EMPTY", new GmqDictionary(List.of()));
        }
        if (type instanceof Vector) {
            return new RandomSchema.Field(name, type, "EMPTY", new GmqVector(List.of()));
        }
        if (type instanceof RandomUnion union && !union.fixed()) {
            return new RandomSchema.Field(name, type, "EMPTY", GmqUnion.unknown(0, Optional.empty()));
        }
        if (empty.containsKey(type.idl())) {
            return new RandomSchema.Field(name, type, "EMPTY", empty.get(type.idl()));
        }
        return new RandomSchema.Field(name, new Vector(type), "EMPTY", new GmqVector(List.of()));
    }
}
