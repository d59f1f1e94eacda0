package dev.postage.codec.amqp;

import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.FormatCode;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import dev.postage.codec.bytes.Octets;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.UUID;

/** Values in the form of the naive decoder: read by a cursor, written by the writer, or written wide by hand. */
final class Forms {
    private Forms() {}

    /** The value a cursor stands on. */
    static Object read(Cursor cursor) throws CodecException {
        String type = cursor.type().label();
        return switch (cursor.type()) {
            case NULL -> List.of(type);
            case BOOLEAN -> List.of(type, Values.booleanOf(cursor));
            case ULONG -> List.of(type, new BigInteger(Long.toUnsignedString(Values.integral(cursor))));
            case UBYTE, USHORT, UINT, BYTE, SHORT, INT, LONG ->
                List.of(type, BigInteger.valueOf(Values.integral(cursor)));
            case FLOAT -> List.of(type, BigInteger.valueOf(Integer.toUnsignedLong(Values.floatBits(cursor))));
            case DOUBLE -> List.of(type, new BigInteger(Long.toUnsignedString(Values.doubleBits(cursor))));
            case CHAR, DECIMAL32, DECIMAL64, DECIMAL128 -> List.of(type, new BigInteger(1, content(cursor)));
            case TIMESTAMP -> List.of(type, BigInteger.valueOf(Values.timestamp(cursor)));
            case UUID -> List.of(type, new UUID(Values.uuidHigh(cursor), Values.uuidLow(cursor)));
            case BINARY -> List.of(type, HexFormat.of().formatHex(content(cursor)));
            case STRING, SYMBOL -> List.of(type, new String(content(cursor), StandardCharsets.ISO_8859_1));
            case LIST, MAP -> List.of(type, elements(cursor));
            case DESCRIBED -> described(elements(cursor));
            case ARRAY -> array(cursor);
        };
    }

    private static byte[] content(Cursor cursor) {
        return cursor.octets().copy(cursor.contentOffset(), cursor.contentLength());
    }

    private static List<Object> elements(Cursor cursor) throws CodecException {
        List<Object> elements = new ArrayList<>();
        cursor.enter();
        while (cursor.next()) {
            elements.add(read(cursor));
        }
        cursor.leave();
        return elements;
    }

    private static Object described(List<Object> parts) {
        return List.of("described", parts.get(0), parts.get(1));
    }

    private static Object array(Cursor cursor) throws CodecException {
        cursor.enter();
        long count = cursor.left();
        FormatCode code = cursor.elementCode();
        List<Object> descriptors = descriptors(cursor);
        boolean zeroWidth = code.layout() == FormatCode.Layout.FIXED && code.width() == 0;
        List<Object> elements = new ArrayList<>();
        while ((!zeroWidth || elements.isEmpty()) && cursor.next()) {
            elements.add(read(cursor));
        }
        cursor.leave();
        return List.of("array", count, code.octet(), descriptors, elements);
    }

    private static List<Object> descriptors(Cursor cursor) throws CodecException {
        List<Object> descriptors = new ArrayList<>();
        Octets in = cursor.octets();
        int at = cursor.elementsDescribedAt();
        while (at >= 0 && in.u8(at) == 0) {
            Cursor one = new Cursor(in, 64);
            one.at(at + 1, in.length());
            descriptors.add(read(one));
            at = one.end();
        }
        return descriptors;
    }

    /** The smallest encoding. */
    static byte[] write(Object form) {
        ValueWriter writer = new ValueWriter(new OctetWriter(1));
        write(form, writer);
        return writer.out().copy();
    }

    static void write(Object form, ValueWriter out) {
        List<?> parts = (List<?>) form;
        Object value = parts.size() > 1 ? parts.get(1) : "";
        switch ((String) parts.get(0)) {
            case "null" -> out.nullValue();
            case "boolean" -> out.booleanValue((Boolean) value);
            case "ubyte" -> out.ubyte(number(value).intValue());
            case "ushort" -> out.ushort(number(value).intValue());
            case "uint" -> out.uint(number(value).longValue());
            case "ulong" -> out.ulong(number(value).longValue());
            case "byte" -> out.byteValue(number(value).intValue());
            case "short" -> out.shortValue(number(value).intValue());
            case "int" -> out.intValue(number(value).intValue());
            case "long" -> out.longValue(number(value).longValue());
            case "float" -> out.floatBits(number(value).intValue());
            case "double" -> out.doubleBits(number(value).longValue());
            case "char" -> out.charValue(number(value).intValue());
            case "timestamp" -> out.timestamp(number(value).longValue());
            case "uuid" -> out.uuid(((UUID) value).getMostSignificantBits(), ((UUID) value).getLeastSignificantBits());
            case "decimal32" -> decimal(FormatCode.DECIMAL32, value, out);
            case "decimal64" -> decimal(FormatCode.DECIMAL64, value, out);
            case "decimal128" -> decimal(FormatCode.DECIMAL128, value, out);
            case "binary" -> out.binary(HexFormat.of().parseHex((String) value));
            case "string" -> out.string(latin(value));
            case "symbol" -> out.symbol(latin(value));
            case "described" -> {
                out.described();
                write(value, out);
                write(parts.get(2), out);
            }
            case "list" -> {
                int begin = out.beginList();
                ((List<?>) value).forEach(element -> write(element, out));
                out.endList(begin, ((List<?>) value).size());
            }
            case "map" -> {
                int begin = out.beginMap();
                ((List<?>) value).forEach(element -> write(element, out));
                out.endMap(begin, ((List<?>) value).size());
            }
            default -> throw new AssertionError(form);
        }
    }

    private static BigInteger number(Object value) {
        return (BigInteger) value;
    }

    private static byte[] latin(Object value) {
        return ((String) value).getBytes(StandardCharsets.ISO_8859_1);
    }

    private static void decimal(FormatCode code, Object value, ValueWriter out) {
        out.decimal(code, new Octets(fixed(number(value), code.width())), 0);
    }

    private static byte[] fixed(BigInteger value, int width) {
        byte[] octets = new byte[width];
        for (int i = 0; i < width; i++) {
            octets[width - 1 - i] = value.shiftRight(8 * i).byteValue();
        }
        return octets;
    }

    /** One of the encodings a peer may choose. */
    static byte[] writeWide(Object form, Random choice) {
        List<?> parts = (List<?>) form;
        Object value = parts.size() > 1 ? parts.get(1) : "";
        boolean wide = choice.nextBoolean();
        OctetWriter out = new OctetWriter(1);
        switch ((String) parts.get(0)) {
            case "boolean" -> out.octets(wide ? new byte[] {0x56, (byte) ((Boolean) value ? 1 : 0)} : write(form));
            case "uint" -> number(0x70, value, 4, wide, form, out);
            case "ulong" -> number(0x80, value, 8, wide, form, out);
            case "int" -> number(0x71, value, 4, wide, form, out);
            case "long" -> number(0x81, value, 8, wide, form, out);
            case "binary" -> sized(0xb0, HexFormat.of().parseHex((String) value), wide, form, out);
            case "string" -> sized(0xb1, latin(value), wide, form, out);
            case "symbol" -> sized(0xb3, latin(value), wide, form, out);
            case "described" -> {
                out.u8(0);
                out.octets(writeWide(value, choice));
                out.octets(writeWide(parts.get(2), choice));
            }
            case "list" -> compound(0xd0, (List<?>) value, wide, choice, out);
            case "map" -> compound(0xd1, (List<?>) value, wide, choice, out);
            default -> out.octets(write(form));
        }
        return out.copy();
    }

    private static void number(int code, Object value, int width, boolean wide, Object form, OctetWriter out) {
        if (wide) {
            out.u8(code);
            out.octets(fixed(number(value), width));
        } else {
            out.octets(write(form));
        }
    }

    private static void sized(int code, byte[] octets, boolean wide, Object form, OctetWriter out) {
        if (wide) {
            out.u8(code);
            out.i32(octets.length);
            out.octets(octets);
        } else {
            out.octets(write(form));
        }
    }

    private static void compound(int code, List<?> elements, boolean wide, Random choice, OctetWriter out) {
        OctetWriter content = new OctetWriter(1);
        elements.forEach(element -> content.octets(writeWide(element, choice)));
        boolean narrow = !wide && content.length() < 255 && elements.size() < 256;
        out.u8(narrow ? code - 0x10 : code);
        if (narrow) {
            out.u8(content.length() + 1);
            out.u8(elements.size());
        } else {
            out.i32(content.length() + 4);
            out.i32(elements.size());
        }
        out.octets(content.copy());
    }
}
