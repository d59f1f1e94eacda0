package dev.postage.codec.gmq.generate;

import dev.postage.codec.gmq.idl.BlobType;
import dev.postage.codec.gmq.idl.Body;
import dev.postage.codec.gmq.idl.ByteArrayType;
import dev.postage.codec.gmq.idl.DefaultValue;
import dev.postage.codec.gmq.idl.DictionaryType;
import dev.postage.codec.gmq.idl.EnumType;
import dev.postage.codec.gmq.idl.IdlType;
import dev.postage.codec.gmq.idl.IntegerType;
import dev.postage.codec.gmq.idl.Member;
import dev.postage.codec.gmq.idl.RealType;
import dev.postage.codec.gmq.idl.Schema;
import dev.postage.codec.gmq.idl.StructType;
import dev.postage.codec.gmq.idl.StructUse;
import dev.postage.codec.gmq.idl.TextType;
import dev.postage.codec.gmq.idl.UnionUse;
import dev.postage.codec.gmq.idl.UnsignedType;
import dev.postage.codec.gmq.idl.VectorType;
import java.util.List;

/** What a type is in Java, and its empty and default values. */
final class TypeCode {
    private final Schema schema;
    private final String packageName;
    private final boolean keepsUnknown;

    TypeCode(Schema schema, String packageName, boolean keepsUnknown) {
        this.schema = schema;
        this.packageName = packageName;
        this.keepsUnknown = keepsUnknown;
    }

    /** Whether extensible structs and unions keep what a newer version added (P9). */
    boolean keepsUnknown() {
        return keepsUnknown;
    }

    /** The name of what is kept, which no member has. */
    static String unknownName(Body body) {
        String name = "unknownFrames";
        List<String> taken = body.members().stream()
                .map(member -> JavaNames.member(member.name()))
                .toList();
        while (taken.contains(name)) {
            name += "_";
        }
        return name;
    }

    /** A generated type by its whole name, because a case of a union may have the same simple one. */
    String generated(String name) {
        return packageName + "." + JavaNames.type(name);
    }

    String java(IdlType type) {
        if (isLong(type)) {
            return "long";
        }
        return type instanceof RealType ? "double" : boxed(type);
    }

    String boxed(IdlType type) {
        if (isLong(type)) {
            return "Long";
        }
        if (type instanceof RealType) {
            return "Double";
        }
        if (type instanceof TextType) {
            return "String";
        }
        if (type instanceof BlobType || type instanceof ByteArrayType) {
            return "GmqBytes";
        }
        if (type instanceof VectorType vector) {
            return "List<" + boxed(vector.element()) + ">";
        }
        if (type instanceof DictionaryType dictionary) {
            return "List<Map.Entry<" + boxed(dictionary.key()) + ", " + boxed(dictionary.value()) + ">>";
        }
        return generated(nameOf(type));
    }

    private static String nameOf(IdlType type) {
        if (type instanceof StructUse use) {
            return use.name();
        }
        return type instanceof UnionUse use ? use.name() : ((EnumType) type).name();
    }

    static boolean isLong(IdlType type) {
        return type instanceof IntegerType || type instanceof UnsignedType;
    }

    static boolean isPrimitive(IdlType type) {
        return isLong(type) || type instanceof RealType;
    }

    static boolean isList(IdlType type) {
        return type instanceof VectorType || type instanceof DictionaryType;
    }

    /** What a member is when it is not on the wire, or in the value EMPTY of its struct. */
    String absent(Member member) {
        return member.defaultValue().map(value -> value(value, member.type())).orElseGet(() -> empty(member.type()));
    }

    private String value(DefaultValue value, IdlType type) {
        if (value instanceof DefaultValue.Whole whole) {
            return literal(whole.value());
        }
        if (value instanceof DefaultValue.Real real) {
            return literal(real.value());
        }
        if (value instanceof DefaultValue.Text text) {
            return JavaNames.literal(text.value());
        }
        return value instanceof DefaultValue.Named named
                ? boxed(type) + "." + JavaNames.member(named.name())
                : empty(type);
    }

    static String literal(long value) {
        return value == Long.MIN_VALUE ? "Long.MIN_VALUE" : value + "L";
    }

    static String literal(double value) {
        if (Double.isInfinite(value)) {
            return value < 0 ? "Double.NEGATIVE_INFINITY" : "Double.POSITIVE_INFINITY";
        }
        return Double.toString(value);
    }

    private String empty(IdlType type) {
        if (type instanceof IntegerType range) {
            return literal(Math.max(range.low(), Math.min(range.high(), 0)));
        }
        if (type instanceof UnsignedType range) {
            return literal(range.low());
        }
        if (type instanceof RealType range) {
            return literal(range.low() <= 0 && range.high() >= 0 ? 0 : range.low() > 0 ? range.low() : range.high());
        }
        if (type instanceof TextType) {
            return "\"\"";
        }
        if (type instanceof BlobType) {
            return "new GmqBytes(new byte[0])";
        }
        if (type instanceof ByteArrayType array) {
            return "new GmqBytes(new byte[" + array.size() + "])";
        }
        if (type instanceof EnumType names) {
            return boxed(type) + "." + JavaNames.member(emptyName(names));
        }
        return isList(type) ? "List.of()" : boxed(type) + ".empty()";
    }

    private static String emptyName(EnumType names) {
        return names.values().entrySet().stream()
                .filter(value -> value.getValue() == 0)
                .findFirst()
                .orElseGet(() -> names.values().entrySet().iterator().next())
                .getKey();
    }

    /** How many bytes a value takes at least, in frames and in the bare profile (P7). */
    int leastBytes(IdlType type) {
        if (type instanceof RealType) {
            return Double.BYTES;
        }
        if (type instanceof ByteArrayType array) {
            return array.size();
        }
        if (type instanceof StructUse use) {
            StructType struct = schema.structs().get(use.name());
            int members = leastBytes(struct.body());
            // a header is not there in the bare profile
            return struct.extensible() ? Math.min(1, members) : members;
        }
        return 1;
    }

    /** Whether no value has bytes in the bare profile. */
    boolean isEmptyWhenBare(IdlType type) {
        return type instanceof StructUse use
                && schema.structs().get(use.name()).body().members().stream()
                        .allMatch(member -> isEmptyWhenBare(member.type()));
    }

    private int leastBytes(Body body) {
        long sum = body.blocks().get(0).stream()
                .mapToLong(member -> leastBytes(member.type()))
                .sum();
        return (int) Math.min(Integer.MAX_VALUE, sum);
    }
}
