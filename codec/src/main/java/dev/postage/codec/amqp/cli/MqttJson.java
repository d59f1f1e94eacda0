package dev.postage.codec.amqp.cli;

import dev.postage.codec.amqp.convert.MqttPublish;
import dev.postage.codec.amqp.convert.MqttText;
import dev.postage.codec.amqp.convert.OctetString;
import dev.postage.codec.amqp.convert.UserProperty;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.json.JsonArray;
import dev.postage.codec.json.JsonException;
import dev.postage.codec.json.JsonInteger;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonReader;
import dev.postage.codec.json.JsonString;
import dev.postage.codec.json.JsonValue;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** MQTT 5 publishes as JSON objects. */
final class MqttJson {
    private static final String EXPIRY = "Message-Expiry-Interval";
    private static final String USER = "User-Property";

    private MqttJson() {}

    static JsonObject write(MqttPublish publish) {
        Map<String, JsonValue> properties = new LinkedHashMap<>();
        for (MqttText name : MqttText.values()) {
            Optional.ofNullable(publish.texts().get(name))
                    .ifPresent(text -> properties.put(name.label(), Shape.octets(text)));
        }
        publish.expirySeconds().ifPresent(seconds -> properties.put(EXPIRY, JsonInteger.of(seconds)));
        if (!publish.userProperties().isEmpty()) {
            properties.put(
                    USER,
                    new JsonArray(publish.userProperties().stream()
                            .<JsonValue>map(pair -> JsonArray.of(Shape.octets(pair.name()), Shape.octets(pair.value())))
                            .toList()));
        }
        Map<String, JsonValue> members = new LinkedHashMap<>();
        members.put("qos", JsonInteger.of(publish.qos()));
        members.put("topic", Shape.octets(publish.topic()));
        members.put("payload", Shape.payload(publish.payload()));
        members.put("props", new JsonObject(properties));
        return new JsonObject(members);
    }

    static MqttPublish read(String line) throws CodecException, JsonException {
        JsonObject object = Shape.object(JsonReader.read(line), "publish");
        JsonObject properties = Shape.object(object.member("props").orElse(new JsonObject(Map.of())), "props");
        Map<MqttText, OctetString> texts = new EnumMap<>(MqttText.class);
        for (MqttText name : MqttText.values()) {
            Optional<JsonValue> text = properties.member(name.label());
            if (text.isPresent()) {
                texts.put(name, Shape.octets(text.get(), name.label()));
            }
        }
        return new MqttPublish(
                Shape.octet(object, "qos").orElse(0),
                Shape.octets(object.member("topic").orElse(new JsonString("")), "topic"),
                texts,
                expiry(properties),
                userProperties(properties),
                Shape.payload(object));
    }

    private static OptionalLong expiry(JsonObject properties) throws CodecException {
        Optional<BigInteger> seconds = Shape.integer(properties, EXPIRY);
        if (seconds.isPresent() && (seconds.get().signum() < 0 || seconds.get().bitLength() > Integer.SIZE)) {
            throw Shape.wrong(EXPIRY, "0 to 4294967295", seconds.get());
        }
        return seconds.isPresent() ? OptionalLong.of(seconds.get().longValue()) : OptionalLong.empty();
    }

    private static List<UserProperty> userProperties(JsonObject properties) throws CodecException {
        List<UserProperty> pairs = new ArrayList<>();
        for (JsonValue pair : Shape.array(properties.member(USER).orElse(JsonArray.of()), USER)) {
            List<JsonValue> parts = Shape.array(pair, USER);
            if (parts.size() != 2) {
                throw Shape.wrong(USER, "[name, value]", pair);
            }
            pairs.add(new UserProperty(Shape.octets(parts.get(0), USER), Shape.octets(parts.get(1), USER)));
        }
        return pairs;
    }
}
