package dev.postage.codec.amqp;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;

/**
 * A second decoder that shares nothing with the first: it calls itself, makes objects, and knows sizes only by reading.
 * A value is a list of its type's name and its Java value, so that a timestamp is no long.
 */
final class NaiveDecoder {
    /** What is wrong; says no more, for the tests only compare whether there is an error. */
    static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final ByteBuffer in;

    NaiveDecoder(byte[] octets) {
        in = ByteBuffer.wrap(octets);
    }

    /** The one value that the octets are. */
    static Object decode(byte[] octets) {
        NaiveDecoder decoder = new NaiveDecoder(octets);
        Object value = decoder.value();
        if (decoder.in.hasRemaining()) {
            throw new Refused();
        }
        return value;
    }

    private Object value() {
        return value(octet());
    }

    private Object value(int code) {
        return switch (code) {
            case 0x00 -> List.of("described", value(), value());
            case 0x40 -> List.of("null");
            case 0x41 -> List.of("boolean", true);
            case 0x42 -> List.of("boolean", false);
            case 0x56 -> List.of("boolean", flag());
            case 0x43 -> List.of("uint", BigInteger.ZERO);
            case 0x44 -> List.of("ulong", BigInteger.ZERO);
            case 0x45 -> List.of("list", List.of());
            case 0x50 -> List.of("ubyte", unsigned(1));
            case 0x51 -> List.of("byte", signed(1));
            case 0x52 -> List.of("uint", unsigned(1));
            case 0x53 -> List.of("ulong", unsigned(1));
            case 0x54 -> List.of("int", signed(1));
            case 0x55 -> List.of("long", signed(1));
            case 0x60 -> List.of("ushort", unsigned(2));
            case 0x61 -> List.of("short", signed(2));
            case 0x70 -> List.of("uint", unsigned(4));
            case 0x71 -> List.of("int", signed(4));
            case 0x72 -> List.of("float", unsigned(4));
            case 0x73 -> List.of("char", unsigned(4));
            case 0x74 -> List.of("decimal32", unsigned(4));
            case 0x80 -> List.of("ulong", unsigned(8));
            case 0x81 -> List.of("long", signed(8));
            case 0x82 -> List.of("double", unsigned(8));
            case 0x83 -> List.of("timestamp", signed(8));
            case 0x84 -> List.of("decimal64", unsigned(8));
            case 0x94 -> List.of("decimal128", unsigned(16));
            case 0x98 ->
                List.of("uuid", new UUID(signed(8).longValue(), signed(8).longValue()));
            case 0xa0 -> List.of("binary", HexFormat.of().formatHex(bytes(size(1))));
            case 0xb0 -> List.of("binary", HexFormat.of().formatHex(bytes(size(4))));
            case 0xa1 -> List.of("string", new String(bytes(size(1)), StandardCharsets.ISO_8859_1));
            case 0xb1 -> List.of("string", new String(bytes(size(4)), StandardCharsets.ISO_8859_1));
            case 0xa3 -> List.of("symbol", new String(bytes(size(1)), StandardCharsets.ISO_8859_1));
            case 0xb3 -> List.of("symbol", new String(bytes(size(4)), StandardCharsets.ISO_8859_1));
            case 0xc0 -> List.of("list", elements(1));
            case 0xd0 -> List.of("list", elements(4));
            case 0xc1 -> List.of("map", pairs(1));
            case 0xd1 -> List.of("map", pairs(4));
            case 0xe0 -> array(1);
            case 0xf0 -> array(4);
            default -> throw new Refused();
        };
    }

    private List<Object> pairs(int width) {
        List<Object> elements = elements(width);
        if (elements.size() % 2 != 0) {
            throw new Refused();
        }
        return elements;
    }

    private List<Object> elements(int width) {
        NaiveDecoder inner = new NaiveDecoder(bytes(size(width)));
        long count = inner.unsigned(width).longValueExact();
        List<Object> elements = new ArrayList<>();
        for (long i = 0; i < count; i++) {
            elements.add(inner.value());
        }
        inner.end();
        return elements;
    }

    private Object array(int width) {
        NaiveDecoder inner = new NaiveDecoder(bytes(size(width)));
        long count = inner.unsigned(width).longValueExact();
        List<Object> descriptors = new ArrayList<>();
        int code = inner.octet();
        while (code == 0) {
            descriptors.add(inner.value());
            code = inner.octet();
        }
        // values without octets are all the same, however many there are
        long decoded = code >= 0x40 && code <= 0x45 ? Math.min(count, 1) : count;
        List<Object> elements = new ArrayList<>();
        for (long i = 0; i < decoded; i++) {
            elements.add(inner.value(code));
        }
        inner.end();
        return List.of("array", count, code, descriptors, elements);
    }

    private void end() {
        if (in.hasRemaining()) {
            throw new Refused();
        }
    }

    private boolean flag() {
        int octet = octet();
        if (octet > 1) {
            throw new Refused();
        }
        return octet == 1;
    }

    private int size(int width) {
        BigInteger size = unsigned(width);
        if (size.compareTo(BigInteger.valueOf(in.remaining())) > 0) {
            throw new Refused();
        }
        return size.intValueExact();
    }

    private BigInteger unsigned(int width) {
        return new BigInteger(1, bytes(width));
    }

    private BigInteger signed(int width) {
        return new BigInteger(bytes(width));
    }

    private int octet() {
        return bytes(1)[0] & 0xff;
    }

    private byte[] bytes(int count) {
        if (count > in.remaining()) {
            throw new Refused();
        }
        byte[] read = new byte[count];
        in.get(read);
        return read;
    }
}
