package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.type.HeaderField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;

/**
 * What a broker keeps beside a message instead of its header: durable, priority, time to live. Messages without a header
 * may carry them in annotations that stand for AMQP 0-9-1 properties. Fields of another type than they should have
 * count as absent.
 */
public final class Container {
    private static final Key MODE = Key.of("x-basic-delivery-mode");
    private static final Key PRIORITY = Key.of("x-basic-priority");
    private static final Key EXPIRATION = Key.of("x-basic-expiration");
    private static final int PERSISTENT = 2;
    private static final int LONGEST_NUMBER = 10;
    private static final long GREATEST_TTL = 0xffffffffL;

    private boolean durable;
    private int priority = -1;
    private long ttlMs = -1;

    /** Takes the values out of a scanned message. */
    public void read(Scan scan) throws CodecException {
        boolean stated = hasField(scan, HeaderField.DURABLE);
        durable = stated
                ? Values.booleanOf(scan.header().cursor())
                : hasAnnotation(scan, MODE, AmqpType.UBYTE)
                        && Values.integral(scan.messageAnnotations().cursor()) == PERSISTENT;
        priority = (int) number(scan, HeaderField.PRIORITY, PRIORITY);
        ttlMs = hasField(scan, HeaderField.TTL)
                ? Values.integral(scan.header().cursor())
                : hasAnnotation(scan, EXPIRATION, AmqpType.STRING)
                        ? decimal(scan.messageAnnotations().cursor())
                        : -1;
    }

    /** Sets the values, -1 for no priority and for no time to live. */
    void set(boolean newDurable, int newPriority, long newTtlMs) {
        durable = newDurable;
        priority = newPriority;
        ttlMs = newTtlMs;
    }

    private static long number(Scan scan, HeaderField field, Key key) throws CodecException {
        if (hasField(scan, field)) {
            return Values.integral(scan.header().cursor());
        }
        return hasAnnotation(scan, key, AmqpType.UBYTE)
                ? Values.integral(scan.messageAnnotations().cursor())
                : -1;
    }

    private static boolean hasField(Scan scan, HeaderField field) throws CodecException {
        return scan.has(SectionKind.HEADER)
                && scan.header().has(field)
                && scan.header().cursor().type() == field.type();
    }

    private static boolean hasAnnotation(Scan scan, Key key, AmqpType type) throws CodecException {
        return scan.messageAnnotations().find(key)
                && scan.messageAnnotations().cursor().type() == type;
    }

    /** A decimal number that fits 32 bits, -1 for any other text. */
    private static long decimal(Cursor cursor) {
        int count = cursor.contentLength();
        long number = count == 0 || count > LONGEST_NUMBER ? -1 : 0;
        for (int i = 0; i < count && number >= 0; i++) {
            int digit = cursor.octets().u8(cursor.contentOffset() + i) - '0';
            number = digit < 0 || digit > 9 ? -1 : 10 * number + digit;
        }
        return number > GREATEST_TTL ? -1 : number;
    }

    /** Writes the first three fields of a header. */
    void writeFields(ValueWriter out) {
        writeFields(out, durable, priority, ttlMs);
    }

    /** Writes the first three fields of a header; negative numbers are null. */
    public static void writeFields(ValueWriter out, boolean durable, int priority, long ttlMs) {
        out.booleanValue(durable);
        if (priority < 0) {
            out.nullValue();
        } else {
            out.ubyte(priority);
        }
        if (ttlMs < 0) {
            out.nullValue();
        } else {
            out.uint(ttlMs);
        }
    }

    /** Whether the message outlives the broker. */
    public boolean durable() {
        return durable;
    }

    /** 0 to 255, -1 when the message has none. */
    public int priority() {
        return priority;
    }

    /** Milliseconds, -1 when the message may live for ever. */
    public long ttlMs() {
        return ttlMs;
    }
}
