package dev.postage.codec.json;

/**
 * A string.
 *
 * @param value without quotes and escapes
 */
public record JsonString(String value) implements JsonValue {
    @Override
    public String toString() {
        return JsonWriter.write(this);
    }
}
