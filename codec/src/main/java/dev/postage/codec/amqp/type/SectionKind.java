package dev.postage.codec.amqp.type;

/** The sections of a message in the order they may come. */
public enum SectionKind {
    HEADER(0x70, "header", "amqp:header:list", AmqpType.LIST),
    DELIVERY_ANNOTATIONS(0x71, "delivery-annotations", "amqp:delivery-annotations:map", AmqpType.MAP),
    MESSAGE_ANNOTATIONS(0x72, "message-annotations", "amqp:message-annotations:map", AmqpType.MAP),
    PROPERTIES(0x73, "properties", "amqp:properties:list", AmqpType.LIST),
    APPLICATION_PROPERTIES(0x74, "application-properties", "amqp:application-properties:map", AmqpType.MAP),
    DATA(0x75, "data", "amqp:data:binary", AmqpType.BINARY),
    SEQUENCE(0x76, "amqp-sequence", "amqp:amqp-sequence:list", AmqpType.LIST),
    /** Holds any type; {@link AmqpType#NULL} stands here for that. */
    VALUE(0x77, "amqp-value", "amqp:amqp-value:*", AmqpType.NULL),
    FOOTER(0x78, "footer", "amqp:footer:map", AmqpType.MAP);

    /** Code of the first section. */
    public static final int FIRST_CODE = 0x70;

    private static final SectionKind[] KINDS = values();

    private final int code;
    private final String label;
    private final String symbol;
    private final AmqpType valueType;

    SectionKind(int code, String label, String symbol, AmqpType valueType) {
        this.code = code;
        this.label = label;
        this.symbol = symbol;
        this.valueType = valueType;
    }

    /** How many kinds there are. */
    public static int count() {
        return KINDS.length;
    }

    /** The kind with a descriptor code from 0x70 to 0x78. */
    public static SectionKind ofCode(int code) {
        return KINDS[code - FIRST_CODE];
    }

    /** The descriptor's number. */
    public int code() {
        return code;
    }

    /** The place in the order, from 0. */
    public int place() {
        return code - FIRST_CODE;
    }

    /** The name in the specification. */
    public String label() {
        return label;
    }

    /** The descriptor's other form. */
    public String symbol() {
        return symbol;
    }

    /** The type the value must have, unless this is {@link #VALUE}. */
    public AmqpType valueType() {
        return valueType;
    }

    /** Whether this is one of the three kinds of body. */
    public boolean isBody() {
        return this == DATA || this == SEQUENCE || this == VALUE;
    }
}
