package dev.postage.codec.json;

import java.util.List;

/**
 * An array.
 *
 * @param elements in order
 */
public record JsonArray(List<JsonValue> elements) implements JsonValue {
    public JsonArray {
        elements = List.copyOf(elements);
    }

    /** The array of the given elements. */
    public static JsonArray of(JsonValue... elements) {
        return new JsonArray(List.of(elements));
    }

    @Override
    public String toString() {
        return JsonWriter.write(this);
    }
}
