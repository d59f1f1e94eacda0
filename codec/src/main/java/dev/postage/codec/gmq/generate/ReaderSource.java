package dev.postage.codec.gmq.generate;

import dev.postage.codec.gmq.idl.StructType;

/**
 * The reader of a struct: an object that takes one message after the other, and allocates nothing once its arrays have grown and
 * its places are filled.
 */
final class ReaderSource {
    private ReaderSource() {}

    static void add(TypeCode types, StructType struct, SourceWriter out) {
        String name = JavaNames.type(struct.name());
        SlotCode slots = new SlotCode(types);
        SlotBody body = new SlotBody(types, slots, struct.body(), out);
        boolean keeps = types.keepsUnknown() && struct.extensible();
        String unknown = TypeCode.unknownName(struct.body());
        out.line("/** Reads {@link " + name + "}; may be used again and again, by one thread at a time. */");
        out.line("public final class " + name + "Reader {");
        body.fields();
        if (keeps) {
            out.line("private UnknownFrames " + unknown + " = UnknownFrames.NONE;");
        }
        readValue(name, out);
        out.lines("", "/** Reads the next one from where the parser stands. */");
        out.line("public void read(Parser in) throws CodecException {");
        out.line(struct.extensible() ? "in.beginStruct();" : "in.enter();");
        body.read();
        out.line(end(struct.extensible(), keeps ? "this." + unknown + " = " : ""))
                .line("}");
        out.lines("", "/** Lets each member be what it is when it is not there. */", "public void reset() {");
        body.reset();
        if (keeps) {
            out.line("this." + unknown + " = UnknownFrames.NONE;");
        }
        out.line("}");
        body.accessors();
        out.lines("", "/** What was read, as a record of its own. */", "public " + name + " toRecord() {");
        String values = body.recorded();
        String more = keeps ? (values.isEmpty() ? "" : ", ") + "this." + unknown : "";
        out.lines("return new " + name + "(" + values + more + ");", "}");
        out.include(slots.classes()).line("}");
    }

    static void readValue(String name, SourceWriter out) {
        out.lines("", "/** Reads one into a new record. */");
        out.line("public static " + name + " readValue(Parser in) throws CodecException {");
        out.line(name + "Reader reader = new " + name + "Reader();");
        out.lines("reader.read(in);", "return reader.toRecord();", "}");
    }

    static String end(boolean extensible, String keptIn) {
        if (!extensible) {
            return "in.leave();";
        }
        return keptIn.isEmpty() ? "in.endStruct();" : keptIn + "in.endStructKeeping();";
    }
}
