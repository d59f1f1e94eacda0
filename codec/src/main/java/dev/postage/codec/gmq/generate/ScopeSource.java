package dev.postage.codec.gmq.generate;

import dev.postage.codec.gmq.idl.MessageType;
import dev.postage.codec.gmq.idl.Schema;
import dev.postage.codec.gmq.idl.StructUse;
import java.util.List;

/** The messages of a scope: who handles them, which of them arrived, and how each is written. */
final class ScopeSource {
    private ScopeSource() {}

    static String name(String scope) {
        return JavaNames.type(scope) + "Messages";
    }

    static void add(TypeCode types, Schema schema, String scope, SourceWriter out) {
        List<MessageType> messages = schema.messages().stream()
                .filter(message -> message.scope().equals(scope))
                .toList();
        out.line("/** The messages of scope " + scope + ". */").line("public final class " + name(scope) + " {");
        out.lines(
                "private " + name(scope) + "() {}",
                "",
                "/** Takes each message that arrives. */",
                "public interface Handler {");
        for (MessageType message : messages) {
            out.line("void " + JavaNames.member(message.name()) + "(" + type(types, message) + " message);");
        }
        out.lines("}", "", "/** Reads a message and gives it to the handler. */");
        out.line("public static void dispatch(Parser in, Handler handler) throws CodecException {");
        out.line("long number = in.unsigned();");
        for (MessageType message : messages) {
            out.line("if (number == " + TypeCode.literal(message.number()) + ") {");
            String java = type(types, message);
            out.line(java + " message = " + java + "Reader.readValue(in);");
            out.lines("in.endMessage();", "handler." + JavaNames.member(message.name()) + "(message);", "return;", "}");
        }
        out.lines("throw in.refuse(number, \"the number of a message of scope " + scope + "\");", "}");
        for (MessageType message : messages) {
            out.lines("", "/** Writes message " + message.name() + " and finishes it. */");
            out.line("public static void " + JavaNames.member(message.name()) + "(" + type(types, message)
                    + " message, Composer out) {");
            out.line("out.unsigned(" + TypeCode.literal(message.number()) + ");");
            out.line(type(types, message) + "Writer.write(message, out);");
            out.lines("out.finish();", "}");
        }
        out.line("}");
    }

    private static String type(TypeCode types, MessageType message) {
        return types.generated(message.alias().map(StructUse::name).orElse(message.name()));
    }
}
