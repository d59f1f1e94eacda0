package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.idl.TextType;
import dev.postage.codec.json.JsonString;
import dev.postage.codec.json.JsonValue;

/** CHARACTER-STRING. One longer than its MAX_LENGTH is neither written nor read. */
final class TextCodec extends ValueCodec {
    private final TextType type;

    TextCodec(TextType type) {
        this.type = type;
    }

    @Override
    void compose(GmqValue value, Composer out) {
        out.text(Limits.text(as(GmqText.class, value).value(), type.maxLength()));
    }

    @Override
    GmqValue parse(Parser in) throws CodecException {
        return new GmqText(Limits.text(in, type.maxLength()));
    }

    @Override
    int leastBytes() {
        return 1;
    }

    @Override
    GmqValue empty() {
        return new GmqText("");
    }

    @Override
    JsonValue toJson(GmqValue value) {
        return new JsonString(as(GmqText.class, value).value());
    }

    @Override
    GmqValue fromJson(JsonValue json) throws GmqJsonException {
        String text = as(JsonString.class, json, type.toString()).value();
        if (!Limits.fits(text, type.maxLength())) {
            throw new GmqJsonException(brief(json), type.toString());
        }
        return new GmqText(text);
    }
}
