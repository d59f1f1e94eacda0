package dev.postage.codec.gmq.idl;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Set;

/** The tokens of a file, the next one in sight. */
final class Tokens {
    private static final Set<String> KEYWORDS = Set.of(
            "SCOPE",
            "PROTO",
            "MESSAGE",
            "NONEXTENDABLE",
            "STRUCT",
            "PUBLISHABLE",
            "DISCRIMINATED_UNION",
            "CASE",
            "FENCE",
            "EXTENSION",
            "INTEGER",
            "UINTEGER",
            "REAL",
            "CHARACTER-STRING",
            "BLOB",
            "BYTE_ARRAY",
            "VECTOR",
            "DICTIONARY",
            "DEFAULT",
            "MAX_LENGTH",
            "EMPTY",
            "enum");
    private static final BigInteger UNSIGNED_END = BigInteger.ONE.shiftLeft(Long.SIZE);

    private final Lexer lexer;
    private final Problems problems;
    private Token next;

    Tokens(String text, Problems problems) throws IdlException {
        this.lexer = new Lexer(text, problems);
        this.problems = problems;
        this.next = lexer.next();
    }

    Token peek() {
        return next;
    }

    boolean sees(String text) {
        return next.is(text);
    }

    Token take() throws IdlException {
        Token taken = next;
        next = lexer.next();
        return taken;
    }

    /** Takes the next token when it is that one. */
    boolean takes(String text) throws IdlException {
        if (!sees(text)) {
            return false;
        }
        take();
        return true;
    }

    void expect(String text) throws IdlException {
        if (!takes(text)) {
            throw unexpected("'" + text + "'");
        }
    }

    Token name() throws IdlException {
        if (next.kind() != Token.Kind.WORD) {
            throw unexpected("a name");
        }
        if (KEYWORDS.contains(next.text())) {
            throw problems.last(
                    next.position(),
                    "the keyword " + next.text() + " found where a name is expected",
                    "choose another name");
        }
        return take();
    }

    BigDecimal decimal() throws IdlException {
        Token token = next;
        // a longer text, or a huge exponent, would only cost time
        if (token.kind() != Token.Kind.NUMBER || token.text().length() > 400) {
            throw unexpected("a number");
        }
        try {
            BigDecimal value = new BigDecimal(token.text());
            if (Math.abs((long) value.scale()) <= 2000) {
                take();
                return value;
            }
        } catch (NumberFormatException e) {
            // told below, as what it is
        }
        throw unexpected("a number");
    }

    /** An unsigned number, as the bits of a long. */
    long unsigned(String what) throws IdlException {
        Token token = next;
        BigDecimal value = decimal();
        if (value.scale() > 0 || value.signum() < 0 || value.toBigInteger().compareTo(UNSIGNED_END) >= 0) {
            throw problems.last(
                    token.position(), token.text() + " found as " + what, "write a whole number from 0 to 2^64-1");
        }
        return value.toBigInteger().longValue();
    }

    /** A number of bytes. */
    int size(String what, int least) throws IdlException {
        Token token = next;
        long value = unsigned(what);
        if (value < least || value > Integer.MAX_VALUE) {
            throw problems.last(
                    token.position(),
                    token.text() + " found as " + what,
                    "write a number from " + least + " to 2^31-1");
        }
        return (int) value;
    }

    String string() throws IdlException {
        if (next.kind() != Token.Kind.STRING) {
            throw unexpected("a string in quotes");
        }
        return take().text();
    }

    IdlException unexpected(String expected) {
        return problems.last(next.position(), next.described() + " found", "write " + expected + " here");
    }
}
