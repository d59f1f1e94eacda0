package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.idl.UnsignedType;
import dev.postage.codec.json.JsonInteger;
import dev.postage.codec.json.JsonValue;
import java.math.BigInteger;

/** UINTEGER. A value out of its range is neither written nor read. */
final class UnsignedCodec extends ValueCodec {
    private final UnsignedType type;

    UnsignedCodec(UnsignedType type) {
        this.type = type;
    }

    private boolean has(long value) {
        return Long.compareUnsigned(value, type.low()) >= 0 && Long.compareUnsigned(value, type.high()) <= 0;
    }

    @Override
    void compose(GmqValue value, Composer out) {
        out.unsigned(Limits.unsigned(as(GmqUnsigned.class, value).value(), type.low(), type.high()));
    }

    @Override
    GmqValue parse(Parser in) throws CodecException {
        return new GmqUnsigned(Limits.unsigned(in, type.low(), type.high()));
    }

    @Override
    int leastBytes() {
        return 1;
    }

    /** The smallest value. */
    @Override
    GmqValue empty() {
        return new GmqUnsigned(type.low());
    }

    @Override
    JsonValue toJson(GmqValue value) {
        return json(as(GmqUnsigned.class, value).value());
    }

    static JsonValue json(long unsigned) {
        return new JsonInteger(new BigInteger(Long.toUnsignedString(unsigned)));
    }

    @Override
    GmqValue fromJson(JsonValue json) throws GmqJsonException {
        long value = unsigned(json, type.toString());
        if (!has(value)) {
            throw new GmqJsonException(brief(json), type.toString());
        }
        return new GmqUnsigned(value);
    }

    static long unsigned(JsonValue json, String expected) throws GmqJsonException {
        BigInteger value = as(JsonInteger.class, json, expected).value();
        if (value.signum() < 0 || value.bitLength() > Long.SIZE) {
            throw new GmqJsonException(brief(json), expected);
        }
        return value.longValue();
    }
}
