package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.json.JsonString;
import dev.postage.codec.json.JsonValue;
import java.util.HexFormat;

/** BLOB, or BYTE_ARRAY when it has a size. */
final class BytesCodec extends ValueCodec {
    private static final int ANY = -1;

    private final int size;

    private BytesCodec(int size) {
        this.size = size;
    }

    static BytesCodec ofBlob() {
        return new BytesCodec(ANY);
    }

    static BytesCodec ofByteArray(int size) {
        return new BytesCodec(size);
    }

    private String type() {
        return size == ANY ? "a BLOB" : "a BYTE_ARRAY [" + size + "]";
    }

    @Override
    void compose(GmqValue value, Composer out) {
        GmqBytes bytes = as(GmqBytes.class, value);
        if (size == ANY) {
            out.blob(bytes.array());
        } else {
            out.byteArray(Limits.byteArray(bytes, size), 0, size);
        }
    }

    @Override
    GmqValue parse(Parser in) throws CodecException {
        return size == ANY ? new GmqBytes(in.blob()) : Limits.byteArray(in, size);
    }

    @Override
    int leastBytes() {
        return size == ANY ? 1 : size;
    }

    @Override
    GmqValue empty() {
        return new GmqBytes(new byte[Math.max(0, size)]);
    }

    @Override
    JsonValue toJson(GmqValue value) {
        return new JsonString(as(GmqBytes.class, value).toString());
    }

    @Override
    GmqValue fromJson(JsonValue json) throws GmqJsonException {
        String digits = as(JsonString.class, json, type() + " as hex digits").value();
        try {
            byte[] bytes = HexFormat.of().parseHex(digits);
            if (size == ANY || bytes.length == size) {
                return new GmqBytes(bytes);
            }
        } catch (IllegalArgumentException e) {
            // told below, as what it is
        }
        throw new GmqJsonException(brief(json), type() + " as hex digits");
    }
}
