package dev.postage.codec.amqp.convert;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * An MQTT 5 publish.
 *
 * @param qos 0 or more
 * @param topic it goes to
 * @param texts the properties that are text or octets
 * @param expirySeconds the Message-Expiry-Interval
 * @param userProperties in their order
 * @param payload what it carries
 */
public record MqttPublish(
        int qos,
        OctetString topic,
        Map<MqttText, OctetString> texts,
        OptionalLong expirySeconds,
        List<UserProperty> userProperties,
        ByteBuffer payload) {
    /** The exchange that stands for all MQTT topics. */
    public static final String EXCHANGE = "amq.topic";

    public MqttPublish {
        texts = Map.copyOf(texts);
        userProperties = List.copyOf(userProperties);
    }

    /** The routing key its topic stands for. */
    public OctetString routingKey() {
        return topic.replace('/', '.');
    }

    Optional<OctetString> text(MqttText name) {
        return Optional.ofNullable(texts.get(name));
    }
}
