package dev.postage.codec.amqp.convert;

import dev.postage.codec.amqp.type.PropertyField;
import dev.postage.codec.amqp.wire.ValueWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** MQTT 5 to AMQP 1.0. */
public final class MqttToAmqp {
    private MqttToAmqp() {}

    /** Writes the message a consumer gets. */
    public static void convert(MqttPublish publish, String exchange, String routingKey, ValueWriter out) {
        ToAmqp to = new ToAmqp(out);
        List<UserProperty> properties = firstOfEachName(publish.userProperties());
        to.header(publish.qos() > 0, -1, -1);
        int begin = to.beginAnnotations(exchange, routingKey);
        to.endAnnotations(begin, annotations(properties, out));
        properties(publish, to);
        begin = to.beginApplicationProperties();
        to.endApplicationProperties(begin, applicationProperties(properties, out));
        to.data(publish.payload());
    }

    static List<UserProperty> firstOfEachName(List<UserProperty> properties) {
        Set<OctetString> names = new HashSet<>();
        return properties.stream()
                .filter(property -> names.add(property.name()))
                .toList();
    }

    private static int annotations(List<UserProperty> properties, ValueWriter out) {
        int count = 0;
        for (UserProperty property : properties) {
            if (property.name().startsWith("x-") && property.name().isAscii()) {
                out.symbol(property.name().octets());
                out.string(property.value().octets());
                count++;
            }
        }
        return count;
    }

    private static int applicationProperties(List<UserProperty> properties, ValueWriter out) {
        int count = 0;
        for (UserProperty property : properties) {
            if (!property.name().startsWith("x-")) {
                out.string(property.name().octets());
                out.string(property.value().octets());
                count++;
            }
        }
        return count;
    }

    private static void properties(MqttPublish publish, ToAmqp to) {
        ValueWriter out = to.out();
        publish.text(MqttText.CONTENT_TYPE)
                .filter(OctetString::isAscii)
                .ifPresent(text -> to.property(PropertyField.CONTENT_TYPE, () -> out.symbol(text.octets())));
        publish.text(MqttText.CORRELATION_DATA)
                .ifPresent(data -> to.property(PropertyField.CORRELATION_ID, () -> {
                    if (Uuids.isUrn(data)) {
                        Uuids.write(data, out);
                    } else {
                        out.binary(data.octets());
                    }
                }));
        publish.text(MqttText.RESPONSE_TOPIC)
                .map(topic -> Addresses.ofTopicKey(topic.replace('/', '.')))
                .ifPresent(address -> to.property(PropertyField.REPLY_TO, () -> out.string(address.octets())));
        to.properties();
    }
}
