package dev.postage.codec.amqp.convert;

import java.util.Locale;

/** The properties of an AMQP 0-9-1 content that are short strings. */
public enum BasicText {
    CONTENT_TYPE,
    CONTENT_ENCODING,
    CORRELATION_ID,
    REPLY_TO,
    EXPIRATION,
    MESSAGE_ID,
    TYPE,
    USER_ID,
    APP_ID,
    CLUSTER_ID;

    private final String label = name().toLowerCase(Locale.ROOT);

    /** The name in the specification. */
    public String label() {
        return label;
    }
}
