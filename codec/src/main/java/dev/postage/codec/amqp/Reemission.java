package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.type.HeaderField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.Reencoder;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;

/**
 * Writes a message as RabbitMQ sends it to a consumer: a header of five fields, the broker's annotations before the
 * client's, no delivery annotations, then bare message and footer octet by octet. One object serves for any number of
 * messages and makes no garbage. Not for several threads at once.
 */
public final class Reemission {
    private static final Key EXCHANGE = Key.of("x-exchange");
    private static final Key ROUTING_KEY = Key.of("x-routing-key");

    private final Container container = new Container();
    private final byte[] exchange;
    private final byte[] routingKey;

    /**
     * @param exchange the message was published to
     * @param routingKey it was published with
     */
    public Reemission(String exchange, String routingKey) {
        this.exchange = Key.of(exchange).octets();
        this.routingKey = Key.of(routingKey).octets();
    }

    /**
     * Writes a message as it was received.
     *
     * @param redelivered whether somebody had it before
     * @param deliveryCount of unsuccessful deliveries
     */
    public void write(Scan scan, boolean redelivered, long deliveryCount, ValueWriter out) throws CodecException {
        container.read(scan);
        int begin = beginHeader(out);
        if (scan.has(SectionKind.HEADER)) {
            copyField(scan, HeaderField.DURABLE, out);
            copyField(scan, HeaderField.PRIORITY, out);
            copyField(scan, HeaderField.TTL, out);
        } else {
            out.booleanValue(container.durable());
            out.nullValue();
            out.nullValue();
        }
        writeRest(scan, begin, redelivered, deliveryCount, out);
    }

    /** Writes a message that was stored, whose header is not there any more. */
    public void write(Stored stored, boolean redelivered, long deliveryCount, ValueWriter out) throws CodecException {
        int begin = beginHeader(out);
        stored.container().writeFields(out);
        writeRest(stored.scan(), begin, redelivered, deliveryCount, out);
    }

    private static int beginHeader(ValueWriter out) {
        out.section(SectionKind.HEADER.code());
        return out.beginList();
    }

    private static void copyField(Scan scan, HeaderField field, ValueWriter out) throws CodecException {
        if (scan.header().has(field)) {
            Reencoder.write(scan.header().cursor(), out);
        } else {
            out.nullValue();
        }
    }

    private void writeRest(Scan scan, int begin, boolean redelivered, long deliveryCount, ValueWriter out)
            throws CodecException {
        out.booleanValue(!redelivered && deliveryCount == 0);
        out.uint(deliveryCount);
        out.endList(begin, HeaderField.count());
        writeAnnotations(scan, out);
        out.out().octets(scan.octets(), scan.bareFrom(), scan.octets().length() - scan.bareFrom());
    }

    private void writeAnnotations(Scan scan, ValueWriter out) throws CodecException {
        out.section(SectionKind.MESSAGE_ANNOTATIONS.code());
        int begin = out.beginMap();
        out.symbol(EXCHANGE.octets());
        out.string(exchange);
        out.symbol(ROUTING_KEY.octets());
        out.string(routingKey);
        int count = 4;
        Cursor cursor = scan.messageAnnotations().begin();
        while (cursor.next()) {
            if (EXCHANGE.isAt(cursor, AmqpType.SYMBOL) || ROUTING_KEY.isAt(cursor, AmqpType.SYMBOL)) {
                cursor.next();
                continue;
            }
            Reencoder.write(cursor, out);
            cursor.next();
            Reencoder.write(cursor, out);
            count += 2;
        }
        out.endMap(begin, count);
    }
}
