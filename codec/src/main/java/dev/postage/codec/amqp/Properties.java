package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.type.PropertyField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;
import java.util.Optional;

/**
 * The fields of the properties, read from the octets each time. {@link #has} and {@link #value} make no garbage; the
 * methods named after fields are for comfort. Each method throws when the list is broken, the field has another type or
 * a text is not UTF-8.
 */
public final class Properties {
    private final Fields fields;

    Properties(Scan scan) {
        fields = new Fields(scan, SectionKind.PROPERTIES, PropertyField.count());
    }

    void forget() {
        fields.forget();
    }

    void check() throws CodecException {
        fields.check();
    }

    /** Whether a field is there and not null. */
    public boolean has(PropertyField field) throws CodecException {
        return fields.find(field.place());
    }

    /** Where a field begins in the message, its format code included; -1 when it is not there or null. */
    public int offset(PropertyField field) throws CodecException {
        return fields.offset(field.place());
    }

    /** The type of a field that is there, whether it is the right one or not. */
    public AmqpType type(PropertyField field) throws CodecException {
        return there(field).type();
    }

    /** A cursor on a field that is there; the next call of any method here moves it. */
    public Cursor value(PropertyField field) throws CodecException {
        there(field);
        if (!field.accepts(fields.cursor().type())) {
            throw Values.wrongType(fields.cursor(), field.type().label() + " as " + field.label());
        }
        return fields.cursor();
    }

    /** The identity of the message. */
    public Optional<Identity> messageId() throws CodecException {
        return id(PropertyField.MESSAGE_ID);
    }

    /** Who is responsible for the message. */
    public Optional<byte[]> userId() throws CodecException {
        return has(PropertyField.USER_ID) ? Optional.of(Values.binary(value(PropertyField.USER_ID))) : Optional.empty();
    }

    /** The address of the node the message is for. */
    public Optional<String> to() throws CodecException {
        return text(PropertyField.TO);
    }

    /** What the message is about. */
    public Optional<String> subject() throws CodecException {
        return text(PropertyField.SUBJECT);
    }

    /** The address of the node for replies. */
    public Optional<String> replyTo() throws CodecException {
        return text(PropertyField.REPLY_TO);
    }

    /** The identity of the message this one belongs to. */
    public Optional<Identity> correlationId() throws CodecException {
        return id(PropertyField.CORRELATION_ID);
    }

    /** The media type of a data body. */
    public Optional<String> contentType() throws CodecException {
        return text(PropertyField.CONTENT_TYPE);
    }

    /** What was done to a data body besides. */
    public Optional<String> contentEncoding() throws CodecException {
        return text(PropertyField.CONTENT_ENCODING);
    }

    /** Milliseconds since 1970; {@link Long#MIN_VALUE} when the message does not say. */
    public long absoluteExpiryTimeMs() throws CodecException {
        return time(PropertyField.ABSOLUTE_EXPIRY_TIME);
    }

    /** Milliseconds since 1970; {@link Long#MIN_VALUE} when the message does not say. */
    public long creationTimeMs() throws CodecException {
        return time(PropertyField.CREATION_TIME);
    }

    /** The group the message belongs to. */
    public Optional<String> groupId() throws CodecException {
        return text(PropertyField.GROUP_ID);
    }

    /** The place in the group, 0 to 4294967295; -1 when the message does not say. */
    public long groupSequence() throws CodecException {
        return has(PropertyField.GROUP_SEQUENCE) ? Values.integral(value(PropertyField.GROUP_SEQUENCE)) : -1;
    }

    /** The group for replies. */
    public Optional<String> replyToGroupId() throws CodecException {
        return text(PropertyField.REPLY_TO_GROUP_ID);
    }

    private Optional<Identity> id(PropertyField field) throws CodecException {
        return has(field) ? Optional.of(Identity.of(value(field))) : Optional.empty();
    }

    private Optional<String> text(PropertyField field) throws CodecException {
        return has(field) ? Optional.of(Values.text(value(field))) : Optional.empty();
    }

    private long time(PropertyField field) throws CodecException {
        return has(field) ? Values.timestamp(value(field)) : Long.MIN_VALUE;
    }

    private Cursor there(PropertyField field) throws CodecException {
        if (!fields.find(field.place())) {
            throw new IllegalStateException("the message has no " + field.label() + ": ask has() first");
        }
        return fields.cursor();
    }
}
