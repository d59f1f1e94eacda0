package dev.postage.codec.json;

/** Reads strings. */
final class JsonStringReader {
    private final JsonInput in;

    JsonStringReader(JsonInput in) {
        this.in = in;
    }

    /** The value of a string, from its first quote to behind its last. */
    String read() throws JsonException {
        StringBuilder value = new StringBuilder();
        int begin = in.position();
        in.advance();
        while (in.peek() != '"') {
            if (in.atEnd()) {
                throw in.wrong("'\"' that ends the string at position " + begin);
            }
            char c = in.peek();
            if (c < ' ') {
                throw in.wrong("an escape such as \\n");
            }
            int at = in.position();
            in.advance();
            value.append(c == '\\' ? escape() : c);
            refuseHalves(value, at);
        }
        if (value.length() > 0 && Character.isHighSurrogate(value.charAt(value.length() - 1))) {
            throw in.wrong("the end of the string after a first half", "the second half of the character");
        }
        in.advance();
        return value.toString();
    }

    /** The last unit appended is half a character exactly when the one before it is the first half. */
    private void refuseHalves(StringBuilder value, int at) throws JsonException {
        int last = value.length() - 1;
        boolean awaited = last > 0 && Character.isHighSurrogate(value.charAt(last - 1));
        if (Character.isLowSurrogate(value.charAt(last)) != awaited) {
            in.backTo(at);
            throw in.wrong("half a character", "both surrogates of a character");
        }
    }

    private char escape() throws JsonException {
        char c = in.peek();
        int index = "\"\\/bfnrtu".indexOf(c);
        if (index < 0 || in.atEnd()) {
            throw in.wrong("one of \" \\ / b f n r t u after '\\'");
        }
        in.advance();
        return c == 'u' ? unit() : "\"\\/\b\f\n\r\t".charAt(index);
    }

    private char unit() throws JsonException {
        int unit = 0;
        for (int i = 0; i < 4; i++) {
            char c = in.peek();
            int digit = c < 128 ? Character.digit(c, 16) : -1;
            if (digit < 0) {
                throw in.wrong("four hexadecimal digits");
            }
            unit = unit << 4 | digit;
            in.advance();
        }
        return (char) unit;
    }
}
