package dev.postage.codec.gmq.frame;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** UTF-8 without garbage, and strict: nothing overlong, no surrogate, nothing above U+10FFFF. */
final class Utf8 {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long HIGH_BITS = 0x8080808080808080L;

    private Utf8() {}

    /**
     * How many bytes the text takes.
     *
     * @throws IllegalArgumentException if half of a surrogate pair is missing
     */
    static long length(String text) {
        int chars = text.length();
        long bytes = chars;
        for (int i = 0; i < chars; i++) {
            char c = text.charAt(i);
            if (c >= 0x80) {
                bytes += extraBytes(text, i);
            }
        }
        return bytes;
    }

    /** What a character takes besides one byte; both halves of a pair take two of their four. */
    private static int extraBytes(String text, int i) {
        char c = text.charAt(i);
        if (c < 0x800 || isPaired(text, i)) {
            return 1;
        }
        if (Character.isSurrogate(c)) {
            throw new IllegalArgumentException("the surrogate U+" + Integer.toHexString(c) + " at index " + i
                    + " of a text stands alone, UTF-8 needs both: replace it");
        }
        return 2;
    }

    private static boolean isPaired(String text, int i) {
        char c = text.charAt(i);
        return Character.isHighSurrogate(c)
                ? i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))
                : (Character.isLowSurrogate(c) && i > 0 && Character.isHighSurrogate(text.charAt(i - 1)));
    }

    /**
     * Writes the character at an index, and the next one when the two are a pair; there must be room for four bytes.
     *
     * @return the index behind it in {@code to}
     */
    static int put(byte[] to, int at, String text, int i) {
        char c = text.charAt(i);
        if (c < 0x80) {
            to[at] = (byte) c;
            return at + 1;
        }
        return putLong(to, at, text.codePointAt(i));
    }

    private static int putLong(byte[] to, int at, int codePoint) {
        int end = at + (codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4);
        int rest = codePoint;
        for (int i = end - 1; i > at; i--) {
            to[i] = (byte) (0x80 | (rest & 0x3f));
            rest >>>= 6;
        }
        to[at] = (byte) ((0xf0 << (4 - (end - at))) | rest);
        return end;
    }

    /** The index of the first byte that is not ASCII, or the end. */
    static int asciiEnd(byte[] bytes, int from, int to) {
        int i = from;
        while (i + Long.BYTES <= to && ((long) LONGS.get(bytes, i) & HIGH_BITS) == 0) {
            i += Long.BYTES;
        }
        while (i < to && bytes[i] >= 0) {
            i++;
        }
        return i;
    }

    /** The index of the first sequence that is not UTF-8, or the end. */
    static int validEnd(byte[] bytes, int from, int to) {
        int i = asciiEnd(bytes, from, to);
        while (i < to) {
            int length = sequenceLength(bytes, i, to);
            if (length == 0) {
                return i;
            }
            i += length;
        }
        return to;
    }

    /** 1 to 4, or 0 when no legal sequence is there. */
    private static int sequenceLength(byte[] bytes, int at, int to) {
        int lead = bytes[at] & 0xff;
        if (lead < 0x80) {
            return 1;
        }
        int length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
        if (length == 0 || length > to - at || !secondFits(lead, bytes[at + 1] & 0xff)) {
            return 0;
        }
        for (int i = 2; i < length; i++) {
            if ((bytes[at + i] & 0xc0) != 0x80) {
                return 0;
            }
        }
        return length;
    }

    /** The second byte is where overlong forms, surrogates and values above U+10FFFF show. */
    private static boolean secondFits(int lead, int second) {
        int least = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
        int most = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
        return second >= least && second <= most;
    }
}
