package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.HeaderField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import java.util.Arrays;

/** Fields of the header that are to be others than they were. */
final class HeaderEdit {
    private final boolean[] edited = new boolean[HeaderField.count()];
    private final long[] numbers = new long[HeaderField.count()];
    private int editedCount;
    private int changes;

    void clear() {
        Arrays.fill(edited, false);
        editedCount = 0;
        changes++;
    }

    /** Whether nothing is taken over from the header that is there. */
    boolean isWhole() {
        return editedCount == edited.length;
    }

    /** Another number after each change. */
    int changes() {
        return changes;
    }

    /** Makes every field null that is not set. */
    void replaceAll() {
        for (int i = 0; i < edited.length; i++) {
            if (!edited[i]) {
                set(HeaderField.of(i), -1);
            }
        }
    }

    /** Sets a field; a boolean is 0 or 1, and a negative number is null. */
    void set(HeaderField field, long value) {
        if (!edited[field.place()]) {
            edited[field.place()] = true;
            editedCount++;
        }
        numbers[field.place()] = value;
        changes++;
    }

    void write(Scan scan, ValueWriter out) throws CodecException {
        if (editedCount == 0) {
            if (scan.has(SectionKind.HEADER)) {
                int at = scan.offset(SectionKind.HEADER);
                out.out().octets(scan.octets(), at, scan.end(SectionKind.HEADER) - at);
            }
            return;
        }
        int count = countWithoutTrailingNulls(scan);
        out.section(SectionKind.HEADER.code());
        int begin = out.beginList();
        for (int i = 0; i < count; i++) {
            writeField(scan, HeaderField.of(i), out);
        }
        out.endList(begin, count);
    }

    private int countWithoutTrailingNulls(Scan scan) throws CodecException {
        int count = HeaderField.count();
        while (count > 0 && !isThere(scan, HeaderField.of(count - 1))) {
            count--;
        }
        return count;
    }

    private boolean isThere(Scan scan, HeaderField field) throws CodecException {
        return edited[field.place()]
                ? numbers[field.place()] >= 0
                : scan.header().has(field);
    }

    private void writeField(Scan scan, HeaderField field, ValueWriter out) throws CodecException {
        if (!isThere(scan, field)) {
            out.nullValue();
        } else if (edited[field.place()]) {
            writeNumber(field, numbers[field.place()], out);
        } else {
            Cursor kept = scan.header().cursor();
            out.out().octets(scan.octets(), kept.start(), kept.end() - kept.start());
        }
    }

    private static void writeNumber(HeaderField field, long value, ValueWriter out) {
        switch (field.type()) {
            case BOOLEAN -> out.booleanValue(value != 0);
            case UBYTE -> out.ubyte((int) value);
            default -> out.uint(value);
        }
    }
}
