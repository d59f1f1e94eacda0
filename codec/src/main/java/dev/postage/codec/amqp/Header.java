package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.type.HeaderField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;

/**
 * The fields of the header, read from the octets each time. A field that is not there or null has the default of the
 * specification. Each method throws when the list is broken or the field has another type.
 */
public final class Header {
    private static final int DEFAULT_PRIORITY = 4;

    private final Fields fields;

    Header(Scan scan) {
        fields = new Fields(scan, SectionKind.HEADER, HeaderField.count());
    }

    void forget() {
        fields.forget();
    }

    void check() throws CodecException {
        fields.check();
    }

    /** Whether a field is there and not null. */
    public boolean has(HeaderField field) throws CodecException {
        return fields.find(field.place());
    }

    /** The cursor of the last {@link #has}. */
    Cursor cursor() {
        return fields.cursor();
    }

    /** Where a field begins in the message, its format code included; -1 when it is not there or null. */
    public int offset(HeaderField field) throws CodecException {
        return fields.offset(field.place());
    }

    /** The type of a field that is there, whether it is the right one or not. */
    public AmqpType type(HeaderField field) throws CodecException {
        return there(field).type();
    }

    /** A cursor on a field that is there; the next call of any method here moves it. */
    public Cursor value(HeaderField field) throws CodecException {
        there(field);
        Values.require(fields.cursor(), field.type());
        return fields.cursor();
    }

    /** Whether the message must outlive the broker; false by default. */
    public boolean durable() throws CodecException {
        return flag(HeaderField.DURABLE);
    }

    /** 0 to 255, higher first; 4 by default. */
    public int priority() throws CodecException {
        return (int) number(HeaderField.PRIORITY, DEFAULT_PRIORITY);
    }

    /** Milliseconds the message may live, 0 to 4294967295; -1 when it may live for ever. */
    public long ttlMs() throws CodecException {
        return number(HeaderField.TTL, -1);
    }

    /** Whether nobody else has acquired the message before; false by default. */
    public boolean firstAcquirer() throws CodecException {
        return flag(HeaderField.FIRST_ACQUIRER);
    }

    /** Unsuccessful deliveries before; 0 by default. */
    public long deliveryCount() throws CodecException {
        return number(HeaderField.DELIVERY_COUNT, 0);
    }

    private boolean flag(HeaderField field) throws CodecException {
        return has(field) && Values.booleanOf(value(field));
    }

    private long number(HeaderField field, long otherwise) throws CodecException {
        return has(field) ? Values.integral(value(field)) : otherwise;
    }

    private Cursor there(HeaderField field) throws CodecException {
        if (!fields.find(field.place())) {
            throw new IllegalStateException("the message has no " + field.label() + ": ask has() first");
        }
        return fields.cursor();
    }
}
