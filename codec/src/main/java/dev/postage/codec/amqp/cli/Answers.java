package dev.postage.codec.amqp.cli;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.json.JsonBoolean;
import dev.postage.codec.json.JsonException;
import dev.postage.codec.json.JsonInteger;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonString;
import dev.postage.codec.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;

/** The objects that answer. */
final class Answers {
    private Answers() {}

    /** The beginning of an answer for a message that is right. */
    static Map<String, JsonValue> right() {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        members.put("ok", JsonBoolean.TRUE);
        return members;
    }

    static JsonObject hex(byte[] octets) {
        Map<String, JsonValue> members = right();
        members.put("hex", new JsonString(Hex.write(octets)));
        return new JsonObject(members);
    }

    static JsonObject wrong(CodecException e) {
        return wrong(e.offset(), e.found() + " found, expected " + e.expected());
    }

    static JsonObject wrong(JsonException e) {
        return wrong(e.position(), e.getMessage());
    }

    private static JsonObject wrong(long offset, String error) {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        members.put("ok", JsonBoolean.FALSE);
        members.put("offset", JsonInteger.of(offset));
        members.put("error", new JsonString(error));
        return new JsonObject(members);
    }

    static boolean isRight(JsonObject answer) {
        return answer.members().get("ok") != JsonBoolean.FALSE;
    }

    static String plainError(JsonObject answer) {
        return "at offset " + answer.members().get("offset") + ": " + text(answer, "error");
    }

    /** A member that is a string, as it is. */
    static String text(JsonObject answer, String name) {
        return answer.member(name)
                .map(value -> value instanceof JsonString string ? string.value() : value.toString())
                .orElse("");
    }
}
