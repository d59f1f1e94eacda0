package dev.postage.codec.amqp.convert;

import dev.postage.codec.amqp.Scan;
import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.type.PropertyField;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;
import java.util.Optional;

/** Properties of a scanned message as octets; a property of a type it must not have counts as absent. */
final class Ids {
    private Ids() {}

    static Optional<OctetString> text(Scan scan, PropertyField field) throws CodecException {
        return is(scan, field, field.type())
                ? Optional.of(content(scan.properties().value(field)))
                : Optional.empty();
    }

    /** A message-id or correlation-id of any type as text or octets. */
    static Optional<OctetString> id(Scan scan, PropertyField field) throws CodecException {
        if (is(scan, field, AmqpType.ULONG)) {
            return Optional.of(OctetString.of(
                    Long.toUnsignedString(Values.integral(scan.properties().value(field)))));
        }
        if (is(scan, field, AmqpType.UUID)) {
            Cursor cursor = scan.properties().value(field);
            return Optional.of(Uuids.urn(Values.uuidHigh(cursor), Values.uuidLow(cursor)));
        }
        return is(scan, field, AmqpType.BINARY)
                ? Optional.of(content(scan.properties().value(field)))
                : text(scan, field);
    }

    static boolean is(Scan scan, PropertyField field, AmqpType type) throws CodecException {
        return scan.properties().has(field) && scan.properties().type(field) == type;
    }

    static OctetString content(Cursor cursor) {
        return OctetString.copy(cursor.octets(), cursor.contentOffset(), cursor.contentLength());
    }
}
