package dev.postage.codec.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * An object; each name stands once.
 *
 * @param members in the order of the text; two objects with the same members in another order are equal
 */
public record JsonObject(Map<String, JsonValue> members) implements JsonValue {
    public JsonObject {
        members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }

    /** The object with one member. */
    public static JsonObject of(String name, JsonValue value) {
        return new JsonObject(Map.of(name, value));
    }

    /** The member of that name. */
    public Optional<JsonValue> member(String name) {
        return Optional.ofNullable(members.get(name));
    }

    @Override
    public String toString() {
        return JsonWriter.write(this);
    }
}
