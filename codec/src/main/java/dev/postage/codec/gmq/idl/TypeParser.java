package dev.postage.codec.gmq.idl;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Reads a type, without its DEFAULT. */
final class TypeParser {
    private static final BigInteger LONG_MIN = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger LONG_MAX = BigInteger.valueOf(Long.MAX_VALUE);
    private static final BigInteger UNSIGNED_MAX =
            BigInteger.ONE.shiftLeft(Long.SIZE).subtract(BigInteger.ONE);

    private static final int MAX_DEPTH = 50;

    private final Tokens tokens;
    private final Problems problems;
    private int depth;

    TypeParser(Tokens tokens, Problems problems) {
        this.tokens = tokens;
        this.problems = problems;
    }

    IdlType type() throws IdlException {
        Token word = tokens.peek();
        if (word.kind() != Token.Kind.WORD) {
            throw tokens.unexpected("a type");
        }
        tokens.take();
        return switch (word.text()) {
            case "INTEGER" -> integer();
            case "UINTEGER" -> unsigned();
            case "REAL" -> real();
            case "CHARACTER-STRING" -> text();
            case "BLOB" -> new BlobType();
            case "BYTE_ARRAY" -> byteArray();
            case "enum" -> enumeration();
            case "VECTOR" -> vector();
            case "DICTIONARY" -> dictionary();
            case "STRUCT" -> structUse();
            case "DISCRIMINATED_UNION" -> unionUse();
            default ->
                throw problems.last(
                        word.position(),
                        "'" + word.text() + "' found where a type is expected",
                        "write INTEGER, UINTEGER, REAL, CHARACTER-STRING, BLOB, BYTE_ARRAY, enum, VECTOR, DICTIONARY,"
                                + " STRUCT name or DISCRIMINATED_UNION name");
        };
    }

    StructUse structUse() throws IdlException {
        boolean marked = tokens.takes("NONEXTENDABLE");
        Token name = tokens.name();
        return new StructUse(name.text(), marked, name.position());
    }

    private UnionUse unionUse() throws IdlException {
        boolean marked = tokens.takes("NONEXTENDABLE");
        Token name = tokens.name();
        return new UnionUse(name.text(), marked, name.position());
    }

    private Optional<Range> range() throws IdlException {
        return tokens.sees("[") || tokens.sees("(") ? Optional.of(Range.read(tokens)) : Optional.empty();
    }

    private IdlType integer() throws IdlException {
        Optional<Range> range = range();
        if (range.isEmpty() || isEmptyWhole(range.get(), LONG_MIN, LONG_MAX)) {
            return IntegerType.ANY;
        }
        return new IntegerType(
                range.get().wholeLow(LONG_MIN).longValue(),
                range.get().wholeHigh(LONG_MAX).longValue());
    }

    private IdlType unsigned() throws IdlException {
        Optional<Range> range = range();
        if (range.isEmpty() || isEmptyWhole(range.get(), BigInteger.ZERO, UNSIGNED_MAX)) {
            return UnsignedType.ANY;
        }
        return new UnsignedType(
                range.get().wholeLow(BigInteger.ZERO).longValue(),
                range.get().wholeHigh(UNSIGNED_MAX).longValue());
    }

    private boolean isEmptyWhole(Range range, BigInteger least, BigInteger most) {
        boolean empty = range.wholeLow(least).compareTo(range.wholeHigh(most)) > 0;
        if (empty) {
            emptyRange(range);
        }
        return empty;
    }

    private IdlType real() throws IdlException {
        Optional<Range> range = range();
        if (range.isEmpty()) {
            return RealType.ANY;
        }
        if (range.get().realLow() > range.get().realHigh()) {
            emptyRange(range.get());
            return RealType.ANY;
        }
        return new RealType(range.get().realLow(), range.get().realHigh());
    }

    private void emptyRange(Range range) {
        problems.add(range.position(), "a range no value is in", "put the smaller bound first, or include a bound");
    }

    private IdlType text() throws IdlException {
        if (!tokens.takes("MAX_LENGTH")) {
            return new TextType(Integer.MAX_VALUE);
        }
        tokens.expect("=");
        return new TextType(tokens.size("MAX_LENGTH", 0));
    }

    private IdlType byteArray() throws IdlException {
        tokens.expect("[");
        int size = tokens.size("the size of a BYTE_ARRAY", 1);
        tokens.expect("]");
        return new ByteArrayType(size);
    }

    private IdlType enumeration() throws IdlException {
        String name = tokens.name().text();
        Map<String, Long> values = new LinkedHashMap<>();
        tokens.expect("{");
        do {
            Token value = tokens.name();
            tokens.expect("=");
            Position position = tokens.peek().position();
            long number = tokens.unsigned("the number of " + value.text());
            if (values.containsValue(number)) {
                problems.add(position, "a number a second time in enum " + name, "give each name its own");
            }
            if (values.put(value.text(), number) != null) {
                problems.add(value.position(), value.text() + " a second time in enum " + name, "choose another name");
            }
        } while (tokens.takes(","));
        tokens.expect("}");
        return new EnumType(name, values);
    }

    private IdlType vector() throws IdlException {
        tokens.expect("<");
        IdlType element = element("an element");
        tokens.expect(">");
        return new VectorType(element);
    }

    private IdlType dictionary() throws IdlException {
        tokens.expect("<");
        Position position = tokens.peek().position();
        IdlType key = element("a key");
        if (key instanceof VectorType
                || key instanceof DictionaryType
                || key instanceof StructUse
                || key instanceof UnionUse) {
            problems.add(position, key + " found as a key", "use an elementary type as the key");
        }
        tokens.expect(",");
        IdlType value = element("a value");
        tokens.expect(">");
        return new DictionaryType(key, value);
    }

    private IdlType element(String what) throws IdlException {
        if (++depth > MAX_DEPTH) {
            throw problems.last(
                    tokens.peek().position(), "a type " + depth + " deep found", "use a STRUCT for its inner part");
        }
        IdlType type = type();
        depth--;
        if (tokens.sees("DEFAULT")) {
            throw problems.last(
                    tokens.peek().position(), "a DEFAULT of " + what + " found", "take it out, only members have one");
        }
        return type;
    }
}
