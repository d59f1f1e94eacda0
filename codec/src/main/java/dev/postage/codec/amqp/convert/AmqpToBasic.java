package dev.postage.codec.amqp.convert;

import dev.postage.codec.amqp.Container;
import dev.postage.codec.amqp.Scan;
import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.type.HeaderField;
import dev.postage.codec.amqp.type.PropertyField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;
import java.math.BigInteger;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** AMQP 1.0 to AMQP 0-9-1. */
public final class AmqpToBasic {
    private static final int MS = 1000;

    private final Scan scan;
    private final Container container;
    private final Map<BasicText, OctetString> texts = new EnumMap<>(BasicText.class);
    private final HeaderTable headers = new HeaderTable();

    private AmqpToBasic(Scan scan, Container container) {
        this.scan = scan;
        this.container = container;
    }

    /** The content of a scanned message; the payload of one data section refers to the scanned octets. */
    public static BasicContent convert(Scan scan) throws CodecException {
        Container container = new Container();
        container.read(scan);
        return convert(scan, container);
    }

    /** The content of a message that was stored without its header. */
    public static BasicContent convert(Scan scan, Container container) throws CodecException {
        return new AmqpToBasic(scan, container).content();
    }

    private BasicContent content() throws CodecException {
        annotations();
        id(PropertyField.MESSAGE_ID, BasicText.MESSAGE_ID, "x-message-id");
        id(PropertyField.CORRELATION_ID, BasicText.CORRELATION_ID, "x-correlation-id");
        applicationProperties();
        otherTexts();
        if (scan.body() != SectionKind.DATA) {
            texts.put(BasicText.TYPE, OctetString.of(BasicContent.ENCODED_BODY));
        }
        return new BasicContent(
                texts,
                headers.sorted(),
                deliveryMode(),
                container.priority() < 0 ? OptionalInt.empty() : OptionalInt.of(container.priority()),
                timestamp(),
                Content.of(scan));
    }

    private OptionalInt deliveryMode() throws CodecException {
        if (container.durable()) {
            return OptionalInt.of(BasicContent.PERSISTENT);
        }
        boolean stated =
                scan.header().has(HeaderField.DURABLE) && scan.header().type(HeaderField.DURABLE) == AmqpType.BOOLEAN;
        return stated ? OptionalInt.of(1) : OptionalInt.empty();
    }

    private Optional<BigInteger> timestamp() throws CodecException {
        return Ids.is(scan, PropertyField.CREATION_TIME, AmqpType.TIMESTAMP)
                ? Optional.of(BigInteger.valueOf(scan.properties().creationTimeMs() / MS))
                : Optional.empty();
    }

    private void id(PropertyField field, BasicText name, String header) throws CodecException {
        Optional<OctetString> id = Ids.id(scan, field);
        if (id.isEmpty()) {
            return;
        }
        if (Ids.is(scan, field, AmqpType.BINARY)) {
            headers.add(header, new TableValue(TableType.BINARY, id.get()));
        } else if (id.get().isShort()) {
            texts.put(name, id.get());
        } else {
            headers.add(header, TableValue.longstr(id.get()));
        }
    }

    private void otherTexts() throws CodecException {
        put(BasicText.CONTENT_TYPE, Ids.text(scan, PropertyField.CONTENT_TYPE));
        put(BasicText.CONTENT_ENCODING, Ids.text(scan, PropertyField.CONTENT_ENCODING));
        put(BasicText.APP_ID, Ids.text(scan, PropertyField.GROUP_ID).filter(OctetString::isShort));
        put(
                BasicText.USER_ID,
                Ids.text(scan, PropertyField.USER_ID)
                        .filter(OctetString::isShort)
                        .filter(OctetString::isText));
        put(
                BasicText.REPLY_TO,
                Ids.text(scan, PropertyField.REPLY_TO)
                        .flatMap(to -> Addresses.isQueue(to) ? Addresses.queue(to) : Optional.of(to))
                        .filter(OctetString::isShort));
        if (container.ttlMs() >= 0) {
            texts.put(BasicText.EXPIRATION, OctetString.of(Long.toString(container.ttlMs())));
        }
    }

    private void put(BasicText name, Optional<OctetString> text) {
        text.ifPresent(present -> texts.put(name, present));
    }

    private void annotations() throws CodecException {
        Cursor cursor = scan.messageAnnotations().begin();
        while (cursor.next()) {
            OctetString key = cursor.type() == AmqpType.SYMBOL ? Ids.content(cursor) : OctetString.of("");
            cursor.next();
            if (key.startsWith("x-")) {
                annotation(key, cursor);
            }
        }
    }

    private void annotation(OctetString key, Cursor cursor) throws CodecException {
        switch (key.toString()) {
            case "x-exchange", "x-routing-key", "x-death" -> {}
            case "x-basic-type" -> {
                if (cursor.type() == AmqpType.STRING) {
                    texts.putIfAbsent(BasicText.TYPE, Ids.content(cursor));
                }
            }
            case "x-cc" -> {
                if (cursor.type() == AmqpType.LIST) {
                    TableValues.of(cursor).ifPresent(value -> headers.add("CC", value));
                }
            }
            case "x-opt-rabbitmq-received-time" -> {
                if (cursor.type() == AmqpType.TIMESTAMP) {
                    headers.add("timestamp_in_ms", TableValue.number(TableType.LONG, Values.timestamp(cursor)));
                }
            }
            case "x-opt-deaths" -> Deaths.of(cursor).ifPresent(value -> headers.add("x-death", value));
            default -> {
                if (!key.startsWith("x-basic-")) {
                    TableValues.of(cursor).ifPresent(value -> headers.add(key, value));
                }
            }
        }
    }

    private void applicationProperties() throws CodecException {
        Cursor cursor = scan.applicationProperties().begin();
        while (cursor.next()) {
            Optional<OctetString> key =
                    cursor.type() == AmqpType.STRING ? Optional.of(Ids.content(cursor)) : Optional.empty();
            cursor.next();
            Optional<TableValue> value = TableValues.of(cursor);
            if (key.isPresent() && value.isPresent()) {
                headers.add(key.get(), value.get());
            }
        }
    }
}
