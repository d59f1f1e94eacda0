package dev.postage.codec.amqp.convert;

import dev.postage.codec.amqp.Scan;
import dev.postage.codec.amqp.type.PropertyField;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Optional;

/** AMQP 0-9-1 to AMQP 1.0, the content that RabbitMQ 3.13 stored for a message of AMQP 1.0 too. */
public final class BasicToAmqp {
    private static final BigInteger MS = BigInteger.valueOf(1000);
    private static final long GREATEST_TTL = 0xffffffffL;
    private static final int LONGEST_TTL = 10;

    private final BasicContent content;
    private final ToAmqp to;
    private final ValueWriter out;

    private BasicToAmqp(BasicContent content, ValueWriter out) {
        this.content = content;
        this.out = out;
        to = new ToAmqp(out);
    }

    /** Writes the message a consumer gets; throws when the payload says that it is an encoded body and is none. */
    public static void convert(BasicContent content, String exchange, String routingKey, ValueWriter out)
            throws CodecException {
        new BasicToAmqp(content, out).write(exchange, routingKey);
    }

    private void write(String exchange, String routingKey) throws CodecException {
        to.header(content.isPersistent(), content.priority().orElse(-1), ttlMs());
        int begin = to.beginAnnotations(exchange, routingKey);
        int kept = Stored313.writeAnnotations(content, out);
        to.endAnnotations(begin, kept + annotations());
        if (!Stored313.writeSection(content, Stored313.PROPERTIES, out)) {
            properties();
        }
        if (!Stored313.writeSection(content, Stored313.APPLICATION_PROPERTIES, out)) {
            applicationProperties();
        }
        body();
        Stored313.writeSection(content, Stored313.FOOTER, out);
    }

    private long ttlMs() {
        String text =
                content.text(BasicText.EXPIRATION).map(OctetString::toString).orElse("");
        boolean number = text.length() <= LONGEST_TTL && text.matches("[0-9]+");
        return number && Long.parseLong(text) <= GREATEST_TTL ? Long.parseLong(text) : -1;
    }

    private int annotations() {
        int count = 0;
        Optional<OctetString> type = content.text(BasicText.TYPE);
        if (type.isPresent()) {
            out.symbol("x-basic-type");
            out.string(type.get().octets());
            count++;
        }
        for (TableEntry header : content.headers()) {
            boolean copies = header.name().isText("CC") && header.value().type() == TableType.ARRAY;
            if (copies || isAnnotation(header)) {
                out.symbol(
                        copies ? OctetString.of("x-cc").octets() : header.name().octets());
                BasicValues.write(header.value(), out);
                count++;
            }
        }
        return count;
    }

    private static boolean isAnnotation(TableEntry header) {
        return header.name().startsWith("x-") && !Stored313.isSection(header.name());
    }

    private void applicationProperties() {
        int count = 0;
        int begin = to.beginApplicationProperties();
        for (TableEntry header : content.headers()) {
            if (isApplicationProperty(header)) {
                out.string(header.name().octets());
                BasicValues.write(header.value(), out);
                count++;
            }
        }
        to.endApplicationProperties(begin, count);
    }

    private static boolean isApplicationProperty(TableEntry header) {
        OctetString name = header.name();
        boolean simple =
                header.value().type() != TableType.ARRAY && header.value().type() != TableType.TABLE;
        return simple && !name.startsWith("x-") && !name.isText("CC") && !name.isText("BCC");
    }

    private void properties() {
        id(BasicText.MESSAGE_ID, PropertyField.MESSAGE_ID);
        id(BasicText.CORRELATION_ID, PropertyField.CORRELATION_ID);
        content.text(BasicText.USER_ID)
                .ifPresent(text -> to.property(PropertyField.USER_ID, () -> out.binary(text.octets())));
        content.text(BasicText.REPLY_TO)
                .map(Addresses::ofQueue)
                .ifPresent(text -> to.property(PropertyField.REPLY_TO, () -> out.string(text.octets())));
        content.text(BasicText.CONTENT_TYPE)
                .ifPresent(text -> to.property(PropertyField.CONTENT_TYPE, () -> out.symbol(text.octets())));
        content.text(BasicText.CONTENT_ENCODING)
                .ifPresent(text -> to.property(PropertyField.CONTENT_ENCODING, () -> out.symbol(text.octets())));
        content.text(BasicText.APP_ID)
                .ifPresent(text -> to.property(PropertyField.GROUP_ID, () -> out.string(text.octets())));
        content.timestamp()
                .map(seconds -> seconds.multiply(MS))
                .filter(ms -> ms.bitLength() < Long.SIZE)
                .ifPresent(ms -> to.property(PropertyField.CREATION_TIME, () -> out.timestamp(ms.longValue())));
        to.properties();
    }

    private void id(BasicText name, PropertyField field) {
        content.text(name)
                .ifPresent(text -> to.property(field, () -> {
                    if (Uuids.isUrn(text)) {
                        Uuids.write(text, out);
                    } else {
                        out.string(text.octets());
                    }
                }));
    }

    private void body() throws CodecException {
        boolean encoded = content.text(BasicText.TYPE)
                .filter(type -> type.isText(BasicContent.ENCODED_BODY))
                .isPresent();
        if (!encoded) {
            to.data(content.payload());
            return;
        }
        ByteBuffer payload = content.payload().duplicate();
        Scan scan = new Scan();
        scan.scan(payload);
        if (scan.offset(scan.body()) != 0) {
            throw new CodecException(0, "an encoded body as payload of type amqp-1.0", "other sections");
        }
        out.out().octets(scan.octets(), 0, scan.octets().length());
    }
}
