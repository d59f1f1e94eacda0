package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.json.JsonValue;

/** Knows one type: its bytes, its JSON twin, and what it is when it is not there. */
abstract class ValueCodec {
    /**
     * Writes a value.
     *
     * @throws IllegalArgumentException if it is none of this type
     */
    abstract void compose(GmqValue value, Composer out);

    abstract GmqValue parse(Parser in) throws CodecException;

    /** How many bytes a value takes at least, in frames and in the bare profile (P7). */
    abstract int leastBytes();

    /** Whether no value has bytes in the bare profile, so that a count of them cannot be held against the input (P7). */
    boolean isEmptyWhenBare() {
        return false;
    }

    /** The value EMPTY. */
    abstract GmqValue empty();

    abstract JsonValue toJson(GmqValue value);

    abstract GmqValue fromJson(JsonValue json) throws GmqJsonException;

    static <T> T as(Class<T> kind, GmqValue value) {
        if (!kind.isInstance(value)) {
            throw new IllegalArgumentException(
                    value.getClass().getSimpleName() + " found, expected " + kind.getSimpleName());
        }
        return kind.cast(value);
    }

    static <T extends JsonValue> T as(Class<T> kind, JsonValue json, String expected) throws GmqJsonException {
        if (!kind.isInstance(json)) {
            throw new GmqJsonException(brief(json), expected);
        }
        return kind.cast(json);
    }

    static String brief(JsonValue json) {
        String text = json.toString();
        return text.length() <= 60 ? text : text.substring(0, 60) + "..";
    }

    static void refuseUnless(boolean legal, Object value, Object type) {
        if (!legal) {
            throw new IllegalArgumentException(value + " found, expected " + type);
        }
    }
}
