package dev.postage.codec.gmq.generate;

import dev.postage.codec.gmq.idl.UnionCase;
import dev.postage.codec.gmq.idl.UnionType;
import java.util.List;
import java.util.Map;

/** The reader of a union, which may be used again: the case id, and a reader for the members of each case. */
final class UnionReaderSource {
    private final TypeCode types;
    private final UnionType union;
    private final String name;
    private final Map<String, String> cases;
    private final boolean keeps;
    private final SlotCode slots;
    private final SourceWriter out;

    /** @param cases the Java names of the cases */
    UnionReaderSource(TypeCode types, UnionType union, Map<String, String> cases, SourceWriter out) {
        this.types = types;
        this.union = union;
        this.name = JavaNames.type(union.name());
        this.cases = cases;
        this.keeps = types.keepsUnknown() && union.extensible();
        this.slots = new SlotCode(types);
        this.out = out;
    }

    void add() {
        out.line("/** Reads {@link " + name + "}; may be used again and again, by one thread at a time. */");
        out.line("public final class " + name + "Reader {");
        fields();
        ReaderSource.readValue(name, out);
        read();
        reset();
        accessors();
        toRecord();
        union.cases().forEach(this::caseReader);
        out.include(slots.classes()).line("}");
    }

    private String reader(UnionCase one) {
        return cases.get(one.name()) + "Reader";
    }

    private String place(UnionCase one) {
        return "as" + cases.get(one.name());
    }

    /** Which one it is, among those that are known, is told by its number from 1 on. */
    private void fields() {
        // a reader that has read nothing is as one after reset
        String id =
                union.extensible() ? "0" : TypeCode.literal(union.cases().get(0).id());
        out.lines("private long id = " + id + ";", "private int known = " + (union.extensible() ? 0 : 1) + ";");
        if (keeps) {
            out.line("private UnknownFrames unknownFrames = UnknownFrames.NONE;");
        }
        union.cases()
                .forEach(one ->
                        out.line("private final " + reader(one) + " " + place(one) + " = new " + reader(one) + "();"));
    }

    private void read() {
        out.lines("", "/** Reads the next one from where the parser stands. */");
        out.line("public void read(Parser in) throws CodecException {");
        out.line(union.extensible() ? "in.beginStruct();" : "in.enter();");
        out.line("id = in.unsigned();");
        List<UnionCase> all = union.cases();
        for (int i = 0; i < all.size(); i++) {
            out.line((i == 0 ? "" : "} else ") + "if (id == "
                    + TypeCode.literal(all.get(i).id()) + ") {");
            out.lines("known = " + (i + 1) + ";", place(all.get(i)) + ".read(in);");
        }
        out.line("} else {");
        if (union.extensible()) {
            out.lines("known = 0;", keeps ? "unknownFrames = in.keepRest();" : "in.skipRest();", "return;");
        } else {
            out.line("throw in.refuse(id, \"a case of the NONEXTENDABLE union " + union.name() + "\");");
        }
        out.line("}")
                .line(ReaderSource.end(union.extensible(), keeps ? "unknownFrames = " : ""))
                .line("}");
    }

    private void reset() {
        UnionCase first = union.cases().get(0);
        out.lines("", "/** Takes the value EMPTY. */", "public void reset() {");
        if (union.extensible()) {
            out.lines("id = 0;", "known = 0;");
            if (keeps) {
                out.line("unknownFrames = UnknownFrames.NONE;");
            }
        } else {
            out.lines("id = " + TypeCode.literal(first.id()) + ";", "known = 1;", place(first) + ".reset();");
        }
        out.line("}");
    }

    private void accessors() {
        out.lines("", "/** The id of the case, unsigned, known or not. */", "public long id() {", "return id;", "}");
        for (UnionCase one : union.cases()) {
            out.lines(
                    "",
                    "/** The members of case " + one.name() + ", read last if {@link #id} is "
                            + Long.toUnsignedString(one.id()) + ". */");
            out.lines("public " + reader(one) + " " + place(one) + "() {", "return " + place(one) + ";", "}");
        }
    }

    private void toRecord() {
        out.lines("", "/** What was read, as a record of its own. */", "public " + name + " toRecord() {");
        List<UnionCase> all = union.cases();
        int behind = union.extensible() ? all.size() : all.size() - 1;
        for (int i = 0; i < behind; i++) {
            out.line("if (known == " + (i + 1) + ") {");
            out.lines("return " + recorded(all.get(i)) + ";", "}");
        }
        String unknown = "new " + name + "." + UnionSource.UNKNOWN + "(id" + (keeps ? ", unknownFrames" : "") + ")";
        out.lines("return " + (union.extensible() ? unknown : recorded(all.get(behind))) + ";", "}");
    }

    private String recorded(UnionCase one) {
        return place(one) + ".toRecord(" + (keeps ? "unknownFrames" : "") + ")";
    }

    private void caseReader(UnionCase one) {
        SlotBody body = new SlotBody(types, slots, one.body(), out);
        String record = name + "." + cases.get(one.name());
        out.lines("", "/** The members of case " + one.name() + ". */");
        out.line("public static final class " + reader(one) + " {");
        body.fields();
        out.lines("", "private " + reader(one) + "() {}");
        out.lines("", "private void read(Parser in) throws CodecException {");
        body.read();
        out.line("}");
        if (!union.extensible() && one.equals(union.cases().get(0))) {
            out.lines("", "private void reset() {");
            body.reset();
            out.line("}");
        }
        body.accessors();
        String values = body.recorded();
        String more = keeps ? (values.isEmpty() ? "" : ", ") + "kept" : "";
        out.lines("", "private " + record + " toRecord(" + (keeps ? "UnknownFrames kept" : "") + ") {");
        out.lines("return new " + record + "(" + values + more + ");", "}", "}");
    }
}
