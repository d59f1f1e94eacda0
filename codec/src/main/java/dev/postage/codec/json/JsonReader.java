package dev.postage.codec.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one JSON value from a text. Strict: no comments, no trailing commas, no name twice, nothing after the value. */
public final class JsonReader {
    private final JsonInput in;
    private final JsonStringReader strings;
    private final JsonNumberReader numbers;
    private final JsonLimits limits;
    private int depth;

    private JsonReader(String text, JsonLimits limits) {
        this.limits = limits;
        in = new JsonInput(text);
        strings = new JsonStringReader(in);
        numbers = new JsonNumberReader(in, limits);
    }

    /**
     * The value a text holds, within the default limits.
     *
     * @throws JsonException when the text is not exactly one JSON value
     */
    public static JsonValue read(String text) throws JsonException {
        return read(text, JsonLimits.DEFAULT);
    }

    /**
     * The value a text holds.
     *
     * @throws JsonException when the text is not exactly one JSON value, or exceeds a limit
     */
    public static JsonValue read(String text, JsonLimits limits) throws JsonException {
        return new JsonReader(text, limits).only(text.length());
    }

    private JsonValue only(int length) throws JsonException {
        if (length > limits.length()) {
            throw in.wrong(length + " characters", "at most " + limits.length());
        }
        in.skipSpace();
        JsonValue value = value();
        in.skipSpace();
        if (!in.atEnd()) {
            throw in.wrong("the end of the text");
        }
        return value;
    }

    private JsonValue value() throws JsonException {
        return switch (in.peek()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> new JsonString(strings.read());
            case 't' -> word("true", JsonBoolean.TRUE);
            case 'f' -> word("false", JsonBoolean.FALSE);
            case 'n' -> word("null", JsonNull.NULL);
            default -> numbers.read();
        };
    }

    private JsonObject object() throws JsonException {
        enter();
        Map<String, JsonValue> members = new LinkedHashMap<>();
        if (!closes('}')) {
            do {
                in.skipSpace();
                member(members);
                in.skipSpace();
            } while (continues('}'));
        }
        depth--;
        return new JsonObject(members);
    }

    private void member(Map<String, JsonValue> members) throws JsonException {
        int begin = in.position();
        if (in.peek() != '"') {
            throw in.wrong("the name of a member in quotes");
        }
        String name = strings.read();
        in.skipSpace();
        if (in.peek() != ':') {
            throw in.wrong("':'");
        }
        in.advance();
        in.skipSpace();
        JsonValue value = value();
        if (members.put(name, value) != null) {
            in.backTo(begin);
            throw in.wrong("the name " + new JsonString(name) + " a second time", "each name once in an object");
        }
    }

    private JsonArray array() throws JsonException {
        enter();
        List<JsonValue> elements = new ArrayList<>();
        if (!closes(']')) {
            do {
                in.skipSpace();
                elements.add(value());
                in.skipSpace();
            } while (continues(']'));
        }
        depth--;
        return new JsonArray(elements);
    }

    private void enter() throws JsonException {
        if (++depth > limits.depth()) {
            throw in.wrong("a value " + depth + " deep", "at most " + limits.depth());
        }
        in.advance();
        in.skipSpace();
    }

    private boolean closes(char bracket) {
        if (in.peek() != bracket) {
            return false;
        }
        in.advance();
        return true;
    }

    private boolean continues(char bracket) throws JsonException {
        if (closes(bracket)) {
            return false;
        }
        if (in.peek() != ',') {
            throw in.wrong("',' or '" + bracket + "'");
        }
        in.advance();
        return true;
    }

    private JsonValue word(String word, JsonValue value) throws JsonException {
        if (!in.passes(word)) {
            throw in.wrong("a value: " + word);
        }
        return value;
    }
}
