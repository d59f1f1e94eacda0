package dev.postage.codec.amqp.type;

/** The fields of the properties in their order. */
public enum PropertyField {
    MESSAGE_ID(0, "message-id", AmqpType.STRING),
    USER_ID(1, "user-id", AmqpType.BINARY),
    TO(2, "to", AmqpType.STRING),
    SUBJECT(3, "subject", AmqpType.STRING),
    REPLY_TO(4, "reply-to", AmqpType.STRING),
    CORRELATION_ID(5, "correlation-id", AmqpType.STRING),
    CONTENT_TYPE(6, "content-type", AmqpType.SYMBOL),
    CONTENT_ENCODING(7, "content-encoding", AmqpType.SYMBOL),
    ABSOLUTE_EXPIRY_TIME(8, "absolute-expiry-time", AmqpType.TIMESTAMP),
    CREATION_TIME(9, "creation-time", AmqpType.TIMESTAMP),
    GROUP_ID(10, "group-id", AmqpType.STRING),
    GROUP_SEQUENCE(11, "group-sequence", AmqpType.UINT),
    REPLY_TO_GROUP_ID(12, "reply-to-group-id", AmqpType.STRING);

    private static final PropertyField[] FIELDS = values();

    private final int place;
    private final String label;
    private final AmqpType type;

    PropertyField(int place, String label, AmqpType type) {
        this.place = place;
        this.label = label;
        this.type = type;
    }

    /** How many fields there are. */
    public static int count() {
        return FIELDS.length;
    }

    /** The field at a place. */
    public static PropertyField of(int place) {
        return FIELDS[place];
    }

    /** The place in the list, from 0. */
    public int place() {
        return place;
    }

    /** The name in the specification. */
    public String label() {
        return label;
    }

    /** The type its value must have; a string stands for all four types of the two ids. */
    public AmqpType type() {
        return type;
    }

    /** Whether a value may have a type; the two ids may be ulong, uuid, binary or string. */
    public boolean accepts(AmqpType found) {
        return found == type || ((this == MESSAGE_ID || this == CORRELATION_ID) && isIdType(found));
    }

    private static boolean isIdType(AmqpType found) {
        return found == AmqpType.ULONG || found == AmqpType.UUID || found == AmqpType.BINARY;
    }
}
