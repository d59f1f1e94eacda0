package dev.postage.codec.gmq;

import java.util.List;

/**
 * A DICTIONARY, as it is on the wire: the format does not say that a key may stand only once, so none is lost.
 *
 * @param pairs in order
 */
public record GmqDictionary(List<Pair> pairs) implements GmqValue {
    public GmqDictionary {
        pairs = List.copyOf(pairs);
    }

    /**
     * A key and what belongs to it.
     *
     * @param key of an elementary type
     * @param value of any type
     */
    public record Pair(GmqValue key, GmqValue value) {}
}
