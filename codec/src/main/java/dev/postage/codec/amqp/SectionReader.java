package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.HeaderField;
import dev.postage.codec.amqp.type.PropertyField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Extent;
import dev.postage.codec.amqp.wire.FormatCode;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.Octets;
import java.nio.charset.StandardCharsets;

/**
 * Reads the head of one section and finds its end.
 *
 * <pre>
 *  00  descriptor          value
 *      53 70..78           list, map, binary or any
 *      80 0000000000000070..78
 *      a3 size symbol, b3 size symbol
 * </pre>
 */
final class SectionReader {
    private static final byte[][] SYMBOLS = symbols();

    private final Octets in;
    private final int depth;
    private final UsualSection usual = new UsualSection();
    private int place;
    private int valueAt;
    private int end;

    SectionReader(Octets in, int depth) {
        this.in = in;
        this.depth = depth;
    }

    /** Reads the section that begins at an offset. */
    void read(int at, int to) throws CodecException {
        if (!in.isArray() || !usual.read(in.array(), in.arrayOffset(0), at, to)) {
            readAny(at, to);
            return;
        }
        place = usual.place();
        valueAt = at + UsualSection.VALUE_AT;
        end = usual.end();
    }

    private void readAny(int at, int to) throws CodecException {
        if (in.u8(at) != FormatCode.DESCRIBED.octet()) {
            throw new CodecException(at, "a section", octet(at));
        }
        SectionKind kind = SectionKind.ofCode(descriptor(at + 1, to));
        place = kind.place();
        FormatCode code = Extent.codeAt(in, valueAt, to);
        if (kind != SectionKind.VALUE && code.type() != kind.valueType()) {
            throw new CodecException(
                    valueAt,
                    kind.valueType().label() + " as value of " + kind.label(),
                    code.type().label());
        }
        end = Extent.endOf(in, valueAt, to, depth);
        if (kind == SectionKind.HEADER) {
            checkFields(kind, code, HeaderField.count());
        } else if (kind == SectionKind.PROPERTIES) {
            checkFields(kind, code, PropertyField.count());
        }
    }

    private int descriptor(int at, int to) throws CodecException {
        // by far the most frequent form
        if (to - at > 2 && in.u8(at) == FormatCode.SMALL_ULONG.octet() && isSection(in.u8(at + 1))) {
            valueAt = at + 2;
            return in.u8(at + 1);
        }
        valueAt = Extent.endOf(in, at, to, depth);
        int code = rareDescriptor(at);
        if (!isSection(code)) {
            throw new CodecException(at, "the descriptor of a section", "an unknown descriptor");
        }
        return code;
    }

    /** The code of a descriptor in one of its other forms, -1 when no section has it. */
    private int rareDescriptor(int at) {
        return switch (FormatCode.of(in.u8(at))) {
            case SMALL_ULONG -> in.u8(at + 1);
            case ULONG -> in.i64(at + 1) >>> 8 == 0 ? (int) in.i64(at + 1) : -1;
            case SYMBOL8 -> ofSymbol(at + 2);
            case SYMBOL32 -> ofSymbol(at + 5);
            default -> -1;
        };
    }

    private int ofSymbol(int at) {
        for (int i = 0; i < SYMBOLS.length; i++) {
            if (SYMBOLS[i].length == valueAt - at && in.matches(at, SYMBOLS[i])) {
                return SectionKind.FIRST_CODE + i;
            }
        }
        return -1;
    }

    private static boolean isSection(int code) {
        return code >= SectionKind.FIRST_CODE && code < SectionKind.FIRST_CODE + SectionKind.count();
    }

    private void checkFields(SectionKind kind, FormatCode code, int greatest) throws CodecException {
        if (code == FormatCode.LIST0) {
            return;
        }
        int countAt = valueAt + 1 + code.width();
        long count = code.width() == 1 ? in.u8(countAt) : in.u32(countAt);
        if (count > greatest) {
            throw new CodecException(countAt, "at most " + greatest + " fields in " + kind.label(), count + " fields");
        }
    }

    private String octet(int at) {
        return "octet " + Integer.toHexString(in.u8(at));
    }

    /** The place of its kind. */
    int place() {
        return place;
    }

    SectionKind kind() {
        return SectionKind.ofCode(SectionKind.FIRST_CODE + place);
    }

    int valueAt() {
        return valueAt;
    }

    int end() {
        return end;
    }

    private static byte[][] symbols() {
        byte[][] symbols = new byte[SectionKind.count()][];
        for (SectionKind kind : SectionKind.values()) {
            symbols[kind.place()] = kind.symbol().getBytes(StandardCharsets.US_ASCII);
        }
        return symbols;
    }
}
