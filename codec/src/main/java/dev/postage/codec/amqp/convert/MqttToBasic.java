package dev.postage.codec.amqp.convert;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** MQTT 5 to AMQP 0-9-1. */
public final class MqttToBasic {
    private static final long MS = 1000;

    private MqttToBasic() {}

    /** The content of a publish. */
    public static BasicContent convert(MqttPublish publish) {
        Map<BasicText, OctetString> texts = new EnumMap<>(BasicText.class);
        HeaderTable headers = new HeaderTable();
        publish.text(MqttText.CONTENT_TYPE)
                .filter(text -> text.isShort() && text.isAscii())
                .ifPresent(text -> texts.put(BasicText.CONTENT_TYPE, text));
        Optional<OctetString> correlation = publish.text(MqttText.CORRELATION_DATA);
        if (correlation.isPresent()) {
            if (correlation.get().isShort() && correlation.get().isText()) {
                texts.put(BasicText.CORRELATION_ID, correlation.get());
            } else {
                headers.add("x-correlation-id", TableValue.longstr(correlation.get()));
            }
        }
        publish.text(MqttText.RESPONSE_TOPIC)
                .ifPresent(topic -> headers.add("x-reply-to-topic", TableValue.longstr(topic.replace('/', '.'))));
        publish.expirySeconds()
                .ifPresent(seconds -> texts.put(BasicText.EXPIRATION, OctetString.of(Long.toString(MS * seconds))));
        for (UserProperty property : publish.userProperties()) {
            headers.add(property.name(), TableValue.longstr(property.value()));
        }
        return new BasicContent(
                texts,
                headers.sorted(),
                OptionalInt.of(publish.qos() > 0 ? BasicContent.PERSISTENT : 1),
                OptionalInt.empty(),
                Optional.empty(),
                publish.payload());
    }
}
