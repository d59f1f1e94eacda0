package dev.postage.codec.amqp.convert;

import dev.postage.codec.bytes.Octets;
import dev.postage.codec.bytes.Utf8;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Octets that are text most of the time: names and properties of the other protocols. Ordered as unsigned octets. */
public final class OctetString implements Comparable<OctetString> {
    private final byte[] octets;

    private OctetString(byte[] octets) {
        this.octets = octets;
    }

    /** The octets of an array, which is copied. */
    public static OctetString of(byte[] octets) {
        return new OctetString(octets.clone());
    }

    /** The octets of a text in UTF-8. */
    public static OctetString of(String text) {
        return new OctetString(text.getBytes(StandardCharsets.UTF_8));
    }

    static OctetString copy(Octets in, int at, int count) {
        return new OctetString(in.copy(at, count));
    }

    /** A copy of the octets. */
    public byte[] octets() {
        return octets.clone();
    }

    /** How many octets there are. */
    public int length() {
        return octets.length;
    }

    /** Whether this is UTF-8 without the character NUL. */
    public boolean isText() {
        for (byte octet : octets) {
            if (octet == 0) {
                return false;
            }
        }
        return Utf8.firstWrong(new Octets(octets), 0, octets.length) < 0;
    }

    /** Whether all octets are below 128. */
    public boolean isAscii() {
        for (byte octet : octets) {
            if (octet < 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether this fits into a short string of AMQP 0-9-1. */
    public boolean isShort() {
        return octets.length < 256;
    }

    boolean startsWith(String ascii) {
        return new Octets(octets).matches(0, ascii.getBytes(StandardCharsets.US_ASCII));
    }

    boolean isText(String text) {
        return Arrays.equals(octets, text.getBytes(StandardCharsets.UTF_8));
    }

    /** With every octet of one kind replaced. */
    OctetString replace(char from, char to) {
        byte[] replaced = octets.clone();
        for (int i = 0; i < replaced.length; i++) {
            if (replaced[i] == (byte) from) {
                replaced[i] = (byte) to;
            }
        }
        return new OctetString(replaced);
    }

    @Override
    public int compareTo(OctetString other) {
        return Arrays.compareUnsigned(octets, other.octets);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OctetString string && Arrays.equals(octets, string.octets);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(octets);
    }

    /** The text; what is not UTF-8 becomes the replacement character. */
    @Override
    public String toString() {
        return new String(octets, StandardCharsets.UTF_8);
    }
}
