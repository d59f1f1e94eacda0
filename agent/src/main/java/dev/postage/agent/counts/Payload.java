package dev.postage.agent.counts;

import java.util.Arrays;

/** One block's octets while they are put together; grows as needed and is used again for the next block. */
final class Payload {
    private byte[] octets = new byte[1 << 12];
    private int length;

    void clear() {
        length = 0;
    }

    int length() {
        return length;
    }

    /** The octets from 0 to {@link #length()}; valid until the next change. */
    byte[] octets() {
        return octets;
    }

    void octet(int value) {
        ensure(1);
        octets[length++] = (byte) value;
    }

    /** A count or an amount; a negative one is a mistake of the caller and must not reach the file. */
    void number(long value) {
        if (value < 0) {
            throw new IllegalArgumentException("number " + value + " found, 0 or more expected in a counts file");
        }
        varint(value);
    }

    void signed(long value) {
        varint((value << 1) ^ (value >> 63));
    }

    void text(String value) {
        int units = value.length();
        int size = 0;
        for (int i = 0; i < units; i++) {
            size += octetsOf(value.charAt(i));
        }
        number(size);
        ensure(size);
        for (int i = 0; i < units; i++) {
            unit(value.charAt(i));
        }
    }

    private void varint(long value) {
        ensure(10);
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            octets[length++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        octets[length++] = (byte) rest;
    }

    private static int octetsOf(char unit) {
        if (unit < 0x80) {
            return 1;
        }
        return unit < 0x800 ? 2 : 3;
    }

    private void unit(char unit) {
        if (unit < 0x80) {
            octets[length++] = (byte) unit;
        } else if (unit < 0x800) {
            octets[length++] = (byte) (0xC0 | (unit >> 6));
            octets[length++] = (byte) (0x80 | (unit & 0x3F));
        } else {
            octets[length++] = (byte) (0xE0 | (unit >> 12));
            octets[length++] = (byte) (0x80 | ((unit >> 6) & 0x3F));
            octets[length++] = (byte) (0x80 | (unit & 0x3F));
        }
    }

    private void ensure(int more) {
        int needed = Math.addExact(length, more);
        if (needed > octets.length) {
            // int arithmetic could turn negative beyond 1 GiB
            long doubled = Math.min(2L * octets.length, Integer.MAX_VALUE - 8);
            octets = Arrays.copyOf(octets, (int) Math.max(doubled, needed));
        }
    }
}
