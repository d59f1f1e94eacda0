package dev.postage.codec.amqp.wire;

import dev.postage.codec.amqp.type.AmqpType;

/** All format codes: the octet, its type, how the data behind it is laid out, and how wide the data or its size is. */
public enum FormatCode {
    DESCRIBED(0x00, AmqpType.DESCRIBED, Layout.DESCRIBED, 0),
    NULL(0x40, AmqpType.NULL, Layout.FIXED, 0),
    TRUE(0x41, AmqpType.BOOLEAN, Layout.FIXED, 0),
    FALSE(0x42, AmqpType.BOOLEAN, Layout.FIXED, 0),
    UINT0(0x43, AmqpType.UINT, Layout.FIXED, 0),
    ULONG0(0x44, AmqpType.ULONG, Layout.FIXED, 0),
    LIST0(0x45, AmqpType.LIST, Layout.FIXED, 0),
    UBYTE(0x50, AmqpType.UBYTE, Layout.FIXED, 1),
    BYTE(0x51, AmqpType.BYTE, Layout.FIXED, 1),
    SMALL_UINT(0x52, AmqpType.UINT, Layout.FIXED, 1),
    SMALL_ULONG(0x53, AmqpType.ULONG, Layout.FIXED, 1),
    SMALL_INT(0x54, AmqpType.INT, Layout.FIXED, 1),
    SMALL_LONG(0x55, AmqpType.LONG, Layout.FIXED, 1),
    BOOLEAN(0x56, AmqpType.BOOLEAN, Layout.FIXED, 1),
    USHORT(0x60, AmqpType.USHORT, Layout.FIXED, 2),
    SHORT(0x61, AmqpType.SHORT, Layout.FIXED, 2),
    UINT(0x70, AmqpType.UINT, Layout.FIXED, 4),
    INT(0x71, AmqpType.INT, Layout.FIXED, 4),
    FLOAT(0x72, AmqpType.FLOAT, Layout.FIXED, 4),
    CHAR(0x73, AmqpType.CHAR, Layout.FIXED, 4),
    DECIMAL32(0x74, AmqpType.DECIMAL32, Layout.FIXED, 4),
    ULONG(0x80, AmqpType.ULONG, Layout.FIXED, 8),
    LONG(0x81, AmqpType.LONG, Layout.FIXED, 8),
    DOUBLE(0x82, AmqpType.DOUBLE, Layout.FIXED, 8),
    TIMESTAMP(0x83, AmqpType.TIMESTAMP, Layout.FIXED, 8),
    DECIMAL64(0x84, AmqpType.DECIMAL64, Layout.FIXED, 8),
    DECIMAL128(0x94, AmqpType.DECIMAL128, Layout.FIXED, 16),
    UUID(0x98, AmqpType.UUID, Layout.FIXED, 16),
    BINARY8(0xa0, AmqpType.BINARY, Layout.VARIABLE, 1),
    STRING8(0xa1, AmqpType.STRING, Layout.VARIABLE, 1),
    SYMBOL8(0xa3, AmqpType.SYMBOL, Layout.VARIABLE, 1),
    BINARY32(0xb0, AmqpType.BINARY, Layout.VARIABLE, 4),
    STRING32(0xb1, AmqpType.STRING, Layout.VARIABLE, 4),
    SYMBOL32(0xb3, AmqpType.SYMBOL, Layout.VARIABLE, 4),
    LIST8(0xc0, AmqpType.LIST, Layout.COMPOUND, 1),
    MAP8(0xc1, AmqpType.MAP, Layout.COMPOUND, 1),
    LIST32(0xd0, AmqpType.LIST, Layout.COMPOUND, 4),
    MAP32(0xd1, AmqpType.MAP, Layout.COMPOUND, 4),
    ARRAY8(0xe0, AmqpType.ARRAY, Layout.ARRAY, 1),
    ARRAY32(0xf0, AmqpType.ARRAY, Layout.ARRAY, 4),
    /** Stands for every octet that is no format code. */
    UNASSIGNED(-1, AmqpType.NULL, Layout.NONE, 0);

    /** How the data behind a format code is laid out. */
    public enum Layout {
        /** As many octets as the width says. */
        FIXED,
        /** A size, then as many octets. */
        VARIABLE,
        /** A size, a count, then elements, each with its format code. */
        COMPOUND,
        /** A size, a count, one constructor, then the elements' data. */
        ARRAY,
        /** A descriptor, which is a value, then a value. */
        DESCRIBED,
        NONE
    }

    private static final FormatCode[] TABLE = table();

    final int octet;
    final AmqpType type;
    final Layout layout;
    final int width;

    FormatCode(int octet, AmqpType type, Layout layout, int width) {
        this.octet = octet;
        this.type = type;
        this.layout = layout;
        this.width = width;
    }

    /** The format code an octet stands for, {@link #UNASSIGNED} when it stands for none. */
    public static FormatCode of(int octet) {
        return TABLE[octet];
    }

    /** The format code with an octet, or {@link #UNASSIGNED} with its own number. */
    static FormatCode ofAny(int octet) {
        return octet == UNASSIGNED.octet ? UNASSIGNED : TABLE[octet];
    }

    /** The octet. */
    public int octet() {
        return octet;
    }

    /** The type of its values. */
    public AmqpType type() {
        return type;
    }

    /** How its data is laid out. */
    public Layout layout() {
        return layout;
    }

    /** Octets of the data when its layout is fixed, of the size otherwise. */
    public int width() {
        return width;
    }

    private static FormatCode[] table() {
        FormatCode[] table = new FormatCode[256];
        java.util.Arrays.fill(table, UNASSIGNED);
        for (FormatCode code : values()) {
            if (code != UNASSIGNED) {
                table[code.octet] = code;
            }
        }
        return table;
    }
}
