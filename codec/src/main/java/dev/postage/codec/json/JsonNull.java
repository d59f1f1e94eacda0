package dev.postage.codec.json;

/** The value {@code null}. */
public enum JsonNull implements JsonValue {
    NULL;

    @Override
    public String toString() {
        return "null";
    }
}
