package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonString;
import dev.postage.codec.json.JsonValue;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** SCOPE: any of its messages, told apart by their numbers. In JSON {"message":"NAME","body":{members}}. */
final class ScopeCodec extends ValueCodec {
    private static final String MESSAGE = "message";
    private static final String BODY = "body";

    private final String name;
    private final Map<Long, MessageCodec> byNumber = new HashMap<>();
    private final Map<String, MessageCodec> byName = new LinkedHashMap<>();

    ScopeCodec(String name, List<MessageCodec> messages) {
        this.name = name;
        for (MessageCodec message : messages) {
            byNumber.put(message.type().number(), message);
            byName.put(message.type().name(), message);
        }
    }

    @Override
    void compose(GmqValue value, Composer out) {
        GmqMessage message = as(GmqMessage.class, value);
        MessageCodec codec = byName.get(message.name());
        refuseUnless(codec != null, "message " + message.name(), "one of " + byName.keySet());
        byName.get(message.name()).compose(message.body(), out);
    }

    @Override
    GmqMessage parse(Parser in) throws CodecException {
        long number = in.unsigned();
        MessageCodec codec = byNumber.get(number);
        if (codec == null) {
            throw in.refuse(number, "the number of a message of scope " + name);
        }
        return new GmqMessage(codec.type().name(), number, codec.body().parse(in));
    }

    @Override
    int leastBytes() {
        return 1;
    }

    @Override
    GmqValue empty() {
        throw new IllegalStateException("a scope is no member: nothing asks for its default");
    }

    @Override
    JsonValue toJson(GmqValue value) {
        GmqMessage message = as(GmqMessage.class, value);
        Map<String, JsonValue> json = new LinkedHashMap<>();
        json.put(MESSAGE, new JsonString(message.name()));
        json.put(BODY, byName.get(message.name()).toJson(message.body()));
        return new JsonObject(json);
    }

    @Override
    GmqMessage fromJson(JsonValue json) throws GmqJsonException {
        String expected = "{\"message\":name,\"body\":{members}}";
        JsonObject object = as(JsonObject.class, json, expected);
        JsonValue message = object.members().get(MESSAGE);
        JsonValue body = object.members().get(BODY);
        if (message == null || body == null || object.members().size() != 2) {
            throw new GmqJsonException(brief(json), expected);
        }
        MessageCodec codec = byName.get(as(JsonString.class, message, expected).value());
        if (codec == null) {
            throw new GmqJsonException("message " + message, "one of " + byName.keySet());
        }
        try {
            return new GmqMessage(codec.type().name(), codec.type().number(), codec.fromJson(body));
        } catch (GmqJsonException e) {
            throw e.within("." + BODY);
        }
    }
}
