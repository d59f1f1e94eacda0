package dev.postage.codec.gmq;

import java.util.List;

/**
 * A VECTOR.
 *
 * @param elements in order
 */
public record GmqVector(List<GmqValue> elements) implements GmqValue {
    public GmqVector {
        elements = List.copyOf(elements);
    }
}
