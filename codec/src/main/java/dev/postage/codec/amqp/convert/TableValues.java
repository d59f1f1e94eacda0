package dev.postage.codec.amqp.convert;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.FormatCode;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** AMQP 1.0 values as values of a header table; nothing for types that have no counterpart, inside others too. */
final class TableValues {
    private static final int MS = 1000;

    private TableValues() {}

    static Optional<TableValue> of(Cursor cursor) throws CodecException {
        return switch (cursor.type()) {
            case NULL -> Optional.of(new TableValue(TableType.VOID, ""));
            case BOOLEAN -> Optional.of(new TableValue(TableType.BOOL, Values.booleanOf(cursor)));
            case STRING, SYMBOL, BINARY -> Optional.of(TableValue.longstr(Ids.content(cursor)));
            case TIMESTAMP -> Optional.of(TableValue.number(TableType.TIMESTAMP, Values.timestamp(cursor) / MS));
            case FLOAT -> real(TableType.FLOAT, Float.intBitsToFloat(Values.floatBits(cursor)));
            case DOUBLE -> real(TableType.DOUBLE, Double.longBitsToDouble(Values.doubleBits(cursor)));
            case ULONG -> Optional.of(new TableValue(TableType.LONG, unsigned(Values.integral(cursor))));
            case UBYTE, USHORT, UINT, BYTE, SHORT, INT, LONG ->
                Optional.of(TableValue.number(integer(cursor.type()), Values.integral(cursor)));
            case LIST -> Optional.of(TableValue.array(elements(cursor)));
            case MAP -> Optional.of(TableValue.table(entries(cursor)));
            case ARRAY -> array(cursor);
            default -> Optional.empty();
        };
    }

    private static BigInteger unsigned(long value) {
        return new BigInteger(Long.toUnsignedString(value));
    }

    private static TableType integer(AmqpType type) {
        return switch (type) {
            case UBYTE -> TableType.UNSIGNEDBYTE;
            case USHORT -> TableType.UNSIGNEDSHORT;
            case UINT -> TableType.UNSIGNEDINT;
            case BYTE -> TableType.BYTE;
            case SHORT -> TableType.SHORT;
            case INT -> TableType.SIGNEDINT;
            default -> TableType.LONG;
        };
    }

    private static Optional<TableValue> real(TableType type, double value) {
        return Double.isFinite(value) ? Optional.of(new TableValue(type, value)) : Optional.empty();
    }

    private static List<TableValue> elements(Cursor cursor) throws CodecException {
        List<TableValue> elements = new ArrayList<>();
        cursor.enter();
        while (cursor.next()) {
            of(cursor).ifPresent(elements::add);
        }
        cursor.leave();
        return elements;
    }

    /** Elements without octets are not counted out: a few octets could claim four thousand million of them. */
    private static Optional<TableValue> array(Cursor cursor) throws CodecException {
        cursor.enter();
        FormatCode element = cursor.elementCode();
        boolean opaque = element.layout() == FormatCode.Layout.FIXED && element.width() == 0;
        boolean described = cursor.elementsDescribedAt() >= 0;
        List<TableValue> elements = new ArrayList<>();
        while (!opaque && !described && cursor.next()) {
            of(cursor).ifPresent(elements::add);
        }
        cursor.leave();
        return opaque || described ? Optional.empty() : Optional.of(TableValue.array(elements));
    }

    private static List<TableEntry> entries(Cursor cursor) throws CodecException {
        List<TableEntry> entries = new ArrayList<>();
        cursor.enter();
        while (cursor.next()) {
            Optional<Object> key = key(cursor);
            cursor.next();
            Optional<TableValue> value = of(cursor);
            if (key.isPresent() && value.isPresent()) {
                entries.add(new TableEntry(key.get(), value.get()));
            }
        }
        cursor.leave();
        return entries;
    }

    private static Optional<Object> key(Cursor cursor) throws CodecException {
        return switch (cursor.type()) {
            case STRING, SYMBOL, BINARY -> Optional.of(Ids.content(cursor));
            case ULONG -> Optional.of(unsigned(Values.integral(cursor)));
            case UBYTE, USHORT, UINT, BYTE, SHORT, INT, LONG ->
                Optional.of(BigInteger.valueOf(Values.integral(cursor)));
            default -> Optional.empty();
        };
    }
}
