package dev.postage.codec.gmq;

import dev.postage.codec.gmq.frame.Node;
import dev.postage.codec.gmq.idl.IdlException;
import dev.postage.codec.gmq.idl.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A random schema in three versions, and values of it, known by a model of the tests' own: what a reader must see is told by the
 * model, not by the codec. Behind every member that can have something to skip stands a number that is checked.
 */
public final class RandomSchema {
    public static final int VERSIONS = 3;

    /** A type with its IDL text in a version. */
    interface Type {
        String idl();

        GmqValue random(Random random, int version, int depth);

        GmqValue seen(GmqValue written, int writer, int reader);

        /** What a version writes for a value, for the naive composer. */
        List<Node> nodes(GmqValue value, int version);
    }

    /** A member; the default is there behind a FENCE. */
    record Field(String name, Type type, String defaultIdl, GmqValue defaultValue) {
        String idl() {
            return type.idl() + (defaultIdl == null ? "" : " DEFAULT = " + defaultIdl) + " " + name + ";\n";
        }
    }

    private final Random random;
    private final List<RandomStruct> structs = new ArrayList<>();
    private final List<RandomUnion> unions = new ArrayList<>();
    private int names;

    public RandomSchema(long seed) {
        random = new Random(seed);
        int count = 1 + random.nextInt(4);
        for (int i = 0; i < count; i++) {
            structs.add(new RandomStruct("s" + i, i > 0 && random.nextInt(5) == 0));
        }
        for (int i = 0; i < random.nextInt(3); i++) {
            unions.add(new RandomUnion("u" + i, random.nextInt(4) == 0));
        }
        for (int i = 0; i < count; i++) {
            int own = i;
            RandomStruct struct = structs.get(i);
            fillBlocks(struct.blocks(), struct.fixed(), () -> type(own, 2, true));
        }
        unions.forEach(this::fillUnion);
    }

    private interface TypeSource {
        Type next();
    }

    /** What every version after the first may add stands behind a FENCE; a NONEXTENDABLE type gets nothing. */
    private void fillBlocks(List<List<Field>> blocks, boolean fixed, TypeSource types) {
        for (int version = 0; version < VERSIONS; version++) {
            List<Field> block = new ArrayList<>();
            blocks.add(block);
            if (version > 0 && (fixed || random.nextBoolean())) {
                continue;
            }
            for (int i = random.nextInt(4); i > 0; i--) {
                block.add(field(types.next(), version));
                block.add(field(RandomTypes.UNSIGNED, version));
            }
            if (block.isEmpty() && (version > 0 || fixed)) {
                block.add(field(RandomTypes.UNSIGNED, version));
            }
        }
    }

    private Field field(Type type, int version) {
        String name = "m" + names++;
        return version == 0 ? new Field(name, type, null, null) : RandomTypes.withDefault(name, type, random);
    }

    private void fillUnion(RandomUnion union) {
        for (int version = 0; version < VERSIONS; version++) {
            int added = version == 0 ? 1 + random.nextInt(2) : union.fixed() ? 0 : random.nextInt(2);
            for (int i = 0; i < added; i++) {
                RandomUnion.Case one = new RandomUnion.Case(
                        "c" + names++, 1 + union.cases().size() * 100L, version, new ArrayList<>());
                // a case may name structs only in vectors, so that nothing holds itself by value
                fillBlocks(one.blocks(), union.fixed(), () -> type(structs.size(), 2, false));
                union.cases().add(one);
            }
        }
    }

    /** A type; structs by value are those of higher numbers, so that nothing holds itself. */
    private Type type(int own, int depth, boolean withUnions) {
        int choice = random.nextInt(depth == 0 ? 7 : 12);
        if (choice < 7) {
            return RandomTypes.ELEMENTARY.get(choice);
        }
        if (choice == 7 && own + 1 < structs.size()) {
            return structs.get(own + 1 + random.nextInt(structs.size() - own - 1));
        }
        if (choice == 8 && withUnions && !unions.isEmpty()) {
            return unions.get(random.nextInt(unions.size()));
        }
        if (choice == 9) {
            return new RandomTypes.Dictionary(
                    RandomTypes.KEYS.get(random.nextInt(3)), type(own, depth - 1, withUnions));
        }
        if (choice == 10) {
            return new RandomTypes.Vector(type(own, depth - 1, withUnions));
        }
        return new RandomTypes.Vector(structs.get(random.nextInt(structs.size())));
    }

    /** The text of a version, 0 to 2; the root is s0. */
    public String idl(int version) {
        StringBuilder text = new StringBuilder();
        structs.forEach(struct -> text.append(struct.declaration(version)));
        unions.forEach(union -> text.append(union.declaration(version)));
        // the last number is behind everything a reader may have to skip
        return text + "STRUCT NONEXTENDABLE root {\nSTRUCT s0 body;\nUINTEGER after;\n};\n";
    }

    /** Whether a struct has no member in a version, so that vectors of it are not for the bare profile. */
    boolean hasEmptyStruct(int version) {
        return structs.stream()
                .anyMatch(struct -> struct.blocks().stream().limit(version + 1L).allMatch(List::isEmpty));
    }

    public GmqSchema schema(int version, boolean keepsUnknown) throws IdlException {
        Schema schema = Schema.parse("v" + (version + 1) + ".idl", idl(version));
        return keepsUnknown ? GmqSchema.keepingUnknown(schema) : GmqSchema.of(schema);
    }

    public GmqRecord value(int version) {
        return new GmqRecord(java.util.Map.of(
                "body",
                structs.get(0).random(random, version, 4),
                "after",
                RandomTypes.UNSIGNED.random(random, version, 0)));
    }

    /** What a reader of one version sees of what a writer of another wrote. */
    GmqRecord seen(GmqRecord written, int writer, int reader) {
        return new GmqRecord(java.util.Map.of(
                "body", structs.get(0).seen(written.member("body"), writer, reader), "after", written.member("after")));
    }

    /** What a version writes for the root. */
    List<Node> nodes(GmqRecord root, int version) {
        List<Node> nodes = new ArrayList<>(structs.get(0).nodes(root.member("body"), version));
        nodes.addAll(RandomTypes.UNSIGNED.nodes(root.member("after"), version));
        return nodes;
    }
}
