package dev.postage.codec.amqp.convert;

import java.util.Locale;

/** The types of values in a header table of AMQP 0-9-1. */
public enum TableType {
    LONGSTR,
    BINARY,
    SIGNEDINT,
    UNSIGNEDINT,
    LONG,
    BYTE,
    UNSIGNEDBYTE,
    SHORT,
    UNSIGNEDSHORT,
    FLOAT,
    DOUBLE,
    BOOL,
    VOID,
    /** Seconds since 1970. */
    TIMESTAMP,
    ARRAY,
    TABLE;

    private final String label = name().toLowerCase(Locale.ROOT);

    /** RabbitMQ's name. */
    public String label() {
        return label;
    }
}
