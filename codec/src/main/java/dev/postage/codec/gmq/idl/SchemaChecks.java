package dev.postage.codec.gmq.idl;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What can be checked only when the whole file is read. */
final class SchemaChecks {
    private final Schema schema;
    private final Problems problems;
    private final Map<String, EnumType> enums = new HashMap<>();

    SchemaChecks(Schema schema, Problems problems) {
        this.schema = schema;
        this.problems = problems;
    }

    void check() {
        schema.structs().values().forEach(struct -> body(struct.body()));
        schema.unions().values().forEach(this::union);
        messages();
        ByValue byValue = new ByValue(schema, problems);
        byValue.refuseCycles();
        byValue.refuseWhatHasNoBytes();
    }

    private void union(UnionType union) {
        if (union.cases().isEmpty()) {
            problems.add(
                    union.position(), "union " + union.name() + " without a CASE", "add one, or take the union out");
        }
        Set<String> names = new HashSet<>();
        Set<Long> ids = new HashSet<>();
        for (UnionCase one : union.cases()) {
            if (!names.add(one.name())) {
                problems.add(one.position(), "a second case " + one.name(), "choose another name");
            }
            if (one.id() == 0) {
                problems.add(one.position(), "case " + one.name() + " has the id 0, which means unknown", "begin at 1");
            } else if (!ids.add(one.id())) {
                problems.add(
                        one.position(),
                        "case " + one.name() + " has the id " + Long.toUnsignedString(one.id()) + " of another case",
                        "give each case its own");
            }
            body(one.body());
            one.body().members().stream()
                    .filter(member -> member.name().equals("case"))
                    .forEach(member -> problems.add(
                            member.position(),
                            "a member of a case called case, which JSON needs for the case itself",
                            "choose another name"));
        }
    }

    private void messages() {
        Map<String, String> numbers = new HashMap<>();
        Set<String> names = new HashSet<>();
        for (MessageType message : schema.messages()) {
            if (!names.add(message.scope() + ":" + message.name())) {
                problems.add(
                        message.position(),
                        "a second message " + message.name() + " in scope " + message.scope(),
                        "choose another name");
            }
            String number = Long.toUnsignedString(message.number());
            String other = numbers.putIfAbsent(message.scope() + ":" + number, message.name());
            if (other != null) {
                problems.add(
                        message.position(),
                        "message " + message.name() + " has the number " + number + " of message " + other,
                        "give each message of a scope its own");
            }
            message.alias().ifPresentOrElse(this::use, () -> body(message.body().body()));
        }
    }

    private void body(Body body) {
        body.members().forEach(member -> type(member.type(), member.position()));
    }

    private void type(IdlType type, Position position) {
        if (type instanceof VectorType vector) {
            type(vector.element(), position);
        } else if (type instanceof DictionaryType dictionary) {
            type(dictionary.key(), position);
            type(dictionary.value(), position);
        } else if (type instanceof StructUse use) {
            use(use);
        } else if (type instanceof UnionUse use) {
            use(use);
        } else if (type instanceof EnumType names) {
            enumeration(names, position);
        }
    }

    private void enumeration(EnumType names, Position position) {
        EnumType first = enums.putIfAbsent(names.name(), names);
        boolean same = first == null
                || List.copyOf(first.values().entrySet())
                        .equals(new ArrayList<>(names.values().entrySet()));
        if (!same
                || schema.structs().containsKey(names.name())
                || schema.unions().containsKey(names.name())) {
            problems.add(position, "the name " + names.name() + " a second time", "choose another name for the enum");
        }
    }

    private void use(StructUse use) {
        StructType struct = schema.structs().get(use.name());
        if (struct == null) {
            String union = schema.unions().containsKey(use.name()) ? "write DISCRIMINATED_UNION instead of STRUCT" : "";
            unknown("struct " + use.name(), use.position(), union);
        } else if (use.markedNonextendable() && struct.extensible()) {
            marked(use.name(), use.position());
        }
    }

    private void use(UnionUse use) {
        UnionType union = schema.unions().get(use.name());
        if (union == null) {
            String struct =
                    schema.structs().containsKey(use.name()) ? "write STRUCT instead of DISCRIMINATED_UNION" : "";
            unknown("union " + use.name(), use.position(), struct);
        } else if (use.markedNonextendable() && union.extensible()) {
            marked(use.name(), use.position());
        }
    }

    private void unknown(String what, Position position, String remedy) {
        problems.add(
                position, "no " + what + " in the file", remedy.isEmpty() ? "declare it, or correct the name" : remedy);
    }

    private void marked(String name, Position position) {
        problems.add(
                position,
                name + " is used as NONEXTENDABLE and is extensible",
                "take NONEXTENDABLE out here, or add it where " + name + " is declared");
    }
}
