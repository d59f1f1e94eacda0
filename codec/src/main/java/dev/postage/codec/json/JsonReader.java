package dev.postage.codec.json;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one JSON value from a text. Strict: no comments, no trailing commas, no name twice, nothing after the value. */
public final class JsonReader {
    private final String text;
    private final JsonLimits limits;
    private int position;
    private int depth;

    private JsonReader(String text, JsonLimits limits) {
        this.text = text;
        this.limits = limits;
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
        JsonReader reader = new JsonReader(text, limits);
        if (text.length() > limits.length()) {
            throw reader.wrong(text.length() + " characters", "at most " + limits.length());
        }
        reader.skipSpace();
        JsonValue value = reader.value();
        reader.skipSpace();
        if (reader.position < text.length()) {
            throw reader.wrong("the end of the text");
        }
        return value;
    }

    private JsonValue value() throws JsonException {
        return switch (peek()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> new JsonString(string());
            case 't' -> word("true", JsonBoolean.TRUE);
            case 'f' -> word("false", JsonBoolean.FALSE);
            case 'n' -> word("null", JsonNull.NULL);
            default -> number();
        };
    }

    private JsonObject object() throws JsonException {
        enter();
        Map<String, JsonValue> members = new LinkedHashMap<>();
        if (!closes('}')) {
            do {
                skipSpace();
                member(members);
                skipSpace();
            } while (continues('}'));
        }
        depth--;
        return new JsonObject(members);
    }

    private void member(Map<String, JsonValue> members) throws JsonException {
        int begin = position;
        if (peek() != '"') {
            throw wrong("the name of a member in quotes");
        }
        String name = string();
        skipSpace();
        if (peek() != ':') {
            throw wrong("':'");
        }
        position++;
        skipSpace();
        JsonValue value = value();
        if (members.put(name, value) != null) {
            position = begin;
            throw wrong("the name " + new JsonString(name) + " a second time", "each name once in an object");
        }
    }

    private JsonArray array() throws JsonException {
        enter();
        List<JsonValue> elements = new ArrayList<>();
        if (!closes(']')) {
            do {
                skipSpace();
                elements.add(value());
                skipSpace();
            } while (continues(']'));
        }
        depth--;
        return new JsonArray(elements);
    }

    private void enter() throws JsonException {
        if (++depth > limits.depth()) {
            throw wrong("a value " + depth + " deep", "at most " + limits.depth());
        }
        position++;
        skipSpace();
    }

    private boolean closes(char bracket) {
        if (peek() != bracket) {
            return false;
        }
        position++;
        return true;
    }

    private boolean continues(char bracket) throws JsonException {
        if (closes(bracket)) {
            return false;
        }
        if (peek() != ',') {
            throw wrong("',' or '" + bracket + "'");
        }
        position++;
        return true;
    }

    private String string() throws JsonException {
        StringBuilder value = new StringBuilder();
        int begin = position++;
        while (peek() != '"') {
            if (position >= text.length()) {
                throw wrong("'\"' that ends the string at position " + begin);
            }
            char c = text.charAt(position);
            if (c < ' ') {
                throw wrong("an escape such as \\n");
            }
            int at = position;
            value.append(c == '\\' ? escape() : text.charAt(position++));
            refuseHalves(value, at);
        }
        if (value.length() > 0 && Character.isHighSurrogate(value.charAt(value.length() - 1))) {
            throw wrong("the end of the string after a first half", "the second half of the character");
        }
        position++;
        return value.toString();
    }

    /** The last unit appended is half a character exactly when the one before it is the first half. */
    private void refuseHalves(StringBuilder value, int at) throws JsonException {
        int last = value.length() - 1;
        boolean awaited = last > 0 && Character.isHighSurrogate(value.charAt(last - 1));
        if (Character.isLowSurrogate(value.charAt(last)) != awaited) {
            position = at;
            throw wrong("half a character", "both surrogates of a character");
        }
    }

    private char escape() throws JsonException {
        position++;
        char c = peek();
        int index = "\"\\/bfnrtu".indexOf(c);
        if (index < 0 || position >= text.length()) {
            throw wrong("one of \" \\ / b f n r t u after '\\'");
        }
        position++;
        return c == 'u' ? unit() : "\"\\/\b\f\n\r\t".charAt(index);
    }

    private char unit() throws JsonException {
        int unit = 0;
        for (int i = 0; i < 4; i++) {
            char c = peek();
            int digit = c < 128 ? Character.digit(c, 16) : -1;
            if (digit < 0) {
                throw wrong("four hexadecimal digits");
            }
            unit = unit << 4 | digit;
            position++;
        }
        return (char) unit;
    }

    private JsonValue word(String word, JsonValue value) throws JsonException {
        if (!text.startsWith(word, position)) {
            throw wrong("a value: " + word);
        }
        position += word.length();
        return value;
    }

    private JsonValue number() throws JsonException {
        int begin = position;
        if (peek() == '-') {
            position++;
        }
        if (peek() == '0') {
            position++;
        } else {
            digits(begin == position ? "a value" : "a digit after '-'");
        }
        boolean integer = true;
        if (peek() == '.') {
            integer = false;
            position++;
            digits("a digit after '.'");
        }
        if (peek() == 'e' || peek() == 'E') {
            integer = false;
            position++;
            if (peek() == '+' || peek() == '-') {
                position++;
            }
            digits("a digit of the exponent");
        }
        return number(begin, integer);
    }

    private JsonValue number(int begin, boolean integer) throws JsonException {
        String digits = text.substring(begin, position);
        if (digits.length() > limits.digits()) {
            position = begin;
            throw wrong("a number of " + digits.length() + " characters", "at most " + limits.digits());
        }
        if (integer) {
            return new JsonInteger(new BigInteger(digits));
        }
        double value = Double.parseDouble(digits);
        if (!Double.isFinite(value)) {
            position = begin;
            throw wrong(digits, "a number within the range of a double");
        }
        return new JsonReal(value);
    }

    private void digits(String expected) throws JsonException {
        int begin = position;
        while (peek() >= '0' && peek() <= '9') {
            position++;
        }
        if (position == begin) {
            throw wrong(expected);
        }
    }

    private void skipSpace() {
        while (position < text.length() && " \t\r\n".indexOf(text.charAt(position)) >= 0) {
            position++;
        }
    }

    /** The next unit, or one that stands nowhere in JSON when there is none. */
    private char peek() {
        return position < text.length() ? text.charAt(position) : '\uffff';
    }

    private JsonException wrong(String expected) {
        if (position >= text.length()) {
            return wrong("the end of the text", expected);
        }
        int c = text.codePointAt(position);
        return wrong(c < ' ' ? "character " + c : "'" + Character.toString(c) + "'", expected);
    }

    private JsonException wrong(String found, String expected) {
        return new JsonException(text, position, found, expected);
    }
}
