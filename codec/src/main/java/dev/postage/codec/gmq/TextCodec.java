package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.idl.TextType;
import dev.postage.codec.json.JsonString;
import dev.postage.codec.json.JsonValue;
import java.nio.charset.StandardCharsets;

/** CHARACTER-STRING. One longer than its MAX_LENGTH is neither written nor read. */
final class TextCodec extends ValueCodec {
    private final TextType type;

    TextCodec(TextType type) {
        this.type = type;
    }

    private boolean has(String text) {
        // no character takes more than three bytes per unit, so most texts need not be looked at
        return text.length() <= type.maxLength() / 3
                || text.getBytes(StandardCharsets.UTF_8).length <= type.maxLength();
    }

    @Override
    void compose(GmqValue value, Composer out) {
        String text = as(GmqText.class, value).value();
        refuseUnless(has(text), "a text of " + text.length() + " characters", type);
        out.text(text);
    }

    @Override
    GmqValue parse(Parser in) throws CodecException {
        String text = in.text();
        if (!has(text)) {
            throw new CodecException(in.offset(), type.toString(), "a text of " + text.length() + " characters");
        }
        return new GmqText(text);
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
        if (!has(text)) {
            throw new GmqJsonException(brief(json), type.toString());
        }
        return new GmqText(text);
    }
}
