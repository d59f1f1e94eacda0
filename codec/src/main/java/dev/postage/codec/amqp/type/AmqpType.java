package dev.postage.codec.amqp.type;

import java.util.Locale;

/** The types a value on the wire can have. */
public enum AmqpType {
    NULL,
    BOOLEAN,
    UBYTE,
    USHORT,
    UINT,
    ULONG,
    BYTE,
    SHORT,
    INT,
    LONG,
    FLOAT,
    DOUBLE,
    DECIMAL32,
    DECIMAL64,
    DECIMAL128,
    CHAR,
    TIMESTAMP,
    UUID,
    BINARY,
    STRING,
    SYMBOL,
    LIST,
    MAP,
    ARRAY,
    DESCRIBED;

    private final String label = name().toLowerCase(Locale.ROOT);

    /** The name in the specification. */
    public String label() {
        return label;
    }

    /** Whether values are made of other values. */
    public boolean isCompound() {
        return this == LIST || this == MAP || this == ARRAY || this == DESCRIBED;
    }

    /** Whether values are whole numbers that fit 64 bits, timestamps not among them. */
    public boolean isIntegral() {
        return switch (this) {
            case UBYTE, USHORT, UINT, ULONG, BYTE, SHORT, INT, LONG -> true;
            default -> false;
        };
    }
}
