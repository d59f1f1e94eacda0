package dev.postage.codec.amqp.wire;

import dev.postage.codec.bytes.OctetWriter;
import dev.postage.codec.bytes.Octets;
import dev.postage.codec.bytes.Utf8;

/**
 * Writes values in their smallest encoding, without garbage. A list or map is begun and ended; its size is set when it
 * ends, and it becomes a wide one only when it must.
 */
public final class ValueWriter {
    private static final int GREATEST8 = 0xff;
    private static final int HEAD8 = 3;
    private static final int HEAD32 = 9;

    private final OctetWriter out;

    /** A writer behind what is written already. */
    public ValueWriter(OctetWriter out) {
        this.out = out;
    }

    /** Where everything goes. */
    public OctetWriter out() {
        return out;
    }

    public void nullValue() {
        out.u8(FormatCode.NULL.octet);
    }

    public void booleanValue(boolean value) {
        out.u8(value ? FormatCode.TRUE.octet : FormatCode.FALSE.octet);
    }

    /** A boolean in two octets, as some peers write it. */
    public void wideBoolean(boolean value) {
        out.u8(FormatCode.BOOLEAN.octet);
        out.u8(value ? 1 : 0);
    }

    public void ubyte(int value) {
        out.u8(FormatCode.UBYTE.octet);
        out.u8(value);
    }

    public void ushort(int value) {
        out.u8(FormatCode.USHORT.octet);
        out.u16(value);
    }

    /** Takes the lower 32 bits of a number. */
    public void uint(long value) {
        int bits = (int) value;
        if (bits == 0) {
            out.u8(FormatCode.UINT0.octet);
        } else if (bits >>> 8 == 0) {
            out.two(FormatCode.SMALL_UINT.octet, bits);
        } else {
            out.u8(FormatCode.UINT.octet);
            out.i32(bits);
        }
    }

    /** Takes all 64 bits as an unsigned number. */
    public void ulong(long value) {
        if (value == 0) {
            out.u8(FormatCode.ULONG0.octet);
        } else if (value >>> 8 == 0) {
            out.u8(FormatCode.SMALL_ULONG.octet);
            out.u8((int) value);
        } else {
            out.u8(FormatCode.ULONG.octet);
            out.i64(value);
        }
    }

    public void byteValue(int value) {
        out.u8(FormatCode.BYTE.octet);
        out.u8(value);
    }

    public void shortValue(int value) {
        out.u8(FormatCode.SHORT.octet);
        out.u16(value);
    }

    public void intValue(int value) {
        if (value == (byte) value) {
            out.two(FormatCode.SMALL_INT.octet, value);
        } else {
            out.u8(FormatCode.INT.octet);
            out.i32(value);
        }
    }

    public void longValue(long value) {
        if (value == (byte) value) {
            out.u8(FormatCode.SMALL_LONG.octet);
            out.u8((int) value);
        } else {
            out.u8(FormatCode.LONG.octet);
            out.i64(value);
        }
    }

    /** Keeps the bits, those of a NaN too. */
    public void floatBits(int bits) {
        out.u8(FormatCode.FLOAT.octet);
        out.i32(bits);
    }

    /** Keeps the bits, those of a NaN too. */
    public void doubleBits(long bits) {
        out.u8(FormatCode.DOUBLE.octet);
        out.i64(bits);
    }

    public void charValue(int codePoint) {
        out.u8(FormatCode.CHAR.octet);
        out.i32(codePoint);
    }

    /** Milliseconds since 1970. */
    public void timestamp(long milliseconds) {
        out.u8(FormatCode.TIMESTAMP.octet);
        out.i64(milliseconds);
    }

    public void uuid(long high, long low) {
        out.u8(FormatCode.UUID.octet);
        out.i64(high);
        out.i64(low);
    }

    /** A decimal of any width: its format code and its octets. */
    public void decimal(FormatCode code, Octets source, int at) {
        out.u8(code.octet);
        out.octets(source, at, code.width);
    }

    public void binary(byte[] octets) {
        variable(FormatCode.BINARY8, FormatCode.BINARY32, octets.length);
        out.octets(octets);
    }

    public void binary(Octets source, int at, int count) {
        variable(FormatCode.BINARY8, FormatCode.BINARY32, count);
        out.octets(source, at, count);
    }

    public void string(String text) {
        text(FormatCode.STRING8, FormatCode.STRING32, text);
    }

    /** A string from its UTF-8 octets. */
    public void string(byte[] utf8) {
        variable(FormatCode.STRING8, FormatCode.STRING32, utf8.length);
        out.octets(utf8);
    }

    public void string(Octets source, int at, int count) {
        variable(FormatCode.STRING8, FormatCode.STRING32, count);
        out.octets(source, at, count);
    }

    public void symbol(String text) {
        text(FormatCode.SYMBOL8, FormatCode.SYMBOL32, text);
    }

    /** A symbol from its octets. */
    public void symbol(byte[] octets) {
        variable(FormatCode.SYMBOL8, FormatCode.SYMBOL32, octets.length);
        out.octets(octets);
    }

    public void symbol(Octets source, int at, int count) {
        variable(FormatCode.SYMBOL8, FormatCode.SYMBOL32, count);
        out.octets(source, at, count);
    }

    private void text(FormatCode narrow, FormatCode wide, String text) {
        if (Utf8.isAscii(text)) {
            variable(narrow, wide, text.length());
            out.ascii(text);
        } else {
            int count = Utf8.length(text);
            variable(narrow, wide, count);
            out.utf8(text, count);
        }
    }

    private void variable(FormatCode narrow, FormatCode wide, int count) {
        if (count <= GREATEST8) {
            out.two(narrow.octet, count);
        } else {
            out.u8(wide.octet);
            out.i32(count);
        }
    }

    /** The constructor of a described value; descriptor and value are to follow. */
    public void described() {
        out.u8(FormatCode.DESCRIBED.octet);
    }

    /** The head of a section; its value is to follow. */
    public void section(int code) {
        out.three(FormatCode.DESCRIBED.octet, FormatCode.SMALL_ULONG.octet, code);
    }

    /** Begins a list; returns what {@link #endList} wants. */
    public int beginList() {
        return begin();
    }

    /** Ends a list of so many elements. */
    public void endList(int begin, int count) {
        if (count == 0) {
            out.truncate(begin);
            out.u8(FormatCode.LIST0.octet);
        } else {
            end(begin, count, FormatCode.LIST8, FormatCode.LIST32);
        }
    }

    /** Begins a map; returns what {@link #endMap} wants. */
    public int beginMap() {
        return begin();
    }

    /** Ends a map; keys and values count one each. */
    public void endMap(int begin, int count) {
        end(begin, count, FormatCode.MAP8, FormatCode.MAP32);
    }

    /** Begins an array; the constructor of its elements and their data are to follow. */
    public int beginArray() {
        return begin();
    }

    /** Ends an array of so many elements. */
    public void endArray(int begin, int count) {
        end(begin, count, FormatCode.ARRAY8, FormatCode.ARRAY32);
    }

    /** Ends a list, map or array that is an element of an array and must be a wide one without its format code. */
    public void endElement(int begin, int count) {
        int size = out.length() - begin - HEAD8;
        out.insert(begin + HEAD8, 2 * Integer.BYTES - HEAD8);
        out.set32(begin, size + Integer.BYTES);
        out.set32(begin + Integer.BYTES, count);
    }

    private int begin() {
        int begin = out.length();
        out.three(0, 0, 0);
        return begin;
    }

    private void end(int begin, int count, FormatCode narrow, FormatCode wide) {
        int size = out.length() - begin - HEAD8;
        if (count < GREATEST8 && size + 1 <= GREATEST8) {
            out.set8(begin, narrow.octet);
            out.set8(begin + 1, size + 1);
            out.set8(begin + 2, count);
            return;
        }
        out.insert(begin + HEAD8, HEAD32 - HEAD8);
        out.set8(begin, wide.octet);
        out.set32(begin + 1, size + Integer.BYTES);
        out.set32(begin + 1 + Integer.BYTES, count);
    }
}
