package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.json.JsonArray;
import dev.postage.codec.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/** VECTOR: a count and the elements. */
final class VectorCodec extends ValueCodec {
    /** So many places are made before the first element was there, whatever the count says. */
    static final int FIRST_PLACES = 64;

    private final ValueCodec element;

    VectorCodec(ValueCodec element) {
        this.element = element;
    }

    @Override
    void compose(GmqValue value, Composer out) {
        List<GmqValue> elements = as(GmqVector.class, value).elements();
        if (element.isEmptyWhenBare()) {
            Limits.countable(elements.size(), out);
        }
        out.count(elements.size());
        for (GmqValue one : elements) {
            element.compose(one, out);
        }
    }

    @Override
    GmqValue parse(Parser in) throws CodecException {
        int count = in.count(element.leastBytes());
        List<GmqValue> elements = new ArrayList<>(Math.min(count, FIRST_PLACES));
        for (int i = 0; i < count; i++) {
            elements.add(element.parse(in));
        }
        return new GmqVector(elements);
    }

    @Override
    int leastBytes() {
        return 1;
    }

    @Override
    GmqValue empty() {
        return new GmqVector(List.of());
    }

    @Override
    JsonValue toJson(GmqValue value) {
        return new JsonArray(as(GmqVector.class, value).elements().stream()
                .map(element::toJson)
                .toList());
    }

    @Override
    GmqValue fromJson(JsonValue json) throws GmqJsonException {
        List<GmqValue> elements = new ArrayList<>();
        for (JsonValue one : as(JsonArray.class, json, "an array").elements()) {
            try {
                elements.add(element.fromJson(one));
            } catch (GmqJsonException e) {
                throw e.within("[" + elements.size() + "]");
            }
        }
        return new GmqVector(elements);
    }
}
