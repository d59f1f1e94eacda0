package dev.postage.codec.amqp.cli;

import dev.postage.codec.amqp.convert.OctetString;
import dev.postage.codec.amqp.convert.TableEntry;
import dev.postage.codec.amqp.convert.TableType;
import dev.postage.codec.amqp.convert.TableValue;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.json.JsonArray;
import dev.postage.codec.json.JsonBoolean;
import dev.postage.codec.json.JsonInteger;
import dev.postage.codec.json.JsonNull;
import dev.postage.codec.json.JsonReal;
import dev.postage.codec.json.JsonString;
import dev.postage.codec.json.JsonValue;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Header tables as JSON: an entry is [name, type, value], an element of an array [type, value]. */
final class TableJson {
    private TableJson() {}

    static JsonArray write(List<TableEntry> entries) {
        List<JsonValue> written = new ArrayList<>();
        for (TableEntry entry : entries) {
            JsonValue key = entry.key() instanceof OctetString name
                    ? Shape.octets(name)
                    : new JsonInteger((BigInteger) entry.key());
            written.add(JsonArray.of(key, type(entry.value()), value(entry.value())));
        }
        return new JsonArray(written);
    }

    private static JsonString type(TableValue value) {
        return new JsonString(value.type().label());
    }

    private static JsonValue value(TableValue value) {
        return switch (value.type()) {
            case LONGSTR, BINARY -> Shape.octets((OctetString) value.value());
            case FLOAT, DOUBLE -> new JsonReal((Double) value.value());
            case BOOL -> JsonBoolean.of((Boolean) value.value());
            case VOID -> JsonNull.NULL;
            case ARRAY ->
                new JsonArray(value.elements().stream()
                        .<JsonValue>map(element -> JsonArray.of(type(element), value(element)))
                        .toList());
            case TABLE -> write(value.entries());
            default -> new JsonInteger((BigInteger) value.value());
        };
    }

    static List<TableEntry> read(JsonValue table) throws CodecException {
        List<TableEntry> entries = new ArrayList<>();
        for (JsonValue entry : Shape.array(table, "table")) {
            List<JsonValue> parts = Shape.array(entry, "entry");
            if (parts.size() != 3) {
                throw Shape.wrong("entry", "[name, type, value]", entry);
            }
            Object key = parts.get(0) instanceof JsonInteger number
                    ? number.value()
                    : Shape.octets(parts.get(0), "name of a header");
            entries.add(new TableEntry(key, value(parts.get(1), parts.get(2))));
        }
        return entries;
    }

    private static TableValue value(JsonValue type, JsonValue value) throws CodecException {
        TableType known = typeOf(type);
        Object read = switch (known) {
            case LONGSTR, BINARY -> Shape.octets(value, known.label());
            case FLOAT, DOUBLE -> real(value);
            case BOOL -> bool(value);
            case VOID -> "";
            case ARRAY -> elements(value);
            case TABLE -> read(value);
            default -> integer(value, known);
        };
        return new TableValue(known, read);
    }

    private static TableType typeOf(JsonValue type) throws CodecException {
        for (TableType known : TableType.values()) {
            if (type instanceof JsonString name && name.value().equals(known.label())) {
                return known;
            }
        }
        throw Shape.wrong("type of a header", "a type as longstr or signedint", type);
    }

    private static List<TableValue> elements(JsonValue array) throws CodecException {
        List<TableValue> elements = new ArrayList<>();
        for (JsonValue element : Shape.array(array, "array")) {
            List<JsonValue> parts = Shape.array(element, "element");
            if (parts.size() != 2) {
                throw Shape.wrong("element", "[type, value]", element);
            }
            elements.add(value(parts.get(0), parts.get(1)));
        }
        return elements;
    }

    private static Double real(JsonValue value) throws CodecException {
        if (value instanceof JsonReal real) {
            return real.value();
        }
        if (value instanceof JsonInteger integer) {
            return integer.value().doubleValue();
        }
        throw Shape.wrong("float or double", "a number", value);
    }

    private static Boolean bool(JsonValue value) throws CodecException {
        if (value instanceof JsonBoolean bool) {
            return bool.value();
        }
        throw Shape.wrong("bool", "true or false", value);
    }

    private static BigInteger integer(JsonValue value, TableType type) throws CodecException {
        if (value instanceof JsonInteger integer && integer.value().bitLength() <= Long.SIZE) {
            return integer.value();
        }
        throw Shape.wrong(type.label(), "a whole number", value);
    }
}
