package dev.postage.codec.gmq.generate;

import dev.postage.codec.gmq.idl.BlobType;
import dev.postage.codec.gmq.idl.ByteArrayType;
import dev.postage.codec.gmq.idl.DictionaryType;
import dev.postage.codec.gmq.idl.EnumType;
import dev.postage.codec.gmq.idl.IdlType;
import dev.postage.codec.gmq.idl.IntegerType;
import dev.postage.codec.gmq.idl.RealType;
import dev.postage.codec.gmq.idl.TextType;
import dev.postage.codec.gmq.idl.UnsignedType;
import dev.postage.codec.gmq.idl.VectorType;

/** How a value is written in one class, and a plain one read; a collection takes a method of its own, collected here. */
final class ValueCode {
    private final TypeCode types;
    private final SourceWriter helpers = new SourceWriter();
    private int count;

    ValueCode(TypeCode types) {
        this.types = types;
    }

    /** The methods that what was asked for calls. */
    SourceWriter helpers() {
        return helpers;
    }

    /** An expression that reads a number or an enum from {@code in}. */
    String read(IdlType type) {
        if (type instanceof IntegerType range) {
            return range.equals(IntegerType.ANY)
                    ? "in.signed()"
                    : "Limits.signed(in, " + bounds(range.low(), range.high()) + ")";
        }
        if (type instanceof UnsignedType range) {
            return range.equals(UnsignedType.ANY)
                    ? "in.unsigned()"
                    : "Limits.unsigned(in, " + bounds(range.low(), range.high()) + ")";
        }
        if (type instanceof RealType range) {
            return range.equals(RealType.ANY) ? "in.real()" : "Limits.real(in, " + bounds(range) + ")";
        }
        return types.boxed(type) + ".read(in)";
    }

    /** A statement that writes a value to {@code out}. */
    String write(IdlType type, String value) {
        if (type instanceof IntegerType range) {
            return range.equals(IntegerType.ANY)
                    ? "out.signed(" + value + ");"
                    : "out.signed(Limits.signed(" + value + ", " + bounds(range.low(), range.high()) + "));";
        }
        if (type instanceof UnsignedType range) {
            return range.equals(UnsignedType.ANY)
                    ? "out.unsigned(" + value + ");"
                    : "out.unsigned(Limits.unsigned(" + value + ", " + bounds(range.low(), range.high()) + "));";
        }
        if (type instanceof RealType range) {
            return range.equals(RealType.ANY)
                    ? "out.real(" + value + ");"
                    : "out.real(Limits.real(" + value + ", " + bounds(range) + "));";
        }
        if (type instanceof TextType text) {
            return text.maxLength() == Integer.MAX_VALUE
                    ? "out.text(" + value + ");"
                    : "out.text(Limits.text(" + value + ", " + text.maxLength() + "));";
        }
        if (type instanceof BlobType) {
            return "out.blob(" + value + ".array());";
        }
        if (type instanceof ByteArrayType array) {
            return "out.byteArray(Limits.byteArray(" + value + ", " + array.size() + "), 0, " + array.size() + ");";
        }
        if (type instanceof EnumType) {
            return "out.unsigned(" + value + ".number());";
        }
        if (type instanceof VectorType vector) {
            return writeVector(vector, value);
        }
        if (type instanceof DictionaryType dictionary) {
            return writeDictionary(dictionary, value);
        }
        return types.boxed(type) + "Writer.write(" + value + ", out);";
    }

    private static String bounds(long low, long high) {
        return TypeCode.literal(low) + ", " + TypeCode.literal(high);
    }

    private static String bounds(RealType range) {
        return TypeCode.literal(range.low()) + ", " + TypeCode.literal(range.high());
    }

    private String writeVector(VectorType type, String value) {
        return writer(type, types.java(type.element()), value, write(type.element(), "one"));
    }

    private String writeDictionary(DictionaryType type, String value) {
        String pair = "Map.Entry<" + types.boxed(type.key()) + ", " + types.boxed(type.value()) + ">";
        return writer(type, pair, value, write(type.key(), "one.getKey()"), write(type.value(), "one.getValue()"));
    }

    private String writer(IdlType type, String element, String value, String... body) {
        String name = "values" + count++;
        helpers.line("").line("private static void " + name + "(" + types.boxed(type) + " values, Composer out) {");
        if (type instanceof VectorType vector && types.isEmptyWhenBare(vector.element())) {
            helpers.line("Limits.countable(values.size(), out);");
        }
        // no iterator: the lists of a record are copies whose elements are found at once
        helpers.line("out.count(values.size());")
                .line("for (int i = 0; i < values.size(); i++) {")
                .line(element + " one = values.get(i);")
                .lines(body)
                .lines("}", "}");
        return name + "(" + value + ", out);";
    }
}
