package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.Extent;
import dev.postage.codec.amqp.wire.FormatCode;
import dev.postage.codec.bytes.CodecException;

/** The places of the fields of one section that is a list, found when the first one is asked for. */
final class Fields {
    private final Scan scan;
    private final SectionKind kind;
    private final Cursor cursor;
    private final int[] offsets;
    private int count;
    private boolean known;

    Fields(Scan scan, SectionKind kind, int greatest) {
        this.scan = scan;
        this.kind = kind;
        cursor = new Cursor(scan.octets(), scan.limits().depth());
        offsets = new int[greatest];
    }

    void forget() {
        known = false;
    }

    /** Whether a field is there and not null; if so the cursor stands on it. */
    boolean find(int field) throws CodecException {
        int at = offset(field);
        if (at < 0) {
            return false;
        }
        cursor.at(at, scan.end(kind));
        return true;
    }

    /** Where a field begins, or -1 when it is not there or null. */
    int offset(int field) throws CodecException {
        if (!known) {
            index();
        }
        if (field >= count || scan.octets().u8(offsets[field]) == FormatCode.NULL.octet()) {
            return -1;
        }
        return offsets[field];
    }

    private void index() throws CodecException {
        if (!scan.has(kind)) {
            count = 0;
        } else {
            count = Extent.usualElements(scan.octets(), scan.value(kind), scan.end(kind), offsets);
            if (count < 0) {
                indexAny();
            }
        }
        known = true;
    }

    private void indexAny() throws CodecException {
        count = 0;
        cursor.at(scan.value(kind), scan.end(kind));
        cursor.enter();
        while (cursor.next()) {
            if (count == offsets.length) {
                throw new CodecException(cursor.start(), "at most " + count + " fields", "one more");
            }
            offsets[count++] = cursor.start();
        }
    }

    /** Goes through all fields and everything in them. */
    void check() throws CodecException {
        if (scan.has(kind)) {
            cursor.at(scan.value(kind), scan.end(kind));
            cursor.check();
        }
    }

    Cursor cursor() {
        return cursor;
    }
}
