package dev.postage.codec.json;

import java.math.BigInteger;

/** Reads numbers. */
final class JsonNumberReader {
    private final JsonInput in;
    private final JsonLimits limits;

    JsonNumberReader(JsonInput in, JsonLimits limits) {
        this.in = in;
        this.limits = limits;
    }

    /** A number; whether it is an integer is told by its form. */
    JsonValue read() throws JsonException {
        int begin = in.position();
        if (in.peek() == '-') {
            in.advance();
        }
        if (in.peek() == '0') {
            in.advance();
        } else {
            digits(begin == in.position() ? "a value" : "a digit after '-'");
        }
        boolean integer = true;
        if (in.peek() == '.') {
            integer = false;
            in.advance();
            digits("a digit after '.'");
        }
        if (in.peek() == 'e' || in.peek() == 'E') {
            integer = false;
            in.advance();
            if (in.peek() == '+' || in.peek() == '-') {
                in.advance();
            }
            digits("a digit of the exponent");
        }
        return value(begin, integer);
    }

    private JsonValue value(int begin, boolean integer) throws JsonException {
        String digits = in.since(begin);
        if (digits.length() > limits.digits()) {
            in.backTo(begin);
            throw in.wrong("a number of " + digits.length() + " characters", "at most " + limits.digits());
        }
        if (integer) {
            return new JsonInteger(new BigInteger(digits));
        }
        double value = Double.parseDouble(digits);
        if (!Double.isFinite(value)) {
            in.backTo(begin);
            throw in.wrong(digits, "a number within the range of a double");
        }
        return new JsonReal(value);
    }

    private void digits(String expected) throws JsonException {
        int begin = in.position();
        while (in.peek() >= '0' && in.peek() <= '9') {
            in.advance();
        }
        if (in.position() == begin) {
            throw in.wrong(expected);
        }
    }
}
