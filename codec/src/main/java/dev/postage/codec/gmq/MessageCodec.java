package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.idl.MessageType;
import dev.postage.codec.json.JsonValue;

/** MESSAGE: its number, then the body. The value and its JSON twin are those of the body. */
final class MessageCodec extends ValueCodec {
    private final MessageType type;
    private final StructCodec body;

    MessageCodec(MessageType type, StructCodec body) {
        this.type = type;
        this.body = body;
    }

    MessageType type() {
        return type;
    }

    StructCodec body() {
        return body;
    }

    @Override
    void compose(GmqValue value, Composer out) {
        out.unsigned(type.number());
        body.compose(value, out);
    }

    @Override
    GmqRecord parse(Parser in) throws CodecException {
        long number = in.unsigned();
        if (number != type.number()) {
            throw in.refuse(
                    number, "the number " + Long.toUnsignedString(type.number()) + " of message " + type.name());
        }
        return body.parse(in);
    }

    @Override
    int leastBytes() {
        return 1 + body.leastBytes();
    }

    @Override
    GmqRecord empty() {
        return body.empty();
    }

    @Override
    JsonValue toJson(GmqValue value) {
        return body.toJson(value);
    }

    @Override
    GmqRecord fromJson(JsonValue json) throws GmqJsonException {
        return body.fromJson(json);
    }
}
