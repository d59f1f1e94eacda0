package dev.postage.codec.json;

/** The values {@code true} and {@code false}. */
public enum JsonBoolean implements JsonValue {
    FALSE,
    TRUE;

    /** The value of a boolean. */
    public static JsonBoolean of(boolean value) {
        return value ? TRUE : FALSE;
    }

    /** Whether this is {@code true}. */
    public boolean value() {
        return this == TRUE;
    }

    @Override
    public String toString() {
        return value() ? "true" : "false";
    }
}
