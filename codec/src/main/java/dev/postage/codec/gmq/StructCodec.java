package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.frame.UnknownFrames;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** STRUCT: framed when it is extensible, its members and nothing else when it is not (C2). */
final class StructCodec extends ValueCodec {
    private final boolean extensible;
    private final boolean keepsUnknown;
    private final BodyCodec body = new BodyCodec();

    StructCodec(boolean extensible, boolean keepsUnknown) {
        this.extensible = extensible;
        this.keepsUnknown = keepsUnknown;
    }

    BodyCodec body() {
        return body;
    }

    @Override
    void compose(GmqValue value, Composer out) {
        GmqRecord record = as(GmqRecord.class, value);
        if (!extensible) {
            out.enter();
            body.compose(record, out);
            out.leave();
            return;
        }
        out.beginStruct();
        body.compose(record, out);
        end(record.unknown(), out);
    }

    static void end(Optional<UnknownFrames> unknown, Composer out) {
        if (unknown.isPresent()) {
            out.endStruct(unknown.get());
        } else {
            out.endStruct();
        }
    }

    @Override
    GmqRecord parse(Parser in) throws CodecException {
        if (!extensible) {
            in.enter();
            GmqRecord record = new GmqRecord(body.parse(in));
            in.leave();
            return record;
        }
        in.beginStruct();
        Map<String, GmqValue> members = body.parse(in);
        if (!keepsUnknown) {
            in.endStruct();
            return new GmqRecord(members);
        }
        UnknownFrames unknown = in.endStructKeeping();
        return new GmqRecord(members, Optional.of(unknown).filter(kept -> !kept.isEmpty()));
    }

    /** Of an extensible one a header, which the bare profile does not have. */
    @Override
    int leastBytes() {
        return extensible ? Math.min(1, body.leastBytes()) : body.leastBytes();
    }

    @Override
    boolean isEmptyWhenBare() {
        return body.isEmptyWhenBare();
    }

    @Override
    GmqRecord empty() {
        return body.empty();
    }

    @Override
    JsonValue toJson(GmqValue value) {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        body.toJson(as(GmqRecord.class, value), members);
        return new JsonObject(members);
    }

    @Override
    GmqRecord fromJson(JsonValue json) throws GmqJsonException {
        return body.fromJson(as(JsonObject.class, json, "an object"), Set.of());
    }
}
