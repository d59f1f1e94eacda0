package dev.postage.codec.bytes;

import java.nio.charset.StandardCharsets;

/** Strict UTF-8: no overlong form, no surrogate, nothing above U+10FFFF. */
public final class Utf8 {
    private Utf8() {}

    /** Text of some octets; throws where the octets are not UTF-8. */
    public static String decode(Octets in, int at, int count) throws CodecException {
        check(in, at, count);
        return in.isArray()
                ? new String(in.array(), in.arrayOffset(at), count, StandardCharsets.UTF_8)
                : new String(in.copy(at, count), StandardCharsets.UTF_8);
    }

    /** Throws when octets are not UTF-8, with the offset of the first character that is wrong. */
    public static void check(Octets in, int at, int count) throws CodecException {
        int wrong = firstWrong(in, at, count);
        if (wrong >= 0) {
            throw new CodecException(wrong, "UTF-8 text", "octet " + Integer.toHexString(in.u8(wrong)));
        }
    }

    /** Where the first character begins that is not UTF-8, or -1. */
    public static int firstWrong(Octets in, int from, int count) {
        int to = from + count;
        int at = from;
        while (at < to) {
            int size = size(in, at, to);
            if (size == 0) {
                return at;
            }
            at += size;
        }
        return -1;
    }

    private static int size(Octets in, int at, int to) {
        int first = in.u8(at);
        if (first < 0x80) {
            return 1;
        }
        if (first < 0xc2 || first > 0xf4) {
            return 0;
        }
        int size = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
        if (size > to - at || !secondFits(first, in.u8(at + 1))) {
            return 0;
        }
        for (int i = 2; i < size; i++) {
            if ((in.u8(at + i) & 0xc0) != 0x80) {
                return 0;
            }
        }
        return size;
    }

    /** The second octet alone tells overlong forms, surrogates and what is above U+10FFFF. */
    private static boolean secondFits(int first, int second) {
        int least = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
        int greatest = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
        return second >= least && second <= greatest;
    }

    /** Whether a text has nothing but characters that take one octet each. */
    public static boolean isAscii(String text) {
        int bits = 0;
        for (int i = 0; i < text.length(); i++) {
            bits |= text.charAt(i);
        }
        return bits < 0x80;
    }

    /** How many octets a text takes; half of a surrogate pair counts as the question mark that stands for it. */
    public static int length(String text) {
        long octets = 0;
        for (int i = 0; i < text.length(); i += width(text, i)) {
            octets += size(codePoint(text, i));
        }
        return Math.toIntExact(octets);
    }

    private static int codePoint(String text, int i) {
        int read = text.codePointAt(i);
        return read >= 0xd800 && read <= 0xdfff ? '?' : read;
    }

    private static int width(String text, int i) {
        return Character.charCount(text.codePointAt(i));
    }

    private static int size(int codePoint) {
        return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
    }

    /** Writes a text; there must be room. */
    static void put(String text, byte[] to, int at) {
        int end = at;
        for (int i = 0; i < text.length(); i += width(text, i)) {
            end = put(codePoint(text, i), to, end);
        }
    }

    private static int put(int codePoint, byte[] to, int at) {
        int size = size(codePoint);
        int rest = codePoint;
        for (int i = at + size - 1; i > at; i--) {
            to[i] = (byte) (0x80 | (rest & 0x3f));
            rest >>>= 6;
        }
        to[at] = (byte) (size == 1 ? rest : (0xf0 << (4 - size)) | rest);
        return at + size;
    }
}
