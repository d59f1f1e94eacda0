package dev.postage.codec.amqp.cli;

import dev.postage.codec.amqp.convert.OctetString;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.json.JsonArray;
import dev.postage.codec.json.JsonInteger;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonString;
import dev.postage.codec.json.JsonValue;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How octets stand in JSON: as text where they are text, otherwise as "hex:" and digits; payloads always as digits. */
final class Shape {
    private static final String HEX = "hex:";

    private Shape() {}

    static JsonString octets(OctetString octets) {
        return new JsonString(octets.isText() ? octets.toString() : HEX + Hex.write(octets.octets()));
    }

    static OctetString octets(JsonValue value, String name) throws CodecException {
        if (!(value instanceof JsonString string)) {
            throw wrong(name, "a string", value);
        }
        return string.value().startsWith(HEX)
                ? OctetString.of(Hex.read(string.value().substring(HEX.length())))
                : OctetString.of(string.value());
    }

    static JsonString payload(ByteBuffer payload) {
        byte[] octets = new byte[payload.remaining()];
        payload.duplicate().get(octets);
        return new JsonString(Hex.write(octets));
    }

    static ByteBuffer payload(JsonObject object) throws CodecException {
        Optional<JsonValue> value = object.member("payload");
        if (value.isEmpty() || !(value.get() instanceof JsonString string)) {
            throw wrong(
                    "payload", "hex digits", value.<Object>map(found -> found).orElse("nothing"));
        }
        return ByteBuffer.wrap(Hex.read(string.value()));
    }

    static Optional<BigInteger> integer(JsonObject object, String name) throws CodecException {
        Optional<JsonValue> value = object.member(name);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        if (!(value.get() instanceof JsonInteger integer)) {
            throw wrong(name, "a whole number", value.get());
        }
        return Optional.of(integer.value());
    }

    static OptionalInt octet(JsonObject object, String name) throws CodecException {
        Optional<BigInteger> value = integer(object, name);
        if (value.isPresent() && (value.get().signum() < 0 || value.get().bitLength() > Byte.SIZE)) {
            throw wrong(name, "0 to 255", value.get());
        }
        return value.isPresent() ? OptionalInt.of(value.get().intValue()) : OptionalInt.empty();
    }

    static List<JsonValue> array(JsonValue value, String name) throws CodecException {
        if (!(value instanceof JsonArray array)) {
            throw wrong(name, "an array", value);
        }
        return array.elements();
    }

    static JsonObject object(JsonValue value, String name) throws CodecException {
        if (!(value instanceof JsonObject object)) {
            throw wrong(name, "an object", value);
        }
        return object;
    }

    static CodecException wrong(String name, String expected, Object found) {
        return new CodecException(0, expected + " as " + name, String.valueOf(found));
    }
}
