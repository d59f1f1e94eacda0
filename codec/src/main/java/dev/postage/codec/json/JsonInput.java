package dev.postage.codec.json;

/** The text and the place that is read next. */
final class JsonInput {
    private final String text;
    private int position;

    JsonInput(String text) {
        this.text = text;
    }

    int position() {
        return position;
    }

    /** Goes back to what is wrong. */
    void backTo(int earlier) {
        position = earlier;
    }

    void advance() {
        position++;
    }

    boolean atEnd() {
        return position >= text.length();
    }

    /** What was read since a place. */
    String since(int begin) {
        return text.substring(begin, position);
    }

    /** Passes a word if it is the next one. */
    boolean passes(String word) {
        boolean there = text.startsWith(word, position);
        position += there ? word.length() : 0;
        return there;
    }

    void skipSpace() {
        while (position < text.length() && " \t\r\n".indexOf(text.charAt(position)) >= 0) {
            position++;
        }
    }

    /** The next unit, or one that stands nowhere in JSON when there is none. */
    char peek() {
        return position < text.length() ? text.charAt(position) : '\uffff';
    }

    JsonException wrong(String expected) {
        if (position >= text.length()) {
            return wrong("the end of the text", expected);
        }
        int c = text.codePointAt(position);
        return wrong(c < ' ' ? "character " + c : "'" + Character.toString(c) + "'", expected);
    }

    JsonException wrong(String found, String expected) {
        return new JsonException(text, position, found, expected);
    }
}
