package dev.postage.codec.amqp.cli;

import dev.postage.codec.amqp.convert.BasicContent;
import dev.postage.codec.amqp.convert.BasicText;
import dev.postage.codec.amqp.convert.OctetString;
import dev.postage.codec.amqp.convert.TableEntry;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.json.JsonArray;
import dev.postage.codec.json.JsonException;
import dev.postage.codec.json.JsonInteger;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonReader;
import dev.postage.codec.json.JsonValue;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** AMQP 0-9-1 contents as JSON objects. */
final class BasicJson {
    private static final Set<String> NAMES = Stream.concat(
                    Stream.of(BasicText.values()).map(BasicText::label),
                    Stream.of("headers", "delivery_mode", "priority", "timestamp", "payload"))
            .collect(Collectors.toUnmodifiableSet());

    private BasicJson() {}

    static JsonObject write(BasicContent content) {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        for (BasicText name : BasicText.values()) {
            Optional.ofNullable(content.texts().get(name))
                    .ifPresent(text -> members.put(name.label(), Shape.octets(text)));
        }
        if (!content.headers().isEmpty()) {
            members.put("headers", TableJson.write(content.headers()));
        }
        content.deliveryMode().ifPresent(mode -> members.put("delivery_mode", JsonInteger.of(mode)));
        content.priority().ifPresent(priority -> members.put("priority", JsonInteger.of(priority)));
        content.timestamp().ifPresent(seconds -> members.put("timestamp", new JsonInteger(seconds)));
        members.put("payload", Shape.payload(content.payload()));
        return new JsonObject(members);
    }

    static BasicContent read(String line) throws CodecException, JsonException {
        JsonObject object = Shape.object(JsonReader.read(line), "content");
        for (String name : object.members().keySet()) {
            if (!NAMES.contains(name)) {
                throw Shape.wrong(
                        "property",
                        "one of " + String.join(", ", NAMES.stream().sorted().toList()),
                        name);
            }
        }
        Map<BasicText, OctetString> texts = new EnumMap<>(BasicText.class);
        for (BasicText name : BasicText.values()) {
            Optional<JsonValue> text = object.member(name.label());
            if (text.isPresent()) {
                texts.put(name, shortString(text.get(), name.label()));
            }
        }
        List<TableEntry> headers = new ArrayList<>();
        headers.addAll(TableJson.read(object.member("headers").orElse(JsonArray.of())));
        return new BasicContent(
                texts,
                headers,
                Shape.octet(object, "delivery_mode"),
                Shape.octet(object, "priority"),
                Shape.integer(object, "timestamp"),
                Shape.payload(object));
    }

    private static OctetString shortString(JsonValue value, String name) throws CodecException {
        OctetString octets = Shape.octets(value, name);
        if (!octets.isShort()) {
            throw Shape.wrong(name, "at most 255 octets", octets.length() + " octets");
        }
        return octets;
    }
}
