package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.json.JsonArray;
import dev.postage.codec.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/** DICTIONARY: a count, then key and value in turn. In JSON an array of [key, value]. */
final class DictionaryCodec extends ValueCodec {
    private final ValueCodec key;
    private final ValueCodec value;

    DictionaryCodec(ValueCodec key, ValueCodec value) {
        this.key = key;
        this.value = value;
    }

    @Override
    void compose(GmqValue dictionary, Composer out) {
        List<GmqDictionary.Pair> pairs = as(GmqDictionary.class, dictionary).pairs();
        out.count(pairs.size());
        for (GmqDictionary.Pair pair : pairs) {
            key.compose(pair.key(), out);
            value.compose(pair.value(), out);
        }
    }

    @Override
    GmqValue parse(Parser in) throws CodecException {
        int count = in.count(Math.max(1, key.leastBytes() + value.leastBytes()));
        List<GmqDictionary.Pair> pairs = new ArrayList<>(Math.min(count, VectorCodec.FIRST_PLACES));
        for (int i = 0; i < count; i++) {
            GmqValue one = key.parse(in);
            pairs.add(new GmqDictionary.Pair(one, value.parse(in)));
        }
        return new GmqDictionary(pairs);
    }

    @Override
    int leastBytes() {
        return 1;
    }

    @Override
    GmqValue empty() {
        return new GmqDictionary(List.of());
    }

    @Override
    JsonValue toJson(GmqValue dictionary) {
        List<JsonValue> pairs = new ArrayList<>();
        for (GmqDictionary.Pair pair : as(GmqDictionary.class, dictionary).pairs()) {
            pairs.add(JsonArray.of(key.toJson(pair.key()), value.toJson(pair.value())));
        }
        return new JsonArray(pairs);
    }

    @Override
    GmqValue fromJson(JsonValue json) throws GmqJsonException {
        List<GmqDictionary.Pair> pairs = new ArrayList<>();
        for (JsonValue one :
                as(JsonArray.class, json, "an array of [key, value]").elements()) {
            try {
                pairs.add(pair(one));
            } catch (GmqJsonException e) {
                throw e.within("[" + pairs.size() + "]");
            }
        }
        return new GmqDictionary(pairs);
    }

    private GmqDictionary.Pair pair(JsonValue json) throws GmqJsonException {
        List<JsonValue> pair = as(JsonArray.class, json, "[key, value]").elements();
        if (pair.size() != 2) {
            throw new GmqJsonException(brief(json), "[key, value]");
        }
        return new GmqDictionary.Pair(key.fromJson(pair.get(0)), value.fromJson(pair.get(1)));
    }
}
