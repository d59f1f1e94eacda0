package dev.postage.codec.amqp.convert;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Addresses of RabbitMQ with their percent escapes. */
final class Addresses {
    private static final String QUEUES = "/queues/";
    private static final String TOPICS = "/exchanges/" + MqttPublish.EXCHANGE + "/";

    private Addresses() {}

    static OctetString ofQueue(OctetString name) {
        return OctetString.of(QUEUES + quote(name));
    }

    static OctetString ofTopicKey(OctetString key) {
        return OctetString.of(TOPICS + quote(key));
    }

    static boolean isQueue(OctetString address) {
        return address.startsWith(QUEUES);
    }

    /** The queue of an address, nothing when an escape is broken. */
    static Optional<OctetString> queue(OctetString address) {
        return unquote(address, QUEUES.length());
    }

    /** The routing key of an address of the exchange for topics. */
    static Optional<OctetString> topicKey(OctetString address) {
        return address.startsWith(TOPICS) ? unquote(address, TOPICS.length()) : Optional.empty();
    }

    private static String quote(OctetString name) {
        StringBuilder quoted = new StringBuilder();
        for (byte octet : name.octets()) {
            if (octet < 0 || !isUnreserved((char) octet)) {
                quoted.append(String.format("%%%02X", octet));
            } else {
                quoted.append((char) octet);
            }
        }
        return quoted.toString();
    }

    private static boolean isUnreserved(char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || "-._~".indexOf(c) >= 0;
    }

    private static Optional<OctetString> unquote(OctetString address, int from) {
        String quoted = new String(address.octets(), StandardCharsets.ISO_8859_1);
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        for (int i = from; i < quoted.length(); i++) {
            if (quoted.charAt(i) != '%') {
                octets.write(quoted.charAt(i));
                continue;
            }
            int high = digit(quoted, i + 1);
            int low = digit(quoted, i + 2);
            if (high < 0 || low < 0) {
                return Optional.empty();
            }
            octets.write(high << 4 | low);
            i += 2;
        }
        return Optional.of(OctetString.of(octets.toByteArray()));
    }

    private static int digit(String text, int at) {
        return at < text.length() && text.charAt(at) < 128 ? Character.digit(text.charAt(at), 16) : -1;
    }
}
