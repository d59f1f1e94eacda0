package dev.postage.codec.gmq;

import dev.postage.codec.gmq.frame.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * A union of a random schema.
 *
 * @param name its own
 * @param fixed whether it is NONEXTENDABLE
 * @param cases with the version that added each
 */
record RandomUnion(String name, boolean fixed, List<Case> cases) implements RandomSchema.Type {
    record Case(String name, long id, int since, List<List<RandomSchema.Field>> blocks) {}

    RandomUnion(String name, boolean fixed) {
        this(name, fixed, new ArrayList<>());
    }

    @Override
    public String idl() {
        return "DISCRIMINATED_UNION " + name;
    }

    String declaration(int version) {
        StringBuilder text =
                new StringBuilder("DISCRIMINATED_UNION " + (fixed ? "NONEXTENDABLE " : "") + name + " {\n");
        known(version)
                .forEach(one -> text.append("CASE ")
                        .append(one.name())
                        .append(" = ")
                        .append(one.id())
                        .append(" : {\n")
                        .append(RandomStruct.members(one.blocks(), version))
                        .append("}\n"));
        return text.append("};\n").toString();
    }

    private List<Case> known(int version) {
        return cases.stream().filter(one -> one.since() <= version).toList();
    }

    @Override
    public GmqValue random(Random random, int version, int depth) {
        List<Case> known = known(version);
        Case one = known.get(random.nextInt(known.size()));
        return GmqUnion.of(one.name(), one.id(), RandomStruct.random(one.blocks(), random, version, depth));
    }

    @Override
    public GmqValue seen(GmqValue written, int writer, int reader) {
        GmqUnion union = (GmqUnion) written;
        Optional<Case> known =
                known(reader).stream().filter(one -> one.id() == union.id()).findFirst();
        return known.map(one -> GmqUnion.of(
                        one.name(), one.id(), RandomStruct.seen(one.blocks(), union.members(), writer, reader)))
                .orElseGet(() -> GmqUnion.unknown(union.id(), Optional.empty()));
    }

    @Override
    public List<Node> nodes(GmqValue value, int version) {
        GmqUnion union = (GmqUnion) value;
        List<List<Node>> blocks = new ArrayList<>(List.of(List.of(Node.unsigned(union.id()))));
        Optional<Case> known =
                known(version).stream().filter(one -> one.id() == union.id()).findFirst();
        if (known.isPresent()) {
            blocks = RandomStruct.nodes(known.get().blocks(), union.members(), version);
            List<Node> first = new ArrayList<>(List.of(Node.unsigned(union.id())));
            first.addAll(blocks.get(0));
            blocks.set(0, first);
        }
        return List.of(new Node.Struct(!fixed, blocks));
    }
}
