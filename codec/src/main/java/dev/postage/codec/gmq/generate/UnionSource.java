package dev.postage.codec.gmq.generate;

import dev.postage.codec.gmq.idl.UnionCase;
import dev.postage.codec.gmq.idl.UnionType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** A union: a sealed interface with a record per case, a reader and a writer. */
final class UnionSource {
    static final String UNKNOWN = "UnknownCase";

    private final TypeCode types;
    private final UnionType union;
    private final String name;
    private final boolean keeps;
    private final Map<String, String> cases = new HashMap<>();

    UnionSource(TypeCode types, UnionType union) {
        this.types = types;
        this.union = union;
        this.name = JavaNames.type(union.name());
        this.keeps = types.keepsUnknown() && union.extensible();
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
            records.add(out, "", cases.get(one.name()), one.body(), keeps, " implements " + name);
            out.line("");
        }
        if (union.extensible()) {
            out.line("/** No case at all, or one a newer version added, whose members were "
                    + (keeps ? "kept" : "skipped") + ". */");
            out.line("record " + UNKNOWN + "(long id" + (keeps ? ", UnknownFrames unknownFrames" : "") + ") implements "
                    + name + " {}");
            out.line("");
        }
        out.line("/** The value EMPTY. */").line("static " + name + " empty() {");
        String none = "new " + UNKNOWN + "(0" + (keeps ? ", UnknownFrames.NONE" : "") + ")";
        String first = cases.get(union.cases().get(0).name()) + ".empty()";
        out.lines("return " + (union.extensible() ? none : first) + ";", "}", "}");
    }

    void addReader(SourceWriter out) {
        new UnionReaderSource(types, union, cases, out).add();
    }

    void addWriter(SourceWriter out) {
        ValueCode code = new ValueCode(types);
        out.line("/** Writes {@link " + name + "}. */").line("public final class " + name + "Writer {");
        out.lines("private " + name + "Writer() {}", "", "/**", "* Writes one to where the composer writes.");
        if (union.extensible() && !keeps) {
            out.lines("*", "* @throws IllegalArgumentException if it is a case whose members were skipped");
        }
        out.line("*/").line("public static void write(" + name + " value, Composer out) {");
        out.line(union.extensible() ? "out.beginStruct();" : "out.enter();");
        for (UnionCase one : union.cases()) {
            out.line("if (value instanceof " + name + "." + cases.get(one.name()) + " one) {");
            out.line("out.unsigned(" + TypeCode.literal(one.id()) + ");");
            WriterSource.body(one.body(), "one", code, out);
            if (keeps) {
                out.line("out.endStruct(one." + TypeCode.unknownName(one.body()) + "());");
            }
            out.line("}");
        }
        if (union.extensible()) {
            writeUnknown(out);
        }
        if (!keeps) {
            out.line(union.extensible() ? "out.endStruct();" : "out.leave();");
        }
        out.line("}").include(code.helpers()).line("}");
    }

    private void writeUnknown(SourceWriter out) {
        out.line("if (value instanceof " + name + "." + UNKNOWN + " one) {");
        if (keeps) {
            out.lines("out.unsigned(one.id());", "out.endStruct(one.unknownFrames());", "}");
            return;
        }
        out.lines("if (one.id() != 0) {", "throw new IllegalArgumentException(");
        out.line("\"case \" + Long.toUnsignedString(one.id()) + \" found, expected one that is known\");");
        out.lines("}", "out.unsigned(0);", "}");
    }
}
