package dev.postage.codec.gmq.idl;

/** Cuts IDL text into tokens, leaving out white space and both kinds of comment. */
final class Lexer {
    private static final String CHARACTER = "CHARACTER";
    private static final String STRING = "-STRING";

    private final String text;
    private final Problems problems;
    private int at;
    private int line = 1;
    private int lineBegin;

    Lexer(String text, Problems problems) {
        this.text = text;
        this.problems = problems;
    }

    Token next() throws IdlException {
        skipSpaceAndComments();
        Position position = position();
        char c = peek(0);
        if (at >= text.length()) {
            return new Token(Token.Kind.END, "", position);
        }
        if (isWord(c) && !isDigit(c)) {
            return new Token(Token.Kind.WORD, word(), position);
        }
        if (isDigit(c) || (c == '-' && isDigit(peek(1)))) {
            return new Token(Token.Kind.NUMBER, number(), position);
        }
        if (c == '"') {
            return new Token(Token.Kind.STRING, string(position), position);
        }
        if ("{}[]()<>:;,=".indexOf(c) < 0) {
            throw problems.last(position, "'" + Character.toString(text.codePointAt(at)) + "' found", "take it out");
        }
        at++;
        return new Token(Token.Kind.MARK, String.valueOf(c), position);
    }

    private void skipSpaceAndComments() throws IdlException {
        while (at < text.length()) {
            if (peek(0) == '/' && peek(1) == '/') {
                skipTo("\n", text.length());
            } else if (peek(0) == '/' && peek(1) == '*') {
                Position begin = position();
                at += 2;
                skipTo("*/", -1);
                if (at < 0) {
                    throw problems.last(begin, "a comment without end found", "end it with */");
                }
                at += 2;
            } else if (Character.isWhitespace(peek(0)) || peek(0) == '\ufeff') {
                step();
            } else {
                return;
            }
        }
    }

    private void skipTo(String end, int otherwise) {
        int found = text.indexOf(end, at);
        int target = found < 0 ? otherwise : found;
        while (at < target) {
            step();
        }
        at = target;
    }

    private void step() {
        if (text.charAt(at++) == '\n') {
            line++;
            lineBegin = at;
        }
    }

    private String word() {
        int begin = at;
        while (isWord(peek(0))) {
            at++;
        }
        if (at - begin == CHARACTER.length() && text.startsWith(CHARACTER + STRING, begin)) {
            at += STRING.length();
        }
        return text.substring(begin, at);
    }

    private String number() {
        int begin = at++;
        while (isWord(peek(0)) || peek(0) == '.' || isSignOfExponent()) {
            at++;
        }
        return text.substring(begin, at);
    }

    private boolean isSignOfExponent() {
        return (peek(0) == '-' || peek(0) == '+') && (peek(-1) == 'e' || peek(-1) == 'E') && isDigit(peek(1));
    }

    private String string(Position begin) throws IdlException {
        StringBuilder value = new StringBuilder();
        at++;
        while (peek(0) != '"') {
            if (at >= text.length() || peek(0) == '\n') {
                throw problems.last(begin, "a string without end found", "end it with \" on the same line");
            }
            value.append(peek(0) == '\\' ? escape() : peek(0));
            at++;
        }
        at++;
        return value.toString();
    }

    private char escape() throws IdlException {
        int index = "\"\\nrt".indexOf(peek(1));
        if (index < 0) {
            throw problems.last(position(), "an unknown escape found", "use one of \\\" \\\\ \\n \\r \\t");
        }
        at++;
        return "\"\\\n\r\t".charAt(index);
    }

    private Position position() {
        return new Position(line, at - lineBegin + 1);
    }

    private char peek(int ahead) {
        return at + ahead < text.length() ? text.charAt(at + ahead) : '\0';
    }

    private static boolean isWord(char c) {
        return c == '_' || isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
