package dev.postage.codec.amqp;

import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.OctetWriter;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Values and messages of any shape. */
final class Generators {
    private Generators() {}

    /** Values come from a number, so that a failure names the number and nothing is shrunk for minutes. */
    static Arbitrary<Object> values() {
        return Arbitraries.longs().map(seed -> value(new Random(seed), 4));
    }

    private static Object value(Random choice, int levels) {
        int kind = levels == 0 ? 9 : choice.nextInt(10);
        return switch (kind) {
            case 0, 1 -> List.of("list", values(choice, levels - 1));
            case 2 -> List.of("map", keyed("symbol", values(choice, levels - 1)));
            case 3 -> List.of("described", simple(choice), value(choice, levels - 1));
            default -> simple(choice);
        };
    }

    private static List<Object> values(Random choice, int levels) {
        List<Object> values = new ArrayList<>();
        for (int i = choice.nextInt(6); i > 0; i--) {
            values.add(value(choice, levels));
        }
        return values;
    }

    private static Object simple(Random choice) {
        return switch (choice.nextInt(21)) {
            case 0 -> List.of("null");
            case 1 -> List.of("boolean", choice.nextBoolean());
            case 2 -> bits("ubyte", 8, false, choice);
            case 3 -> bits("ushort", 16, false, choice);
            case 4 -> bits("uint", 32, false, choice);
            case 5 -> bits("ulong", 64, false, choice);
            case 6 -> bits("byte", 8, true, choice);
            case 7 -> bits("short", 16, true, choice);
            case 8 -> bits("int", 32, true, choice);
            case 9 -> bits("long", 64, true, choice);
            case 10 -> bits("float", 32, false, choice);
            case 11 -> bits("double", 64, false, choice);
            case 12 -> bits("decimal32", 32, false, choice);
            case 13 -> bits("decimal64", 64, false, choice);
            case 14 -> bits("decimal128", 128, false, choice);
            case 15 -> List.of("char", BigInteger.valueOf(choice.nextInt(0xd800)));
            case 16 -> bits("timestamp", 64, true, choice);
            case 17 -> List.of("uuid", new UUID(choice.nextLong(), choice.nextLong()));
            case 18 -> List.of("string", text(choice));
            case 19 -> List.of("symbol", text(choice));
            default -> List.of("binary", Vectors.hex(octets(choice)));
        };
    }

    /** Short numbers are as likely as long ones, for they have encodings of their own. */
    private static Object bits(String type, int width, boolean signed, Random choice) {
        int length = choice.nextInt(width + 1 - (signed ? 1 : 0));
        BigInteger value = new BigInteger(length, choice);
        return List.of(type, signed && choice.nextBoolean() ? value.negate() : value);
    }

    private static String text(Random choice) {
        return new String(octets(choice), StandardCharsets.ISO_8859_1);
    }

    private static byte[] octets(Random choice) {
        int[] lengths = {0, 1, 7, 251, 252, 253, 254, 255, 256, 300};
        byte[] octets = new byte[lengths[choice.nextInt(lengths.length)]];
        choice.nextBytes(octets);
        return octets;
    }

    /** Messages with any of the sections, in any of the encodings peers choose. */
    static Arbitrary<byte[]> messages() {
        return Arbitraries.longs().map(seed -> {
            Random choice = new Random(seed);
            List<Object> entries = new ArrayList<>();
            for (int i = choice.nextInt(5); i > 0; i--) {
                entries.add(simple(choice));
            }
            return message(choice.nextInt(64), entries, value(choice, 3), choice);
        });
    }

    private static byte[] message(int sections, List<Object> entries, Object body, Random choice) {
        OctetWriter out = new OctetWriter(64);
        ValueWriter writer = new ValueWriter(out);
        if ((sections & 1) != 0) {
            section(0x70, List.of("list", List.of(List.of("boolean", choice.nextBoolean()))), choice, writer);
        }
        for (int i = 1; i < 3; i++) {
            if ((sections & 1 << i) != 0) {
                section(0x70 + i, List.of("map", keyed("symbol", entries)), choice, writer);
            }
        }
        if ((sections & 8) != 0) {
            section(0x73, List.of("list", List.of(List.of("string", "m"), List.of("null"))), choice, writer);
        }
        if ((sections & 16) != 0) {
            section(0x74, List.of("map", keyed("string", entries)), choice, writer);
        }
        body(body, choice, writer);
        if ((sections & 32) != 0) {
            section(0x78, List.of("map", keyed("symbol", entries)), choice, writer);
        }
        return out.copy();
    }

    private static void body(Object body, Random choice, ValueWriter writer) {
        int kind = choice.nextInt(3);
        int count = kind == 2 ? 1 : 1 + choice.nextInt(3);
        for (int i = 0; i < count; i++) {
            Object value = kind == 0
                    ? List.of("binary", Vectors.hex(Forms.write(body)))
                    : kind == 1 ? List.of("list", List.of(body)) : body;
            section(0x75 + kind, value, choice, writer);
        }
    }

    private static List<Object> keyed(String type, List<Object> values) {
        List<Object> pairs = new ArrayList<>();
        values.forEach(value -> {
            pairs.add(List.of(type, "x-" + pairs.size()));
            pairs.add(value);
        });
        return pairs;
    }

    private static void section(int code, Object value, Random choice, ValueWriter writer) {
        writer.out().u8(0);
        switch (choice.nextInt(3)) {
            case 0 -> {
                writer.out().u8(0x80);
                writer.out().i64(code);
            }
            case 1 ->
                writer.symbol(
                        dev.postage.codec.amqp.type.SectionKind.ofCode(code).symbol());
            default -> writer.ulong(code);
        }
        writer.out().octets(Forms.writeWide(value, choice));
    }
}
