package dev.postage.codec.json;

import java.util.Map;

/** Writes a value as JSON text on one line, without white space, ASCII control characters escaped. */
public final class JsonWriter {
    private final StringBuilder text = new StringBuilder();

    private JsonWriter() {}

    /** The text of a value. */
    public static String write(JsonValue value) {
        JsonWriter writer = new JsonWriter();
        writer.value(value);
        return writer.text.toString();
    }

    private void value(JsonValue value) {
        if (value instanceof JsonObject object) {
            object(object);
        } else if (value instanceof JsonArray array) {
            array(array);
        } else if (value instanceof JsonString string) {
            string(string.value());
        } else {
            text.append(value);
        }
    }

    private void object(JsonObject object) {
        String separator = "{";
        for (Map.Entry<String, JsonValue> member : object.members().entrySet()) {
            text.append(separator);
            string(member.getKey());
            text.append(':');
            value(member.getValue());
            separator = ",";
        }
        text.append(object.members().isEmpty() ? "{}" : "}");
    }

    private void array(JsonArray array) {
        String separator = "[";
        for (JsonValue element : array.elements()) {
            text.append(separator);
            value(element);
            separator = ",";
        }
        text.append(array.elements().isEmpty() ? "[]" : "]");
    }

    private void string(String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            unit(value.charAt(i));
        }
        text.append('"');
    }

    private void unit(char c) {
        int index = "\"\\\b\f\n\r\t".indexOf(c);
        if (index >= 0) {
            text.append('\\').append("\"\\bfnrt".charAt(index));
        } else if (c < ' ' || c == '\u007f' || Character.isSurrogate(c)) {
            // surrogates are escaped so that a half one survives any encoding of the text
            text.append(String.format("\\u%04x", (int) c));
        } else {
            text.append(c);
        }
    }
}
