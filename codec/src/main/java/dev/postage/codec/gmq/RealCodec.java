package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.idl.RealType;
import dev.postage.codec.json.JsonInteger;
import dev.postage.codec.json.JsonReal;
import dev.postage.codec.json.JsonString;
import dev.postage.codec.json.JsonValue;

/** REAL. A value out of its range is neither written nor read. In JSON what is no number is a string. */
final class RealCodec extends ValueCodec {
    private final RealType type;
    private final boolean any;

    RealCodec(RealType type) {
        this.type = type;
        this.any = type.equals(RealType.ANY);
    }

    private boolean has(double value) {
        return any || (value >= type.low() && value <= type.high());
    }

    @Override
    void compose(GmqValue value, Composer out) {
        double number = as(GmqReal.class, value).value();
        out.real(any ? number : Limits.real(number, type.low(), type.high()));
    }

    @Override
    GmqValue parse(Parser in) throws CodecException {
        return new GmqReal(any ? in.real() : Limits.real(in, type.low(), type.high()));
    }

    @Override
    int leastBytes() {
        return Double.BYTES;
    }

    /** The value nearest to 0. */
    @Override
    GmqValue empty() {
        return new GmqReal(has(0) ? 0 : type.low() > 0 ? type.low() : type.high());
    }

    @Override
    JsonValue toJson(GmqValue value) {
        double number = as(GmqReal.class, value).value();
        return Double.isFinite(number) ? new JsonReal(number) : new JsonString(Double.toString(number));
    }

    @Override
    GmqValue fromJson(JsonValue json) throws GmqJsonException {
        double value = number(json);
        if (!has(value)) {
            throw new GmqJsonException(brief(json), type.toString());
        }
        return new GmqReal(value);
    }

    private double number(JsonValue json) throws GmqJsonException {
        if (json instanceof JsonReal real) {
            return real.value();
        }
        if (json instanceof JsonInteger integer) {
            return integer.value().doubleValue();
        }
        String text = as(JsonString.class, json, type.toString()).value();
        return switch (text) {
            case "NaN" -> Double.NaN;
            case "Infinity" -> Double.POSITIVE_INFINITY;
            case "-Infinity" -> Double.NEGATIVE_INFINITY;
            default -> throw new GmqJsonException(brief(json), type + ", \"NaN\", \"Infinity\" or \"-Infinity\"");
        };
    }
}
