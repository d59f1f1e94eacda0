package dev.postage.codec.amqp.cli;

import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.json.JsonArray;
import dev.postage.codec.json.JsonBoolean;
import dev.postage.codec.json.JsonInteger;
import dev.postage.codec.json.JsonNull;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonReal;
import dev.postage.codec.json.JsonString;
import dev.postage.codec.json.JsonValue;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Values as JSON. What cannot be decoded is shown in hex and noted. */
final class ValueJson {
    /** An array can claim any number of elements without octets; so many are shown. */
    private static final int MOST_ELEMENTS = 1000;

    private final List<JsonValue> unreadable;

    /** Notes go to the end of a list. */
    ValueJson(List<JsonValue> unreadable) {
        this.unreadable = unreadable;
    }

    /** The value a cursor stands on, with its type. */
    JsonObject typed(Cursor cursor) throws CodecException {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        members.put("type", new JsonString(cursor.type().label()));
        switch (cursor.type()) {
            case LIST -> members.put("value", elements(cursor, Integer.MAX_VALUE));
            case MAP -> members.put("value", entries(cursor));
            case ARRAY -> array(cursor, members);
            case DESCRIBED -> described(cursor, members);
            default -> members.put("value", plain(cursor));
        }
        return new JsonObject(members);
    }

    /** The value a cursor stands on, when it is not made of others, without its type. */
    JsonValue plain(Cursor cursor) throws CodecException {
        try {
            return decoded(cursor);
        } catch (CodecException e) {
            note(e);
            return new JsonString("hex:" + hex(cursor));
        }
    }

    /** Notes what cannot be read. */
    void note(CodecException e) {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        members.put("offset", JsonInteger.of(e.offset()));
        members.put("error", new JsonString(e.found() + " found, expected " + e.expected()));
        unreadable.add(new JsonObject(members));
    }

    private static JsonValue decoded(Cursor cursor) throws CodecException {
        return switch (cursor.type()) {
            case NULL -> JsonNull.NULL;
            case BOOLEAN -> JsonBoolean.of(Values.booleanOf(cursor));
            case UBYTE, USHORT, UINT, BYTE, SHORT, INT, LONG -> JsonInteger.of(Values.integral(cursor));
            case ULONG -> new JsonInteger(new BigInteger(Long.toUnsignedString(Values.integral(cursor))));
            case FLOAT -> real(Float.intBitsToFloat(Values.floatBits(cursor)), cursor);
            case DOUBLE -> real(Double.longBitsToDouble(Values.doubleBits(cursor)), cursor);
            case CHAR -> new JsonString(Character.toString(Values.codePoint(cursor)));
            case TIMESTAMP -> JsonInteger.of(Values.timestamp(cursor));
            case UUID -> new JsonString(new UUID(Values.uuidHigh(cursor), Values.uuidLow(cursor)).toString());
            case STRING, SYMBOL -> new JsonString(Values.text(cursor));
            default -> new JsonString(hex(cursor));
        };
    }

    private static JsonValue real(double value, Cursor cursor) {
        return Double.isFinite(value) ? new JsonReal(value) : new JsonString(value + " of bits " + hex(cursor));
    }

    private static String hex(Cursor cursor) {
        return Hex.write(cursor.octets().copy(cursor.contentOffset(), cursor.contentLength()));
    }

    private JsonArray elements(Cursor cursor, int most) throws CodecException {
        List<JsonValue> elements = new ArrayList<>();
        cursor.enter();
        while (elements.size() < most && cursor.next()) {
            elements.add(typed(cursor));
        }
        cursor.leave();
        return new JsonArray(elements);
    }

    /** The entries of the map a cursor stands on. */
    private JsonArray entries(Cursor cursor) throws CodecException {
        List<JsonValue> entries = new ArrayList<>();
        cursor.enter();
        while (cursor.next()) {
            JsonObject key = typed(cursor);
            cursor.next();
            entries.add(JsonArray.of(key, typed(cursor)));
        }
        cursor.leave();
        return new JsonArray(entries);
    }

    private void array(Cursor cursor, Map<String, JsonValue> members) throws CodecException {
        cursor.enter();
        members.put("of", new JsonString(cursor.elementCode().type().label()));
        members.put("count", JsonInteger.of(cursor.left()));
        int descriptors = cursor.elementsDescribedAt();
        List<JsonValue> elements = new ArrayList<>();
        while (elements.size() < MOST_ELEMENTS && cursor.next()) {
            elements.add(cursor.type().isCompound() ? typed(cursor) : plain(cursor));
        }
        cursor.leave();
        if (descriptors >= 0) {
            members.put("descriptor", descriptor(cursor, descriptors + 1));
        }
        members.put("value", new JsonArray(elements));
    }

    private JsonValue descriptor(Cursor cursor, int at) throws CodecException {
        Cursor other = new Cursor(cursor.octets(), 64);
        other.at(at, cursor.octets().length());
        return typed(other);
    }

    private void described(Cursor cursor, Map<String, JsonValue> members) throws CodecException {
        cursor.enter();
        cursor.next();
        members.put("descriptor", typed(cursor));
        cursor.next();
        members.put("value", typed(cursor));
        cursor.leave();
    }
}
