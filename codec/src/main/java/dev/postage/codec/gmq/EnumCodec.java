package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.idl.EnumType;
import dev.postage.codec.json.JsonString;
import dev.postage.codec.json.JsonValue;
import java.util.HashMap;
import java.util.Map;

/** enum: a UINTEGER on the wire. A number without a name is malformed. */
final class EnumCodec extends ValueCodec {
    private final EnumType type;
    private final Map<Long, GmqName> names = new HashMap<>();

    EnumCodec(EnumType type) {
        this.type = type;
        type.values().forEach((name, number) -> names.put(number, new GmqName(name)));
    }

    @Override
    void compose(GmqValue value, Composer out) {
        String name = as(GmqName.class, value).value();
        refuseUnless(type.values().containsKey(name), name, type);
        out.unsigned(type.values().get(name));
    }

    @Override
    GmqValue parse(Parser in) throws CodecException {
        long number = in.unsigned();
        GmqName name = names.get(number);
        if (name == null) {
            throw in.refuse(number, type.toString());
        }
        return name;
    }

    @Override
    int leastBytes() {
        return 1;
    }

    /** The name with the number 0, else the first one. */
    @Override
    GmqValue empty() {
        GmqName zero = names.get(0L);
        return zero != null
                ? zero
                : new GmqName(type.values().keySet().iterator().next());
    }

    @Override
    JsonValue toJson(GmqValue value) {
        return new JsonString(as(GmqName.class, value).value());
    }

    @Override
    GmqValue fromJson(JsonValue json) throws GmqJsonException {
        String name = as(JsonString.class, json, type.toString()).value();
        if (!type.values().containsKey(name)) {
            throw new GmqJsonException(brief(json), type.toString());
        }
        return new GmqName(name);
    }
}
