package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.wire.Cursor;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The key of an annotation or an application property, encoded once so that each look-up only compares octets. */
public final class Key {
    private final String text;
    private final byte[] octets;

    private Key(String text) {
        this.text = Objects.requireNonNull(text);
        octets = text.getBytes(StandardCharsets.UTF_8);
    }

    /** The key with a name: a symbol among annotations, a string among application properties. */
    public static Key of(String name) {
        return new Key(name);
    }

    byte[] octets() {
        return octets;
    }

    boolean isAt(Cursor cursor, AmqpType type) {
        return cursor.type() == type
                && cursor.contentLength() == octets.length
                && cursor.octets().matches(cursor.contentOffset(), octets);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Key key && text.equals(key.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
