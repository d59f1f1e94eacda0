package dev.postage.codec.amqp.convert;

import java.math.BigInteger;
import java.util.List;

/**
 * A value in a header table.
 *
 * @param type what it is
 * @param value an {@link OctetString} for longstr and binary, a {@link BigInteger} for whole numbers and timestamps, a
 *     {@link Double} for float and double, a {@link Boolean}, a list of {@link TableValue} for an array, a list of
 *     {@link TableEntry} for a table, and an empty string for void
 */
public record TableValue(TableType type, Object value) {
    static TableValue number(TableType type, long value) {
        return new TableValue(type, BigInteger.valueOf(value));
    }

    static TableValue longstr(OctetString value) {
        return new TableValue(TableType.LONGSTR, value);
    }

    static TableValue array(List<TableValue> elements) {
        return new TableValue(TableType.ARRAY, List.copyOf(elements));
    }

    static TableValue table(List<TableEntry> entries) {
        return new TableValue(TableType.TABLE, List.copyOf(entries));
    }

    BigInteger number() {
        return (BigInteger) value;
    }

    OctetString octets() {
        return (OctetString) value;
    }

    /** The elements of an array, none for other types. */
    public List<TableValue> elements() {
        return type == TableType.ARRAY
                ? ((List<?>) value).stream().map(TableValue.class::cast).toList()
                : List.of();
    }

    /** The entries of a table, none for other types. */
    public List<TableEntry> entries() {
        return type == TableType.TABLE
                ? ((List<?>) value).stream().map(TableEntry.class::cast).toList()
                : List.of();
    }
}
