package dev.postage.codec.gmq.generate;

import dev.postage.codec.gmq.idl.IdlType;
import dev.postage.codec.gmq.idl.Member;
import dev.postage.codec.gmq.idl.StructType;
import dev.postage.codec.gmq.idl.VectorType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The reader of a struct: an object that takes one message after the other, and allocates nothing for numbers, structs, and
 * vectors of both, once its arrays have grown.
 */
final class ReaderSource {
    private final TypeCode types;
    private final StructType struct;
    private final String name;
    private final List<Member> members;
    private final ValueCode code;
    private final SourceWriter out;

    private ReaderSource(TypeCode types, StructType struct, SourceWriter out) {
        this.types = types;
        this.struct = struct;
        this.name = JavaNames.type(struct.name());
        this.members = struct.body().members();
        this.code = new ValueCode(types);
        this.out = out;
    }

    static void add(TypeCode types, StructType struct, SourceWriter out) {
        new ReaderSource(types, struct, out).add();
    }

    private void add() {
        out.line("/** Reads {@link " + name + "}; may be used again and again, by one thread at a time. */");
        out.line("public final class " + name + "Reader {");
        members.forEach(this::field);
        out.line("");
        readValue();
        read();
        reset();
        Set<String> taken = new HashSet<>();
        members.forEach(member -> taken.add(JavaNames.member(member.name())));
        members.forEach(member -> accessor(member, taken));
        toRecord();
        out.include(code.helpers());
        out.line("}");
    }

    private static boolean isArray(IdlType type) {
        return type instanceof VectorType vector
                && (TypeCode.isPrimitive(vector.element()) || ValueCode.isStruct(vector.element()));
    }

    private String element(IdlType type) {
        IdlType element = ((VectorType) type).element();
        return ValueCode.isStruct(element) ? types.boxed(element) + "Reader" : types.java(element);
    }

    private void field(Member member) {
        String java = JavaNames.member(member.name());
        if (isArray(member.type())) {
            out.line("private " + element(member.type()) + "[] " + java + " = {};");
            out.line("private int " + size(java) + ";");
        } else if (ValueCode.isStruct(member.type())) {
            String reader = types.boxed(member.type()) + "Reader";
            out.line("private final " + reader + " " + java + " = new " + reader + "();");
        } else {
            out.line("private " + types.java(member.type()) + " " + java
                    + (TypeCode.isPrimitive(member.type()) ? ";" : " = " + types.absent(member) + ";"));
        }
    }

    /** No name of the IDL has a dollar sign. */
    private static String size(String java) {
        return java + "$size";
    }

    private void readValue() {
        out.lines("/** Reads one into a new record. */");
        out.line("public static " + name + " readValue(Parser in) throws CodecException {");
        out.lines(
                name + "Reader reader = new " + name + "Reader();",
                "reader.read(in);",
                "return reader.toRecord();",
                "}");
        out.line("");
    }

    private void read() {
        out.lines(
                "/** Reads the next one from where the parser stands. */",
                "public void read(Parser in) throws CodecException {");
        out.line(struct.extensible() ? "in.beginStruct();" : "in.enter();");
        List<List<Member>> blocks = struct.body().blocks();
        blocks.get(0).forEach(this::readMember);
        for (int i = 1; i < blocks.size(); i++) {
            out.line(i == 1 ? "boolean there = in.fence();" : "there = there && in.fence();");
            out.line("if (there) {");
            blocks.get(i).forEach(this::readMember);
            out.line("} else {");
            blocks.get(i).forEach(this::resetMember);
            out.line("}");
        }
        out.lines(struct.extensible() ? "in.endStruct();" : "in.leave();", "}", "");
    }

    private void readMember(Member member) {
        String java = "this." + JavaNames.member(member.name());
        if (isArray(member.type())) {
            readArray(java, (VectorType) member.type());
        } else if (ValueCode.isStruct(member.type())) {
            out.line(java + ".read(in);");
        } else {
            out.line(java + " = " + code.read(member.type()) + ";");
        }
    }

    /** The array grows as elements arrive, whatever the count says (P11). */
    private void readArray(String java, VectorType type) {
        out.line(size(java) + " = in.count(" + Math.max(1, types.leastBytes(type.element())) + ");");
        out.line("for (int i = 0; i < " + size(java) + "; i++) {");
        out.line("if (i == " + java + ".length) {");
        out.line(java + " = Arrays.copyOf(" + java + ", Math.max(8, 2 * i));");
        out.line("}");
        if (ValueCode.isStruct(type.element())) {
            out.line("if (" + java + "[i] == null) {");
            out.lines(java + "[i] = new " + element(type) + "();", "}");
            out.line(java + "[i].read(in);");
        } else {
            out.line(java + "[i] = " + code.read(type.element()) + ";");
        }
        out.line("}");
    }

    private void reset() {
        out.lines("/** Lets each member be what it is when it is not there. */", "public void reset() {");
        members.forEach(this::resetMember);
        out.lines("}", "");
    }

    private void resetMember(Member member) {
        String java = "this." + JavaNames.member(member.name());
        if (isArray(member.type())) {
            out.line(size(java) + " = 0;");
        } else if (ValueCode.isStruct(member.type())) {
            out.line(java + ".reset();");
        } else {
            out.line(java + " = " + types.absent(member) + ";");
        }
    }

    private void accessor(Member member, Set<String> taken) {
        String java = JavaNames.member(member.name());
        if (isArray(member.type())) {
            String count = java + "Count";
            while (!taken.add(count)) {
                count += "_";
            }
            out.line("public int " + count + "() {").lines("return " + size(java) + ";", "}", "");
            out.lines("/** The element of that index, below {@link #" + count + "}. */");
            out.line("public " + element(member.type()) + " " + java + "(int index) {");
            out.lines("Objects.checkIndex(index, " + size(java) + ");", "return " + java + "[index];", "}", "");
            return;
        }
        String type = types.java(member.type()) + (ValueCode.isStruct(member.type()) ? "Reader" : "");
        out.line("public " + type + " " + java + "() {").lines("return " + java + ";", "}", "");
    }

    private void toRecord() {
        out.lines("/** What was read, as a record of its own. */", "public " + name + " toRecord() {");
        for (Member member : members) {
            if (isArray(member.type())) {
                list(JavaNames.member(member.name()), (VectorType) member.type());
            }
        }
        String values = members.stream().map(this::recorded).collect(Collectors.joining(", "));
        out.lines("return new " + name + "(" + values + ");", "}");
    }

    private void list(String java, VectorType type) {
        out.line(types.boxed(type) + " " + java + "$list = new ArrayList<>(" + size(java) + ");");
        out.line("for (int i = 0; i < " + size(java) + "; i++) {");
        out.line(java + "$list.add(" + java + "[i]" + (ValueCode.isStruct(type.element()) ? ".toRecord()" : "") + ");");
        out.line("}");
    }

    private String recorded(Member member) {
        String java = JavaNames.member(member.name());
        if (isArray(member.type())) {
            return java + "$list";
        }
        return ValueCode.isStruct(member.type()) ? java + ".toRecord()" : java;
    }
}
