package dev.postage.report.baseline;

/**
 * One word of a baseline line. What would split a line or a word is written behind a backslash: {@code \s} a space,
 * {@code \\} a backslash, {@code \e} an empty word, and a backslash with {@code u} and four hexadecimal digits for every
 * control character, line separator and lone surrogate.
 */
final class Token {
    private Token() {}

    /** A word that others follow. */
    static String written(String value) {
        return value.isEmpty() ? "\\e" : escaped(value).replace(" ", "\\s");
    }

    /** The last word of a line; spaces inside it stay readable, those at its ends are protected from editors. */
    static String writtenLast(String value) {
        if (value.isBlank()) {
            return written(value);
        }
        String text = escaped(value);
        int start = text.length() - text.stripLeading().length();
        int end = text.stripTrailing().length();
        return text.substring(0, start).replace(" ", "\\s")
                + text.substring(start, end)
                + text.substring(end).replace(" ", "\\s");
    }

    /**
     * The value of a word.
     *
     * @throws IllegalArgumentException if a backslash is followed by nothing that is written; the message says what
     */
    static String read(String word) {
        if (word.equals("\\e")) {
            return "";
        }
        StringBuilder value = new StringBuilder(word.length());
        int at = 0;
        while (at < word.length()) {
            char character = word.charAt(at++);
            if (character == '\\') {
                at += unescape(word, at, value);
            } else {
                value.append(character);
            }
        }
        return value.toString();
    }

    private static int unescape(String word, int at, StringBuilder value) {
        String rest = word.substring(at, Math.min(at + 5, word.length()));
        if (rest.startsWith("s")) {
            value.append(' ');
            return 1;
        }
        if (rest.startsWith("\\")) {
            value.append('\\');
            return 1;
        }
        if (rest.matches("u[0-9a-f]{4}")) {
            value.append((char) Integer.parseInt(rest.substring(1), 16));
            return 5;
        }
        throw new IllegalArgumentException("'\\" + rest + "' found, expected \\s, \\\\, \\e or \\u with four digits");
    }

    private static String escaped(String value) {
        StringBuilder text = new StringBuilder(value.length());
        value.codePoints().forEach(point -> {
            if (point == '\\') {
                text.append("\\\\");
            } else if (mustHide(point)) {
                text.append(String.format(java.util.Locale.ROOT, "\\u%04x", point));
            } else {
                text.appendCodePoint(point);
            }
        });
        return text.toString();
    }

    private static boolean mustHide(int point) {
        return Character.isISOControl(point)
                || (point != ' ' && Character.isWhitespace(point))
                || Character.getType(point) == Character.SURROGATE
                || point == 0xFEFF;
    }
}
