package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.type.HeaderField;
import dev.postage.codec.amqp.type.PropertyField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.FormatCode;
import java.util.Arrays;

/**
 * Reads a section in the form nearly all have, in few steps. It decides nothing: whatever is not plainly right, it leaves to
 * {@link SectionReader}, which knows all forms and what is wrong with the others.
 *
 * <pre>
 *  00  53 70..78  c0 size count                       list
 *                 c1 size count (even)                map
 *                 a0 size                             binary
 *                 d0, d1, b0: the same with sizes and counts of four octets
 * </pre>
 */
final class UsualSection {
    /** Where the value begins. */
    static final int VALUE_AT = 3;

    private static final int NARROW = VALUE_AT + 2;
    private static final int WIDE = VALUE_AT + 5;
    /** Between a narrow format code and the wide one. */
    private static final int WIDER = FormatCode.LIST32.octet() - FormatCode.LIST8.octet();

    /** Stands for the format code of a value that may be of any type: neither it nor the wide one behind it is an octet. */
    private static final int ANY = -256;

    /** The narrow format code of each kind. */
    private static final int[] CODES = codes();

    private static final int[] MOST = most();

    private int place;
    private int end;

    /**
     * Reads the section at an offset.
     *
     * @param base where the offset 0 is in the array
     * @return whether it has the form
     */
    boolean read(byte[] in, int base, int at, int to) {
        int index = base + at;
        int left = to - at;
        if (left < NARROW || in[index] != 0 || in[index + 1] != FormatCode.SMALL_ULONG.octet()) {
            return false;
        }
        place = in[index + 2] - SectionKind.FIRST_CODE;
        if (place < 0 || place >= CODES.length) {
            return false;
        }
        int format = in[index + VALUE_AT] & 0xff;
        if (format == CODES[place]) {
            int size = in[index + VALUE_AT + 1] & 0xff;
            end = at + NARROW + size;
            return size <= left - NARROW
                    && (format == FormatCode.BINARY8.octet()
                            || (size > 0 && fits(in[index + NARROW] & 0xff, size - 1, place)));
        }
        return format == CODES[place] + WIDER && left >= WIDE && readWide(in, index, at, to, place);
    }

    private boolean readWide(byte[] in, int index, int at, int to, int place) {
        int size = i32(in, index + VALUE_AT + 1);
        if (size < 0 || size > to - at - WIDE) {
            return false;
        }
        end = at + WIDE + size;
        return CODES[place] == FormatCode.BINARY8.octet()
                || (size >= Integer.BYTES && fits(i32(in, index + WIDE), size - Integer.BYTES, place));
    }

    /** Whether so many elements can be in so many octets, and in that kind of section. */
    private static boolean fits(int count, int size, int place) {
        return count >= 0
                && count <= size
                && count <= MOST[place]
                && (CODES[place] != FormatCode.MAP8.octet() || (count & 1) == 0);
    }

    private static int i32(byte[] in, int at) {
        return in[at] << 24 | (in[at + 1] & 0xff) << 16 | (in[at + 2] & 0xff) << 8 | (in[at + 3] & 0xff);
    }

    /** The place of its kind. */
    int place() {
        return place;
    }

    /** The offset behind the section. */
    int end() {
        return end;
    }

    private static int[] codes() {
        int[] codes = new int[SectionKind.count()];
        for (SectionKind kind : SectionKind.values()) {
            codes[kind.place()] = narrow(kind.valueType());
        }
        return codes;
    }

    private static int narrow(AmqpType type) {
        return switch (type) {
            case LIST -> FormatCode.LIST8.octet();
            case MAP -> FormatCode.MAP8.octet();
            case BINARY -> FormatCode.BINARY8.octet();
            default -> ANY;
        };
    }

    private static int[] most() {
        int[] most = new int[SectionKind.count()];
        Arrays.fill(most, Integer.MAX_VALUE);
        most[SectionKind.HEADER.place()] = HeaderField.count();
        most[SectionKind.PROPERTIES.place()] = PropertyField.count();
        return most;
    }
}
