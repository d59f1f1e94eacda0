package dev.postage.codec.gmq.generate;

import dev.postage.codec.gmq.idl.EnumType;
import java.util.Iterator;
import java.util.Map;

/** An enum with its numbers. */
final class EnumSource {
    private EnumSource() {}

    static void add(EnumType type, SourceWriter out) {
        String name = JavaNames.type(type.name());
        out.line("/** The names of the enum, with their numbers. */").line("public enum " + name + " {");
        Iterator<Map.Entry<String, Long>> values = type.values().entrySet().iterator();
        while (values.hasNext()) {
            Map.Entry<String, Long> value = values.next();
            out.line(JavaNames.member(value.getKey()) + "(" + TypeCode.literal(value.getValue()) + ")"
                    + (values.hasNext() ? "," : ";"));
        }
        out.lines("", "private final long number;", "", name + "(long number) {", "this.number = number;", "}", "");
        out.lines("/** The number on the wire, unsigned. */", "public long number() {", "return number;", "}", "");
        out.line("/** Reads one from where the parser stands. */");
        out.lines("public static " + name + " read(Parser in) throws CodecException {", "long number = in.unsigned();");
        type.values().forEach((value, number) -> {
            out.line("if (number == " + TypeCode.literal(number) + ") {");
            out.lines("return " + JavaNames.member(value) + ";", "}");
        });
        out.line("throw in.refuse(number, " + JavaNames.literal(type.toString()) + ");")
                .lines("}", "}");
    }
}
