package dev.postage.codec.amqp.convert;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.Octets;
import java.util.Optional;

/**
 * The form in which RabbitMQ 3.13 and older stored messages of AMQP 1.0: an AMQP 0-9-1 content whose headers hold whole
 * encoded sections. It will be readable for ever; nothing writes it any more.
 */
final class Stored313 {
    static final String PROPERTIES = "x-amqp-1.0-properties";
    static final String APPLICATION_PROPERTIES = "x-amqp-1.0-app-properties";
    static final String FOOTER = "x-amqp-1.0-footer";
    private static final String ANNOTATIONS = "x-amqp-1.0-message-annotations";
    private static final String PREFIX = "x-amqp-1.0-";
    private static final int DEPTH = 64;

    private Stored313() {}

    static boolean isSection(OctetString header) {
        return header.startsWith(PREFIX);
    }

    /** Writes the section a header holds as it is; false when there is no such header. */
    static boolean writeSection(BasicContent content, String header, ValueWriter out) throws CodecException {
        Optional<TableValue> value = section(content, header);
        if (value.isEmpty()) {
            return false;
        }
        byte[] octets = value.get().octets().octets();
        section(octets, kind(header));
        out.out().octets(octets);
        return true;
    }

    /** Writes the entries of the annotations that a header holds, and tells how many. */
    static int writeAnnotations(BasicContent content, ValueWriter out) throws CodecException {
        Optional<TableValue> value = section(content, ANNOTATIONS);
        if (value.isEmpty()) {
            return 0;
        }
        Cursor cursor = section(value.get().octets().octets(), SectionKind.MESSAGE_ANNOTATIONS);
        int count = 0;
        cursor.enter();
        while (cursor.next()) {
            int at = cursor.start();
            cursor.next();
            out.out().octets(cursor.octets(), at, cursor.end() - at);
            count++;
        }
        return count;
    }

    private static Optional<TableValue> section(BasicContent content, String header) {
        return content.header(header).filter(value -> value.type() == TableType.LONGSTR);
    }

    private static SectionKind kind(String header) {
        return switch (header) {
            case PROPERTIES -> SectionKind.PROPERTIES;
            case APPLICATION_PROPERTIES -> SectionKind.APPLICATION_PROPERTIES;
            default -> SectionKind.FOOTER;
        };
    }

    /** A cursor on the value of a section, which has to be whole and of one kind. */
    private static Cursor section(byte[] octets, SectionKind kind) throws CodecException {
        Octets in = new Octets(octets);
        Cursor cursor = new Cursor(in, DEPTH);
        cursor.at(0, in.length());
        cursor.check();
        Values.require(cursor, AmqpType.DESCRIBED);
        if (cursor.end() != in.length()) {
            throw new CodecException(cursor.end(), "the end of " + kind.label(), "more octets");
        }
        cursor.enter();
        cursor.next();
        if (cursor.type() != AmqpType.ULONG || Values.integral(cursor) != kind.code()) {
            throw new CodecException(cursor.start(), "the descriptor of " + kind.label(), "another one");
        }
        cursor.next();
        Values.require(cursor, kind.valueType());
        return cursor;
    }
}
