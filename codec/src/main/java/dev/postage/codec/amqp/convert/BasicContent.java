package dev.postage.codec.amqp.convert;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Properties and payload of an AMQP 0-9-1 message.
 *
 * @param texts the properties that are short strings
 * @param headers in their order
 * @param deliveryMode 2 when persistent
 * @param priority 0 to 255
 * @param timestamp seconds since 1970
 * @param payload what the body carries
 */
public record BasicContent(
        Map<BasicText, OctetString> texts,
        List<TableEntry> headers,
        OptionalInt deliveryMode,
        OptionalInt priority,
        Optional<BigInteger> timestamp,
        ByteBuffer payload) {
    /** Sent as delivery mode when a message outlives the broker. */
    public static final int PERSISTENT = 2;

    /** Type of a payload that is an encoded AMQP 1.0 body. */
    static final String ENCODED_BODY = "amqp-1.0";

    public BasicContent {
        texts = Map.copyOf(texts);
        headers = List.copyOf(headers);
    }

    Optional<OctetString> text(BasicText name) {
        return Optional.ofNullable(texts.get(name));
    }

    Optional<TableValue> header(String name) {
        return headers.stream()
                .filter(entry -> entry.name().isText(name))
                .map(TableEntry::value)
                .findFirst();
    }

    boolean isPersistent() {
        return deliveryMode.orElse(0) == PERSISTENT;
    }
}
