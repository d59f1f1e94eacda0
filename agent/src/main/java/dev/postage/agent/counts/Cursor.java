package dev.postage.agent.counts;

import java.util.Arrays;

/** Reads one stretch of a counts file, never beyond its end; each error carries the position in the file. */
final class Cursor {
    private final byte[] octets;
    private final int end;
    private int position;

    Cursor(byte[] octets, int start, int end) {
        this.octets = octets;
        this.position = start;
        this.end = end;
    }

    int position() {
        return position;
    }

    int remaining() {
        return end - position;
    }

    int octet(String what) throws CountsFormatException {
        require(1, what);
        return octets[position++] & 0xFF;
    }

    /** A big-endian number of {@code length} octets, at most 4; its bits are kept, so that four may turn out negative. */
    int fixed(int length, String what) throws CountsFormatException {
        require(length, what);
        int value = 0;
        for (int i = 0; i < length; i++) {
            value = (value << 8) | (octets[position++] & 0xFF);
        }
        return value;
    }

    boolean startsWith(byte[] expected) {
        return remaining() >= expected.length
                && Arrays.equals(octets, position, position + expected.length, expected, 0, expected.length);
    }

    /** A varint from 0 to {@link Long#MAX_VALUE}. */
    long number(String what) throws CountsFormatException {
        int start = position;
        long value = varint(what);
        if (value < 0) {
            throw new CountsFormatException(start, what + " of more than 63 bits found: the file is damaged");
        }
        return value;
    }

    long signed(String what) throws CountsFormatException {
        long value = varint(what);
        return (value >>> 1) ^ -(value & 1);
    }

    /** A number of things that take at least {@code octetsEach} octets, so that it cannot exceed what is there. */
    int count(String what, int octetsEach) throws CountsFormatException {
        int start = position;
        long value = number("the number of " + what);
        if (value > remaining() / octetsEach) {
            throw new CountsFormatException(
                    start,
                    value + " " + what + " found, at most " + remaining() / octetsEach
                            + " fit into the rest of the block: the file is damaged");
        }
        return (int) value;
    }

    String text(String what) throws CountsFormatException {
        int length = count("octets of " + what, 1);
        Cursor text = slice(length);
        char[] units = new char[length];
        int used = 0;
        while (text.remaining() > 0) {
            units[used++] = text.unit(what);
        }
        return new String(units, 0, used);
    }

    /** The next {@code length} octets as a cursor of their own; this one moves behind them. */
    Cursor slice(int length) {
        Cursor slice = new Cursor(octets, position, position + length);
        position += length;
        return slice;
    }

    void expectEnd(String what) throws CountsFormatException {
        if (remaining() > 0) {
            throw new CountsFormatException(
                    position, remaining() + " octets found after the end of " + what + ": the file is damaged");
        }
    }

    private long varint(String what) throws CountsFormatException {
        int start = position;
        long value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            int octet = octet(what);
            value |= (octet & 0x7FL) << shift;
            if (octet < 0x80) {
                if (shift == 63 && octet > 1) {
                    break;
                }
                return value;
            }
        }
        throw new CountsFormatException(start, what + " of more than 64 bits found: the file is damaged");
    }

    private char unit(String what) throws CountsFormatException {
        int start = position;
        int first = octet(what);
        if (first < 0x80) {
            return (char) first;
        }
        if (first >= 0xC0 && first < 0xE0) {
            return shortest(((first & 0x1F) << 6) | continuation(what), 0x80, start, what);
        }
        if (first >= 0xE0 && first < 0xF0) {
            int value = ((first & 0x0F) << 12) | (continuation(what) << 6);
            return shortest(value | continuation(what), 0x800, start, what);
        }
        throw malformed(start, what);
    }

    private int continuation(String what) throws CountsFormatException {
        int start = position;
        int octet = octet(what);
        if ((octet & 0xC0) != 0x80) {
            throw malformed(start, what);
        }
        return octet & 0x3F;
    }

    private static char shortest(int value, int least, int start, String what) throws CountsFormatException {
        if (value < least) {
            throw malformed(start, what);
        }
        return (char) value;
    }

    private static CountsFormatException malformed(int start, String what) {
        return new CountsFormatException(start, "malformed text found in " + what + ": the file is damaged");
    }

    private void require(int length, String what) throws CountsFormatException {
        if (remaining() < length) {
            throw new CountsFormatException(position, "end of data found where " + what + " was expected");
        }
    }
}
