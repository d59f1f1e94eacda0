package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.HeaderField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Reencoder;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import java.util.List;

/**
 * Writes a message as RabbitMQ sends it to a consumer: a header of five fields, the broker's annotations before the
 * client's, no delivery annotations, then bare message and footer octet by octet. One object serves for any number of
 * messages and makes no garbage. Not for several threads at once.
 */
public final class Reemission {
    private final Container container = new Container();
    private final BrokerAnnotations annotations;

    /**
     * @param exchange the message was published to
     * @param routingKey it was published with
     */
    public Reemission(String exchange, String routingKey) {
        annotations = new BrokerAnnotations(exchange, routingKey);
    }

    /** States when the broker received the messages to come, for one that stamps them; milliseconds since 1970. */
    public Reemission receivedMs(long time) {
        annotations.receivedMs(time);
        return this;
    }

    /**
     * States where the messages to come were dead-lettered, the latest first; none for messages that were not. Then they
     * have no time to live any more and nobody acquires them first, and writing them makes garbage.
     */
    public Reemission deaths(List<Death> deaths) {
        annotations.deaths(deaths);
        return this;
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
            ttl(scan, out);
        } else {
            out.booleanValue(container.durable());
            out.nullValue();
            out.nullValue();
        }
        writeRest(scan, begin, redelivered, deliveryCount, out);
    }

    private void ttl(Scan scan, ValueWriter out) throws CodecException {
        if (annotations.isDead()) {
            out.nullValue();
        } else {
            copyField(scan, HeaderField.TTL, out);
        }
    }

    /** Writes a message that was stored, whose header is not there any more. */
    public void write(Stored stored, boolean redelivered, long deliveryCount, ValueWriter out) throws CodecException {
        int begin = beginHeader(out);
        Container kept = stored.container();
        Container.writeFields(out, kept.durable(), kept.priority(), annotations.isDead() ? -1 : kept.ttlMs());
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
        out.booleanValue(!redelivered && deliveryCount == 0 && !annotations.isDead());
        out.uint(deliveryCount);
        out.endList(begin, HeaderField.count());
        annotations.write(scan, out);
        out.out().octets(scan.octets(), scan.bareFrom(), scan.octets().length() - scan.bareFrom());
    }
}
