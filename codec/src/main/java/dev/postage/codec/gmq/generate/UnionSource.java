package dev.postage.codec.gmq.generate;

import dev.postage.codec.gmq.idl.Member;
import dev.postage.codec.gmq.idl.UnionCase;
import dev.postage.codec.gmq.idl.UnionType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A union: a sealed interface with a record per case, a reader and a writer. */
final class UnionSource {
    private static final String UNKNOWN = "UnknownCase";

    private final TypeCode types;
    private final UnionType union;
    private final String name;
    private final Map<String, String> cases = new HashMap<>();

    UnionSource(TypeCode types, UnionType union) {
        this.types = types;
        this.union = union;
        this.name = JavaNames.type(union.name());
        Set<String> taken = new HashSet<>(Set.of(name));
        for (UnionCase one : union.cases()) {
            String java = JavaNames.type(one.name());
            while (!taken.add(java)) {
                java += "_";
            }
            cases.put(one.name(), java);
        }
    }

    void addType(SourceWriter out) {
        out.line("/** One of the cases of the union. */");
        out.line("public sealed interface " + name + " {");
        RecordSource records = new RecordSource(types);
        for (UnionCase one : union.cases()) {
            out.line("/** The case " + one.name() + ". */");
            records.add(out, "", cases.get(one.name()), one.body().members(), " implements " + name);
            out.line("");
        }
        out.lines("/** No case at all, or one a newer version added: its members were skipped. */");
        if (union.extensible()) {
            out.line("record " + UNKNOWN + "(long id) implements " + name + " {}")
                    .line("");
        }
        out.line("/** The value EMPTY. */").line("static " + name + " empty() {");
        String first = cases.get(union.cases().get(0).name()) + ".empty()";
        out.lines("return " + (union.extensible() ? "new " + UNKNOWN + "(0)" : first) + ";", "}", "}");
    }

    void addReader(SourceWriter out) {
        ValueCode code = new ValueCode(types);
        out.line("/** Reads {@link " + name + "}. */").line("public final class " + name + "Reader {");
        out.lines("private " + name + "Reader() {}", "", "/** Reads one from where the parser stands. */");
        out.line("public static " + name + " readValue(Parser in) throws CodecException {");
        out.line(union.extensible() ? "in.beginStruct();" : "in.enter();");
        out.line("long id = in.unsigned();");
        out.line(name + " value;");
        for (UnionCase one : union.cases()) {
            out.line("if (id == " + TypeCode.literal(one.id()) + ") {");
            out.lines("value = read" + cases.get(one.name()) + "(in);", "} else {");
        }
        if (union.extensible()) {
            out.lines("in.skipRest();", "return new " + name + "." + UNKNOWN + "(id);");
        } else {
            out.line("throw in.refuse(id, \"a case of the NONEXTENDABLE union " + union.name() + "\");");
        }
        union.cases().forEach(one -> out.line("}"));
        out.lines(union.extensible() ? "in.endStruct();" : "in.leave();", "return value;", "}");
        union.cases().forEach(one -> readCase(one, code, out));
        out.include(code.helpers()).line("}");
    }

    private void readCase(UnionCase one, ValueCode code, SourceWriter out) {
        String java = name + "." + cases.get(one.name());
        out.line("")
                .line("private static " + java + " read" + cases.get(one.name())
                        + "(Parser in) throws CodecException {");
        StringBuilder values = new StringBuilder();
        int number = 0;
        List<List<Member>> blocks = one.body().blocks();
        for (int i = 0; i < blocks.size(); i++) {
            if (i > 0) {
                out.line(i == 1 ? "boolean there = in.fence();" : "there = there && in.fence();");
            }
            for (Member member : blocks.get(i)) {
                String read = code.read(member.type());
                String value = i == 0 ? read : "there ? " + read + " : " + types.absent(member);
                out.line(types.java(member.type()) + " member" + number + " = " + value + ";");
                values.append(number == 0 ? "" : ", ").append("member").append(number++);
            }
        }
        out.lines("return new " + java + "(" + values + ");", "}");
    }

    void addWriter(SourceWriter out) {
        ValueCode code = new ValueCode(types);
        out.line("/** Writes {@link " + name + "}. */").line("public final class " + name + "Writer {");
        out.lines("private " + name + "Writer() {}", "", "/**", "* Writes one to where the composer writes.", "*");
        out.lines("* @throws IllegalArgumentException if it is a case whose members were skipped", "*/");
        out.line("public static void write(" + name + " value, Composer out) {");
        if (union.extensible()) {
            out.line("out.beginStruct();");
        }
        for (UnionCase one : union.cases()) {
            out.line("if (value instanceof " + name + "." + cases.get(one.name()) + " one) {");
            out.line("out.unsigned(" + TypeCode.literal(one.id()) + ");");
            WriterSource.body(one.body(), "one", code, out);
            out.line("}");
        }
        if (union.extensible()) {
            out.line("if (value instanceof " + name + "." + UNKNOWN + " one) {");
            out.lines("if (one.id() != 0) {", "throw new IllegalArgumentException(");
            out.line("\"case \" + Long.toUnsignedString(one.id()) + \" found, expected one that is known\");");
            out.lines("}", "out.unsigned(0);", "}", "out.endStruct();");
        }
        out.line("}").include(code.helpers()).line("}");
    }
}
