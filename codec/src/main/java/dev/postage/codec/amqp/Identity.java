package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;
import java.util.HexFormat;
import java.util.UUID;

/**
 * A message-id or correlation-id.
 *
 * @param type ulong, uuid, binary or string: two ids of different types are different
 * @param text of a string; a number in decimal, a uuid as 8-4-4-4-12, a binary in hex
 */
public record Identity(AmqpType type, String text) {
    static Identity of(Cursor cursor) throws CodecException {
        return new Identity(
                cursor.type(),
                switch (cursor.type()) {
                    case ULONG -> Long.toUnsignedString(Values.integral(cursor));
                    case UUID -> new UUID(Values.uuidHigh(cursor), Values.uuidLow(cursor)).toString();
                    case BINARY -> HexFormat.of().formatHex(Values.binary(cursor));
                    default -> Values.text(cursor);
                });
    }
}
