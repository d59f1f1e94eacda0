package dev.postage.codec.gmq.generate;

import dev.postage.codec.gmq.idl.Body;
import dev.postage.codec.gmq.idl.Member;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
     * @param keeps whether it has a last component for what a newer version added
     * @param tail what it implements, or nothing
     */
    void add(SourceWriter out, String head, String name, Body body, boolean keeps, String tail) {
        List<Member> members = body.members();
        Stream<String> components =
                members.stream().map(member -> types.java(member.type()) + " " + JavaNames.member(member.name()));
        String unknown = TypeCode.unknownName(body);
        out.line(head + "record " + name + "(" + with(components, keeps, "UnknownFrames " + unknown) + ")" + tail
                + " {");
        constructor(out, name, members, keeps ? unknown : "");
        out.lines(
                "/** A builder, with the default of each member that has one. */", "public static Builder builder() {");
        out.lines("return new Builder();", "}", "");
        String values = with(members.stream().map(types::absent), keeps, "UnknownFrames.NONE");
        out.lines("/** The value EMPTY. */", "public static " + name + " empty() {");
        out.lines("return new " + name + "(" + values + ");", "}", "");
        builder(out, name, members, keeps ? unknown : "");
        out.line("}");
    }

    private static String with(Stream<String> some, boolean another, String last) {
        return Stream.concat(some, another ? Stream.of(last) : Stream.empty()).collect(Collectors.joining(", "));
    }

    private static void constructor(SourceWriter out, String name, List<Member> members, String unknown) {
        if (unknown.isEmpty() && members.stream().allMatch(member -> TypeCode.isPrimitive(member.type()))) {
            return;
        }
        out.line("public " + name + " {");
        for (Member member : members) {
            String java = JavaNames.member(member.name());
            if (TypeCode.isList(member.type())) {
                out.line(java + " = List.copyOf(" + java + ");");
            } else if (!TypeCode.isPrimitive(member.type())) {
                required(out, java);
            }
        }
        if (!unknown.isEmpty()) {
            required(out, unknown);
        }
        out.lines("}", "");
    }

    private static void required(SourceWriter out, String java) {
        out.line("Objects.requireNonNull(" + java + ", " + JavaNames.literal(java) + ");");
    }

    private void builder(SourceWriter out, String name, List<Member> members, String unknown) {
        out.lines(
                "/** Collects the members; those without a default must be set. */",
                "public static final class Builder {");
        for (Member member : members) {
            boolean required = member.defaultValue().isEmpty();
            String type = required ? types.boxed(member.type()) : types.java(member.type());
            out.line("private " + type + " " + JavaNames.member(member.name())
                    + (required ? ";" : " = " + types.absent(member) + ";"));
        }
        if (!unknown.isEmpty()) {
            out.line("private UnknownFrames " + unknown + " = UnknownFrames.NONE;");
        }
        out.lines("", "private Builder() {}", "");
        members.forEach(member -> setter(out, types.java(member.type()), JavaNames.member(member.name())));
        if (!unknown.isEmpty()) {
            setter(out, "UnknownFrames", unknown);
        }
        String values = with(members.stream().map(RecordSource::built), !unknown.isEmpty(), unknown);
        out.line("public " + name + " build() {");
        out.lines("return new " + name + "(" + values + ");", "}", "}");
    }

    private static void setter(SourceWriter out, String type, String java) {
        out.line("public Builder " + java + "(" + type + " " + java + ") {");
        out.lines("this." + java + " = " + java + ";", "return this;", "}", "");
    }

    private static String built(Member member) {
        String java = JavaNames.member(member.name());
        return member.defaultValue().isPresent()
                ? java
                : "Objects.requireNonNull(" + java + ", " + JavaNames.literal(java + " is not set and has no default")
                        + ")";
    }
}
