package dev.postage.codec.gmq.idl;

/**
 * A word of IDL text.
 *
 * @param kind what it is
 * @param text as written; of a string what it means
 * @param position of its first character
 */
record Token(Kind kind, String text, Position position) {
    enum Kind {
        WORD,
        NUMBER,
        STRING,
        MARK,
        END
    }

    boolean is(String expected) {
        return (kind == Kind.WORD || kind == Kind.MARK) && text.equals(expected);
    }

    String described() {
        return kind == Kind.END ? "the end of the file" : kind == Kind.STRING ? "a string" : "'" + text + "'";
    }
}
