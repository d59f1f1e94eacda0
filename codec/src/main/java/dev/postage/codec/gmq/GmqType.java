package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.json.JsonValue;

/** A type whose values are composed, parsed, and turned into JSON and back. For any number of threads. */
public final class GmqType {
    private final String name;
    private final ValueCodec codec;

    GmqType(String name, ValueCodec codec) {
        this.name = name;
        this.codec = codec;
    }

    /** As the schema was asked for it. */
    public String name() {
        return name;
    }

    /**
     * Composes one message to where the composer writes, and finishes it.
     *
     * @return its bytes
     * @throws IllegalArgumentException if the value is none of this type, or a member without default is missing
     */
    public long compose(GmqValue value, Composer out) {
        codec.compose(value, out);
        return out.finish();
    }

    /**
     * Parses one message where the parser stands, and leaves what follows (P8).
     *
     * @throws CodecException if the bytes are none of this type
     */
    public GmqValue parse(Parser in) throws CodecException {
        GmqValue value = codec.parse(in);
        in.endMessage();
        return value;
    }

    /**
     * Parses the only message of the parser's input (P8).
     *
     * @throws CodecException if the bytes are none of this type, or more follow
     */
    public GmqValue parseOnly(Parser in) throws CodecException {
        GmqValue value = codec.parse(in);
        in.endInput();
        return value;
    }

    /** The JSON twin of a value, with every member, also where it has its default. */
    public JsonValue toJson(GmqValue value) {
        return codec.toJson(value);
    }

    /**
     * The value of a JSON twin; members behind a FENCE may be left out.
     *
     * @throws GmqJsonException if it is none of this type
     */
    public GmqValue fromJson(JsonValue json) throws GmqJsonException {
        return codec.fromJson(json);
    }
}
