package dev.postage.codec.amqp.wire;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.bytes.CodecException;

/**
 * Writes the value a cursor stands on anew, each part in its smallest encoding, as RabbitMQ does with annotations that
 * it has read. Elements of arrays get the wide constructor; arrays of a kind RabbitMQ cannot read keep their octets.
 * Calls itself once for each level, and the cursor limits the levels.
 */
public final class Reencoder {
    private Reencoder() {}

    /** Writes one value; the cursor stays on its level. */
    public static void write(Cursor from, ValueWriter to) throws CodecException {
        switch (from.type()) {
            case BOOLEAN -> to.booleanValue(Values.booleanOf(from));
            case UINT -> to.uint(Values.integral(from));
            case ULONG -> to.ulong(Values.integral(from));
            case INT -> to.intValue((int) Values.integral(from));
            case LONG -> to.longValue(Values.integral(from));
            case BINARY -> to.binary(from.octets(), from.contentOffset(), from.contentLength());
            case STRING -> to.string(from.octets(), from.contentOffset(), from.contentLength());
            case SYMBOL -> to.symbol(from.octets(), from.contentOffset(), from.contentLength());
            case LIST -> {
                int begin = to.beginList();
                to.endList(begin, writeElements(from, to));
            }
            case MAP -> {
                int begin = to.beginMap();
                to.endMap(begin, writeElements(from, to));
            }
            case ARRAY -> writeArray(from, to);
            case DESCRIBED -> {
                to.described();
                writeElements(from, to);
            }
            default -> copy(from, to);
        }
    }

    private static int writeElements(Cursor from, ValueWriter to) throws CodecException {
        int count = 0;
        from.enter();
        while (from.next()) {
            write(from, to);
            count++;
        }
        from.leave();
        return count;
    }

    private static void copy(Cursor from, ValueWriter to) {
        to.out().octets(from.octets(), from.start(), from.end() - from.start());
    }

    private static void writeArray(Cursor from, ValueWriter to) throws CodecException {
        int start = from.start();
        int end = from.end();
        int count = 0;
        int begin = to.beginArray();
        from.enter();
        if (!isRewritten(from)) {
            to.out().truncate(begin);
            to.out().octets(from.octets(), start, end - start);
        } else {
            to.out().u8(wide(from.elementCode()).octet);
            while (from.next()) {
                writeElement(from, to);
                count++;
            }
            to.endArray(begin, count);
        }
        from.leave();
    }

    /** Arrays of constructors that RabbitMQ does not read, and described ones, are not understood but kept. */
    private static boolean isRewritten(Cursor array) {
        FormatCode code = array.elementCode();
        boolean narrowOnly = code.octet >= FormatCode.SMALL_UINT.octet && code.octet <= FormatCode.SMALL_LONG.octet;
        boolean decimal =
                code.type == AmqpType.DECIMAL32 || code.type == AmqpType.DECIMAL64 || code.type == AmqpType.DECIMAL128;
        boolean narrowCompound = code.type.isCompound() && code.width == 1;
        boolean zeroWidth = code.layout == FormatCode.Layout.FIXED && code.width == 0;
        return array.elementsDescribedAt() < 0 && !narrowOnly && !decimal && !narrowCompound && !zeroWidth;
    }

    private static FormatCode wide(FormatCode code) {
        return switch (code) {
            case BINARY8 -> FormatCode.BINARY32;
            case STRING8 -> FormatCode.STRING32;
            case SYMBOL8 -> FormatCode.SYMBOL32;
            default -> code;
        };
    }

    private static void writeElement(Cursor from, ValueWriter to) throws CodecException {
        if (from.code().layout == FormatCode.Layout.VARIABLE) {
            to.out().i32(from.contentLength());
            to.out().octets(from.octets(), from.contentOffset(), from.contentLength());
        } else if (from.type() == AmqpType.LIST || from.type() == AmqpType.MAP) {
            int begin = to.beginList();
            to.endElement(begin, writeElements(from, to));
        } else {
            copy(from, to);
        }
    }
}
