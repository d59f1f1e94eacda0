package dev.postage.codec.gmq.generate;

import dev.postage.codec.gmq.idl.BlobType;
import dev.postage.codec.gmq.idl.ByteArrayType;
import dev.postage.codec.gmq.idl.DictionaryType;
import dev.postage.codec.gmq.idl.EnumType;
import dev.postage.codec.gmq.idl.IdlType;
import dev.postage.codec.gmq.idl.TextType;
import dev.postage.codec.gmq.idl.VectorType;
import java.util.HashMap;
import java.util.Map;

/**
 * The place of a value in a reader that is used again: a number or an enum itself, else an object that takes one value after the
 * other. A collection has a class of its own, collected here.
 */
final class SlotCode {
    private final TypeCode types;
    private final Map<IdlType, String> collections = new HashMap<>();
    private final SourceWriter classes = new SourceWriter();

    SlotCode(TypeCode types) {
        this.types = types;
    }

    /** The nested classes that what was asked for needs. */
    SourceWriter classes() {
        return classes;
    }

    /** Whether the place is a variable of the value. */
    static boolean isDirect(IdlType type) {
        return TypeCode.isPrimitive(type) || type instanceof EnumType;
    }

    static boolean isCollection(IdlType type) {
        return TypeCode.isList(type);
    }

    String type(IdlType type) {
        if (isDirect(type)) {
            return types.java(type);
        }
        if (type instanceof TextType) {
            return "TextSlot";
        }
        if (type instanceof BlobType || type instanceof ByteArrayType) {
            return "BytesSlot";
        }
        return isCollection(type) ? collection(type) : types.boxed(type) + "Reader";
    }

    /** An expression that makes the object of a place. */
    String create(IdlType type, String absentText) {
        if (type instanceof TextType) {
            return "new TextSlot(" + absentText + ")";
        }
        if (type instanceof BlobType) {
            return "new BytesSlot(0)";
        }
        return type instanceof ByteArrayType array ? "new BytesSlot(" + array.size() + ")" : "new " + type(type) + "()";
    }

    /** A statement that reads a value from {@code in} into the place. */
    String read(IdlType type, String place) {
        if (isDirect(type)) {
            return place + " = " + new ValueCode(types).read(type) + ";";
        }
        if (type instanceof TextType text && text.maxLength() != Integer.MAX_VALUE) {
            return place + ".read(in, " + text.maxLength() + ");";
        }
        return type instanceof ByteArrayType array ? place + ".read(in, " + array.size() + ");" : place + ".read(in);";
    }

    /** An expression for the value as a record has it. */
    String recorded(IdlType type, String place) {
        if (isDirect(type)) {
            return place;
        }
        if (type instanceof TextType) {
            return place + ".toString()";
        }
        if (type instanceof BlobType || type instanceof ByteArrayType) {
            return place + ".toBytes()";
        }
        return place + (isCollection(type) ? ".toList()" : ".toRecord()");
    }

    private String collection(IdlType type) {
        String known = collections.get(type);
        if (known != null) {
            return known;
        }
        String name = "Values" + collections.size();
        collections.put(type, name);
        SourceWriter out = new SourceWriter();
        if (type instanceof VectorType vector) {
            vector(vector, name, out);
        } else {
            dictionary((DictionaryType) type, name, out);
        }
        classes.line("").include(out);
        return name;
    }

    private void vector(VectorType type, String name, SourceWriter out) {
        begin(name, out);
        array(type.element(), "items", out);
        int least = Math.max(1, types.leastBytes(type.element()));
        beginRead(least, out);
        readElement(type.element(), "items", out);
        endRead(out);
        element(type.element(), "get", "items", out);
        toList(types.boxed(type), recorded(type.element(), "items[i]"), out);
    }

    private void dictionary(DictionaryType type, String name, SourceWriter out) {
        begin(name, out);
        array(type.key(), "keys", out);
        array(type.value(), "values", out);
        beginRead(Math.max(1, types.leastBytes(type.key()) + types.leastBytes(type.value())), out);
        readElement(type.key(), "keys", out);
        readElement(type.value(), "values", out);
        endRead(out);
        element(type.key(), "key", "keys", out);
        element(type.value(), "value", "values", out);
        String pair = recorded(type.key(), "keys[i]") + ", " + recorded(type.value(), "values[i]");
        toList(types.boxed(type), "Map.entry(" + pair + ")", out);
    }

    private static void begin(String name, SourceWriter out) {
        out.line("/** Elements, of which as many as {@link #size} are those read last. */");
        out.line("public static final class " + name + " {").line("private int size;");
    }

    private void array(IdlType type, String items, SourceWriter out) {
        out.line("private " + type(type) + "[] " + items + " = {};");
    }

    private static void beginRead(int least, SourceWriter out) {
        out.lines("", "private void read(Parser in) throws CodecException {", "size = 0;");
        out.line("int count = in.count(" + least + ");").line("for (int i = 0; i < count; i++) {");
    }

    /** The array grows as elements arrive, whatever the count says (P11). */
    private void readElement(IdlType type, String items, SourceWriter out) {
        out.line("if (i == " + items + ".length) {");
        out.lines(items + " = Arrays.copyOf(" + items + ", Math.max(8, 2 * i));", "}");
        if (!isDirect(type)) {
            out.line("if (" + items + "[i] == null) {");
            out.lines(items + "[i] = " + create(type, "\"\"") + ";", "}");
        }
        out.line(read(type, items + "[i]"));
    }

    private static void endRead(SourceWriter out) {
        out.lines("}", "size = count;", "}", "", "private void reset() {", "size = 0;", "}");
        out.lines("", "public int size() {", "return size;", "}");
    }

    private void element(IdlType type, String accessor, String items, SourceWriter out) {
        out.lines("", "/** The one at that index, below {@link #size}. */");
        out.line("public " + type(type) + " " + accessor + "(int index) {");
        out.line("return " + items + "[Objects.checkIndex(index, size)];").line("}");
    }

    private static void toList(String list, String recorded, SourceWriter out) {
        out.lines("", "private " + list + " toList() {", list + " list = new ArrayList<>(size);");
        out.line("for (int i = 0; i < size; i++) {");
        out.lines("list.add(" + recorded + ");", "}", "return list;", "}", "}");
    }
}
