package dev.postage.codec.amqp.wire;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.Octets;
import dev.postage.codec.bytes.Utf8;

/** The value a cursor stands on, as a Java value. Each throws when the value has another type. */
public final class Values {
    private Values() {}

    /** A boolean in any of its three encodings. */
    public static boolean booleanOf(Cursor cursor) throws CodecException {
        require(cursor, AmqpType.BOOLEAN);
        return cursor.code() == FormatCode.TRUE
                || (cursor.code() == FormatCode.BOOLEAN && cursor.octets().u8(cursor.data()) == 1);
    }

    /** A whole number of any type; a ulong of 2^63 or more is negative here and {@link AmqpType#ULONG} tells it. */
    public static long integral(Cursor cursor) throws CodecException {
        if (!cursor.type().isIntegral()) {
            throw wrongType(cursor, "a whole number");
        }
        Octets in = cursor.octets();
        int at = cursor.data();
        return switch (cursor.code()) {
            case UINT0, ULONG0 -> 0;
            case UBYTE, SMALL_UINT, SMALL_ULONG -> in.u8(at);
            case BYTE, SMALL_INT, SMALL_LONG -> (byte) in.u8(at);
            case USHORT -> in.u16(at);
            case SHORT -> (short) in.u16(at);
            case UINT -> in.u32(at);
            case INT -> in.i32(at);
            default -> in.i64(at);
        };
    }

    /** Milliseconds since 1970, negative before. */
    public static long timestamp(Cursor cursor) throws CodecException {
        require(cursor, AmqpType.TIMESTAMP);
        return cursor.octets().i64(cursor.data());
    }

    /** The bits of a float, as they were sent. */
    public static int floatBits(Cursor cursor) throws CodecException {
        require(cursor, AmqpType.FLOAT);
        return cursor.octets().i32(cursor.data());
    }

    /** The bits of a double, as they were sent. */
    public static long doubleBits(Cursor cursor) throws CodecException {
        require(cursor, AmqpType.DOUBLE);
        return cursor.octets().i64(cursor.data());
    }

    /** A char as a code point; throws when the number is none: a surrogate or above U+10FFFF. */
    public static int codePoint(Cursor cursor) throws CodecException {
        require(cursor, AmqpType.CHAR);
        int read = cursor.octets().i32(cursor.data());
        if (read < 0 || read > Character.MAX_CODE_POINT || (read >= 0xd800 && read <= 0xdfff)) {
            throw new CodecException(cursor.start(), "a Unicode character", "number " + Integer.toHexString(read));
        }
        return read;
    }

    /** The upper half of a uuid. */
    public static long uuidHigh(Cursor cursor) throws CodecException {
        require(cursor, AmqpType.UUID);
        return cursor.octets().i64(cursor.data());
    }

    /** The lower half of a uuid. */
    public static long uuidLow(Cursor cursor) throws CodecException {
        require(cursor, AmqpType.UUID);
        return cursor.octets().i64(cursor.data() + Long.BYTES);
    }

    /** The text of a string or a symbol; throws when it is not UTF-8. */
    public static String text(Cursor cursor) throws CodecException {
        requireText(cursor);
        return Utf8.decode(cursor.octets(), cursor.contentOffset(), cursor.contentLength());
    }

    /** Throws when a string, a symbol or a char cannot be decoded; other values pass. */
    public static void checkText(Cursor cursor) throws CodecException {
        if (cursor.type() == AmqpType.STRING || cursor.type() == AmqpType.SYMBOL) {
            Utf8.check(cursor.octets(), cursor.contentOffset(), cursor.contentLength());
        } else if (cursor.type() == AmqpType.CHAR) {
            codePoint(cursor);
        }
    }

    /** A copy of the octets of a binary. */
    public static byte[] binary(Cursor cursor) throws CodecException {
        require(cursor, AmqpType.BINARY);
        return cursor.octets().copy(cursor.contentOffset(), cursor.contentLength());
    }

    private static void requireText(Cursor cursor) throws CodecException {
        if (cursor.type() != AmqpType.STRING && cursor.type() != AmqpType.SYMBOL) {
            throw wrongType(cursor, "string or symbol");
        }
    }

    /** Throws when a value has another type. */
    public static void require(Cursor cursor, AmqpType type) throws CodecException {
        if (cursor.type() != type) {
            throw wrongType(cursor, type.label());
        }
    }

    /** What to throw when a value has another type. */
    public static CodecException wrongType(Cursor cursor, String expected) {
        return new CodecException(cursor.start(), expected, cursor.type().label());
    }
}
