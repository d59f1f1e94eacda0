package dev.postage.codec.amqp.type;

/** The fields of the header in their order. */
public enum HeaderField {
    DURABLE(0, "durable", AmqpType.BOOLEAN),
    PRIORITY(1, "priority", AmqpType.UBYTE),
    /** Milliseconds. */
    TTL(2, "ttl", AmqpType.UINT),
    FIRST_ACQUIRER(3, "first-acquirer", AmqpType.BOOLEAN),
    DELIVERY_COUNT(4, "delivery-count", AmqpType.UINT);

    private static final HeaderField[] FIELDS = values();

    private final int place;
    private final String label;
    private final AmqpType type;

    HeaderField(int place, String label, AmqpType type) {
        this.place = place;
        this.label = label;
        this.type = type;
    }

    /** How many fields there are. */
    public static int count() {
        return FIELDS.length;
    }

    /** The field at a place. */
    public static HeaderField of(int place) {
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

    /** The type its value must have. */
    public AmqpType type() {
        return type;
    }
}
