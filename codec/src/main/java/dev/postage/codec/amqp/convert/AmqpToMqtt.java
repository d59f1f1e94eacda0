package dev.postage.codec.amqp.convert;

import dev.postage.codec.amqp.Container;
import dev.postage.codec.amqp.Entries;
import dev.postage.codec.amqp.Key;
import dev.postage.codec.amqp.Scan;
import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.type.PropertyField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** AMQP 1.0 to MQTT 5. */
public final class AmqpToMqtt {
    private static final Key JMS_REPLY_TO = Key.of("x-opt-jms-reply-to");
    private static final String ENCODED_BODY = "message/vnd.rabbitmq.amqp";

    private AmqpToMqtt() {}

    /** The publish of a scanned message; the payload of one data section refers to the scanned octets. */
    public static MqttPublish convert(Scan scan, OctetString routingKey) throws CodecException {
        Container container = new Container();
        container.read(scan);
        return convert(scan, container, routingKey);
    }

    /** The publish of a message that was stored without its header. */
    public static MqttPublish convert(Scan scan, Container container, OctetString routingKey) throws CodecException {
        Map<MqttText, OctetString> texts = new EnumMap<>(MqttText.class);
        Optional<OctetString> contentType = scan.body() == SectionKind.DATA
                ? Ids.text(scan, PropertyField.CONTENT_TYPE)
                : Optional.of(OctetString.of(ENCODED_BODY));
        contentType.ifPresent(text -> texts.put(MqttText.CONTENT_TYPE, text));
        Ids.id(scan, PropertyField.CORRELATION_ID).ifPresent(id -> texts.put(MqttText.CORRELATION_DATA, id));
        responseTopic(scan).ifPresent(topic -> texts.put(MqttText.RESPONSE_TOPIC, topic));
        List<UserProperty> properties = new ArrayList<>();
        add(scan.messageAnnotations(), AmqpType.SYMBOL, "x-", properties);
        add(scan.applicationProperties(), AmqpType.STRING, "", properties);
        return new MqttPublish(
                container.durable() ? 1 : 0,
                routingKey.replace('.', '/'),
                texts,
                OptionalLong.empty(),
                properties,
                Content.of(scan));
    }

    /** The address itself when JMS says that it is a topic. */
    private static Optional<OctetString> responseTopic(Scan scan) throws CodecException {
        Optional<OctetString> address = Ids.text(scan, PropertyField.REPLY_TO);
        if (address.isPresent() && scan.messageAnnotations().find(JMS_REPLY_TO)) {
            Cursor kind = scan.messageAnnotations().cursor();
            if (kind.type() == AmqpType.BYTE && (Values.integral(kind) == 1 || Values.integral(kind) == 3)) {
                return address;
            }
        }
        return address.flatMap(Addresses::topicKey).map(key -> key.replace('.', '/'));
    }

    private static void add(Entries entries, AmqpType keyType, String prefix, List<UserProperty> properties)
            throws CodecException {
        Cursor cursor = entries.begin();
        while (cursor.next()) {
            Optional<OctetString> key = cursor.type() == keyType ? Optional.of(Ids.content(cursor)) : Optional.empty();
            cursor.next();
            Optional<OctetString> value = MqttValues.of(cursor);
            if (key.isPresent() && value.isPresent() && key.get().startsWith(prefix)) {
                properties.add(new UserProperty(key.get(), value.get()));
            }
        }
    }
}
