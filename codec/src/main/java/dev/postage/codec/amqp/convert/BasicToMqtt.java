package dev.postage.codec.amqp.convert;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** AMQP 0-9-1 to MQTT 5. */
public final class BasicToMqtt {
    private static final String CORRELATION = "x-correlation-id";
    private static final String REPLY_TO = "x-reply-to-topic";

    private BasicToMqtt() {}

    /** The publish of a content. */
    public static MqttPublish convert(BasicContent content, OctetString routingKey) {
        Map<MqttText, OctetString> texts = new EnumMap<>(MqttText.class);
        content.text(BasicText.CONTENT_TYPE).ifPresent(text -> texts.put(MqttText.CONTENT_TYPE, text));
        content.text(BasicText.CORRELATION_ID)
                .or(() -> longstr(content, CORRELATION))
                .ifPresent(id -> texts.put(MqttText.CORRELATION_DATA, id));
        longstr(content, REPLY_TO).ifPresent(key -> texts.put(MqttText.RESPONSE_TOPIC, key.replace('.', '/')));
        return new MqttPublish(
                content.isPersistent() ? 1 : 0,
                routingKey.replace('.', '/'),
                texts,
                OptionalLong.empty(),
                userProperties(content),
                content.payload());
    }

    private static Optional<OctetString> longstr(BasicContent content, String header) {
        return content.header(header)
                .filter(value -> value.type() == TableType.LONGSTR)
                .map(TableValue::octets);
    }

    private static List<UserProperty> userProperties(BasicContent content) {
        List<UserProperty> properties = new ArrayList<>();
        for (TableEntry header : content.headers()) {
            OctetString name = header.name();
            if (!name.isText(CORRELATION) && !name.isText(REPLY_TO)) {
                MqttValues.of(header.value()).ifPresent(value -> properties.add(new UserProperty(name, value)));
            }
        }
        return properties;
    }
}
