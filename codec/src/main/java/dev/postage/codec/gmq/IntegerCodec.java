package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.idl.IntegerType;
import dev.postage.codec.json.JsonInteger;
import dev.postage.codec.json.JsonValue;

/** INTEGER. A value out of its range is neither written nor read. */
final class IntegerCodec extends ValueCodec {
    private final IntegerType type;

    IntegerCodec(IntegerType type) {
        this.type = type;
    }

    private boolean has(long value) {
        return value >= type.low() && value <= type.high();
    }

    @Override
    void compose(GmqValue value, Composer out) {
        out.signed(Limits.signed(as(GmqInteger.class, value).value(), type.low(), type.high()));
    }

    @Override
    GmqValue parse(Parser in) throws CodecException {
        return new GmqInteger(Limits.signed(in, type.low(), type.high()));
    }

    @Override
    int leastBytes() {
        return 1;
    }

    /** The value nearest to 0. */
    @Override
    GmqValue empty() {
        return new GmqInteger(Math.max(type.low(), Math.min(type.high(), 0)));
    }

    @Override
    JsonValue toJson(GmqValue value) {
        return JsonInteger.of(as(GmqInteger.class, value).value());
    }

    @Override
    GmqValue fromJson(JsonValue json) throws GmqJsonException {
        JsonInteger integer = as(JsonInteger.class, json, type.toString());
        if (!integer.fitsLong() || !has(integer.longValue())) {
            throw new GmqJsonException(brief(json), type.toString());
        }
        return new GmqInteger(integer.longValue());
    }
}
