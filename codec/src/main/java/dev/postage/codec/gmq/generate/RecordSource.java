package dev.postage.codec.gmq.generate;

import dev.postage.codec.gmq.idl.Member;
import java.util.List;
import java.util.stream.Collectors;

/** A record with its builder: for a struct, the body of a message, or a case of a union. */
final class RecordSource {
    private final TypeCode types;

    RecordSource(TypeCode types) {
        this.types = types;
    }

    /**
     * Adds the record.
     *
     * @param head modifiers before {@code record}
     * @param tail what it implements, or nothing
     */
    void add(SourceWriter out, String head, String name, List<Member> members, String tail) {
        String components = members.stream()
                .map(member -> types.java(member.type()) + " " + JavaNames.member(member.name()))
                .collect(Collectors.joining(", "));
        out.line(head + "record " + name + "(" + components + ")" + tail + " {");
        constructor(out, name, members);
        out.lines(
                "/** A builder, with the default of each member that has one. */", "public static Builder builder() {");
        out.lines("return new Builder();", "}", "");
        String values = members.stream().map(types::absent).collect(Collectors.joining(", "));
        out.lines("/** The value EMPTY. */", "public static " + name + " empty() {");
        out.lines("return new " + name + "(" + values + ");", "}", "");
        builder(out, name, members);
        out.line("}");
    }

    private static void constructor(SourceWriter out, String name, List<Member> members) {
        if (members.stream().allMatch(member -> TypeCode.isPrimitive(member.type()))) {
            return;
        }
        out.line("public " + name + " {");
        for (Member member : members) {
            String java = JavaNames.member(member.name());
            if (TypeCode.isList(member.type())) {
                out.line(java + " = List.copyOf(" + java + ");");
            } else if (!TypeCode.isPrimitive(member.type())) {
                out.line("Objects.requireNonNull(" + java + ", " + JavaNames.literal(java) + ");");
            }
        }
        out.lines("}", "");
    }

    private void builder(SourceWriter out, String name, List<Member> members) {
        out.lines(
                "/** Collects the members; those without a default must be set. */",
                "public static final class Builder {");
        for (Member member : members) {
            boolean required = member.defaultValue().isEmpty();
            String type = required ? types.boxed(member.type()) : types.java(member.type());
            out.line("private " + type + " " + JavaNames.member(member.name())
                    + (required ? ";" : " = " + types.absent(member) + ";"));
        }
        out.lines("", "private Builder() {}", "");
        for (Member member : members) {
            String java = JavaNames.member(member.name());
            out.line("public Builder " + java + "(" + types.java(member.type()) + " " + java + ") {");
            out.lines("this." + java + " = " + java + ";", "return this;", "}", "");
        }
        String values = members.stream().map(RecordSource::built).collect(Collectors.joining(", "));
        out.line("public " + name + " build() {");
        out.lines("return new " + name + "(" + values + ");", "}", "}");
    }

    private static String built(Member member) {
        String java = JavaNames.member(member.name());
        return member.defaultValue().isPresent()
                ? java
                : "Objects.requireNonNull(" + java + ", " + JavaNames.literal(java + " is not set and has no default")
                        + ")";
    }
}
