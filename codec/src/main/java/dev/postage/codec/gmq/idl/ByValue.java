package dev.postage.codec.gmq.idl;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Which type holds which by value, that is not in a VECTOR or DICTIONARY, which may be empty. */
final class ByValue {
    private final Schema schema;
    private final Problems problems;
    private final Set<String> done = new HashSet<>();
    private boolean cyclic;

    ByValue(Schema schema, Problems problems) {
        this.schema = schema;
        this.problems = problems;
    }

    void refuseCycles() {
        Stream.concat(schema.structs().keySet().stream(), schema.unions().keySet().stream())
                .forEach(name -> visit(name, new ArrayDeque<>()));
    }

    private void visit(String name, Deque<String> path) {
        if (done.contains(name)) {
            return;
        }
        path.addLast(name);
        for (Member member : membersOf(name)) {
            Optional<String> used = used(member.type());
            if (used.isPresent() && path.contains(used.get())) {
                cyclic = true;
                problems.add(
                        member.position(),
                        "member " + member.name() + " makes " + used.get() + " hold itself",
                        "use VECTOR < " + member.type() + " >");
            } else {
                used.ifPresent(other -> visit(other, path));
            }
        }
        path.removeLast();
        done.add(name);
    }

    private List<Member> membersOf(String name) {
        StructType struct = schema.structs().get(name);
        if (struct != null) {
            return struct.body().members();
        }
        UnionType union = schema.unions().get(name);
        return union == null
                ? List.of()
                : union.cases().stream()
                        .flatMap(one -> one.body().members().stream())
                        .toList();
    }

    private static Optional<String> used(IdlType type) {
        if (type instanceof StructUse use) {
            return Optional.of(use.name());
        }
        return type instanceof UnionUse use ? Optional.of(use.name()) : Optional.empty();
    }

    /** Behind a FENCE something must be on the wire, else a reader could not tell whether the block is there (P2). */
    void refuseWhatHasNoBytes() {
        if (cyclic) {
            return;
        }
        schema.structs().values().forEach(struct -> refuse(struct.body()));
        schema.unions().values().forEach(union -> union.cases().forEach(one -> refuse(one.body())));
        schema.messages().stream()
                .filter(message -> message.alias().isEmpty())
                .forEach(message -> refuse(message.body().body()));
    }

    private void refuseElementsWithoutBytes(IdlType type, Position position) {
        if (type instanceof DictionaryType dictionary) {
            refuseElementsWithoutBytes(dictionary.value(), position);
        } else if (type instanceof VectorType vector) {
            refuseElementsWithoutBytes(vector.element(), position);
            if (!hasBytes(vector.element())) {
                // a count of a few bytes could ask for any number of elements (P7)
                problems.add(
                        position,
                        "elements of " + vector + " have no bytes",
                        "give the struct a member, or write UINTEGER");
            }
        }
    }

    private void refuse(Body body) {
        body.members().forEach(member -> refuseElementsWithoutBytes(member.type(), member.position()));
        for (List<Member> block : body.blocks().subList(1, body.blocks().size())) {
            if (!block.isEmpty() && block.stream().noneMatch(member -> hasBytes(member.type()))) {
                problems.add(
                        block.get(0).position(),
                        "the members behind this FENCE have no bytes",
                        "add a member that has, or take them out");
            }
        }
    }

    /** Only a NONEXTENDABLE struct is without bytes, when all its members are. */
    private boolean hasBytes(IdlType type) {
        if (!(type instanceof StructUse use)) {
            return true;
        }
        StructType struct = schema.structs().get(use.name());
        return struct == null
                || struct.extensible()
                || struct.body().members().stream().anyMatch(member -> hasBytes(member.type()));
    }
}
