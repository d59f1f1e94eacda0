package dev.postage.codec.gmq.generate;

import dev.postage.codec.gmq.idl.Body;
import dev.postage.codec.gmq.idl.Member;
import dev.postage.codec.gmq.idl.StructType;
import java.util.List;

/** The writer of a struct. */
final class WriterSource {
    private WriterSource() {}

    static void add(TypeCode types, StructType struct, SourceWriter out) {
        String name = JavaNames.type(struct.name());
        ValueCode code = new ValueCode(types);
        out.line("/** Writes {@link " + name + "}. */");
        out.line("public final class " + name + "Writer {");
        out.lines("private " + name + "Writer() {}", "");
        out.line("/** Writes one to where the composer writes. */");
        out.line("public static void write(" + name + " value, Composer out) {");
        out.line(struct.extensible() ? "out.beginStruct();" : "out.enter();");
        body(struct.body(), "value", code, out);
        String unknown = types.keepsUnknown() ? "value." + TypeCode.unknownName(struct.body()) + "()" : "";
        out.line(struct.extensible() ? "out.endStruct(" + unknown + ");" : "out.leave();");
        out.line("}").include(code.helpers()).line("}");
    }

    static void body(Body body, String value, ValueCode code, SourceWriter out) {
        List<List<Member>> blocks = body.blocks();
        for (int i = 0; i < blocks.size(); i++) {
            if (i > 0) {
                out.line("out.fence();");
            }
            for (Member member : blocks.get(i)) {
                out.line(code.write(member.type(), value + "." + JavaNames.member(member.name()) + "()"));
            }
        }
    }
}
