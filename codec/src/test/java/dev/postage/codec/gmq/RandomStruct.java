package dev.postage.codec.gmq;

import dev.postage.codec.gmq.frame.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A struct of a random schema.
 *
 * @param name its own
 * @param fixed whether it is NONEXTENDABLE
 * @param blocks the members each version added
 */
record RandomStruct(String name, boolean fixed, List<List<RandomSchema.Field>> blocks) implements RandomSchema.Type {
    RandomStruct(String name, boolean fixed) {
        this(name, fixed, new ArrayList<>());
    }

    @Override
    public String idl() {
        return "STRUCT " + name;
    }

    String declaration(int version) {
        return "STRUCT " + (fixed ? "NONEXTENDABLE " : "") + name + " {\n" + members(blocks, version) + "};\n";
    }

    static String members(List<List<RandomSchema.Field>> blocks, int version) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i <= version; i++) {
            text.append(i > 0 && !blocks.get(i).isEmpty() ? "FENCE;\n" : "");
            blocks.get(i).forEach(field -> text.append(field.idl()));
        }
        return text.toString();
    }

    @Override
    public GmqValue random(Random random, int version, int depth) {
        return random(blocks, random, version, depth);
    }

    static GmqRecord random(List<List<RandomSchema.Field>> blocks, Random random, int version, int depth) {
        Map<String, GmqValue> members = new LinkedHashMap<>();
        for (int i = 0; i <= version; i++) {
            blocks.get(i)
                    .forEach(field -> members.put(field.name(), field.type().random(random, version, depth - 1)));
        }
        return new GmqRecord(members);
    }

    @Override
    public GmqValue seen(GmqValue written, int writer, int reader) {
        return seen(blocks, (GmqRecord) written, writer, reader);
    }

    static GmqRecord seen(List<List<RandomSchema.Field>> blocks, GmqRecord written, int writer, int reader) {
        Map<String, GmqValue> members = new LinkedHashMap<>();
        for (int i = 0; i <= reader; i++) {
            boolean there = i <= writer;
            blocks.get(i)
                    .forEach(field -> members.put(
                            field.name(),
                            there
                                    ? field.type().seen(written.member(field.name()), writer, reader)
                                    : field.defaultValue()));
        }
        return new GmqRecord(members);
    }

    @Override
    public List<Node> nodes(GmqValue value, int version) {
        return List.of(new Node.Struct(!fixed, nodes(blocks, (GmqRecord) value, version)));
    }

    /** The blocks a version writes; it has no FENCE before one without members. */
    static List<List<Node>> nodes(List<List<RandomSchema.Field>> blocks, GmqRecord value, int version) {
        List<List<Node>> nodes = new ArrayList<>();
        for (int i = 0; i <= version; i++) {
            List<Node> block = new ArrayList<>();
            blocks.get(i).forEach(field -> block.addAll(field.type().nodes(value.member(field.name()), version)));
            if (i == 0 || !blocks.get(i).isEmpty()) {
                nodes.add(block);
            }
        }
        return nodes;
    }
}
