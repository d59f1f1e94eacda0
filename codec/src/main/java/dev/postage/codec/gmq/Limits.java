package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import java.nio.charset.StandardCharsets;

/** What generated and schema-driven code calls to keep values within the ranges of the IDL: they are neither written nor read outside. */
public final class Limits {
    private Limits() {}

    /** Parses an INTEGER from {@code low} to {@code high}. */
    public static long signed(Parser in, long low, long high) throws CodecException {
        long raw = in.unsigned();
        long value = (raw >>> 1) ^ -(raw & 1);
        if (value < low || value > high) {
            long offset = in.refuse(raw, "").offset();
            throw new CodecException(offset, "INTEGER [" + low + "," + high + "]", Long.toString(value));
        }
        return value;
    }

    /** Passes an INTEGER from {@code low} to {@code high} on to the composer. */
    public static long signed(long value, long low, long high) {
        if (value < low || value > high) {
            throw new IllegalArgumentException(value + " found, expected INTEGER [" + low + "," + high + "]");
        }
        return value;
    }

    /** Parses a UINTEGER from {@code low} to {@code high}, both unsigned. */
    public static long unsigned(Parser in, long low, long high) throws CodecException {
        long value = in.unsigned();
        if (Long.compareUnsigned(value, low) < 0 || Long.compareUnsigned(value, high) > 0) {
            throw in.refuse(value, unsignedRange(low, high));
        }
        return value;
    }

    /** Passes a UINTEGER from {@code low} to {@code high} on to the composer. */
    public static long unsigned(long value, long low, long high) {
        if (Long.compareUnsigned(value, low) < 0 || Long.compareUnsigned(value, high) > 0) {
            throw new IllegalArgumentException(
                    Long.toUnsignedString(value) + " found, expected " + unsignedRange(low, high));
        }
        return value;
    }

    private static String unsignedRange(long low, long high) {
        return "UINTEGER [" + Long.toUnsignedString(low) + "," + Long.toUnsignedString(high) + "]";
    }

    /** Parses a REAL from {@code low} to {@code high}. */
    public static double real(Parser in, double low, double high) throws CodecException {
        double value = in.real();
        if (!(value >= low && value <= high)) {
            throw new CodecException(
                    in.offset() - Double.BYTES, "REAL [" + low + "," + high + "]", Double.toString(value));
        }
        return value;
    }

    /** Passes a REAL from {@code low} to {@code high} on to the composer. */
    public static double real(double value, double low, double high) {
        if (!(value >= low && value <= high)) {
            throw new IllegalArgumentException(value + " found, expected REAL [" + low + "," + high + "]");
        }
        return value;
    }

    /** Parses a CHARACTER-STRING of at most so many bytes. */
    public static String text(Parser in, int maxLength) throws CodecException {
        String text = in.text();
        if (!fits(text, maxLength)) {
            throw new CodecException(
                    in.offset(),
                    "CHARACTER-STRING MAX_LENGTH = " + maxLength,
                    "a text of " + text.length() + " characters");
        }
        return text;
    }

    /** Passes a CHARACTER-STRING of at most so many bytes on to the composer. */
    public static String text(String text, int maxLength) {
        if (!fits(text, maxLength)) {
            throw new IllegalArgumentException("a text of " + text.length()
                    + " characters found, expected CHARACTER-STRING MAX_LENGTH = " + maxLength);
        }
        return text;
    }

    /** No character takes more than three bytes per unit, so most texts need not be looked at. */
    static boolean fits(String text, int maxLength) {
        return text.length() <= maxLength / 3 || text.getBytes(StandardCharsets.UTF_8).length <= maxLength;
    }

    /** Refuses elements without bytes in the bare profile: no reader could hold their count against its input (P7). */
    public static void countable(int count, Composer out) {
        if (count > 0 && out.isBare()) {
            throw new IllegalArgumentException(
                    count + " elements without bytes found, expected none in the bare profile");
        }
    }

    /** Parses a BYTE_ARRAY. */
    public static GmqBytes byteArray(Parser in, int size) throws CodecException {
        // opened first, because the size alone must not make anything be allocated (P11)
        in.openByteArray(size);
        byte[] bytes = new byte[size];
        System.arraycopy(in.valueArray(), in.valueStart(), bytes, 0, size);
        return new GmqBytes(bytes);
    }

    /** Passes a BYTE_ARRAY on to the composer. */
    public static byte[] byteArray(GmqBytes bytes, int size) {
        if (bytes.array().length != size) {
            throw new IllegalArgumentException(
                    bytes.array().length + " bytes found, expected BYTE_ARRAY [" + size + "]");
        }
        return bytes.array();
    }
}
