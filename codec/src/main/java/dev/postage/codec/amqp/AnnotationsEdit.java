package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import java.util.Arrays;

/** Annotations that come, in front of those that stay, and annotations that go. */
final class AnnotationsEdit {
    private static final int ROOM = 256;

    private final SectionKind kind;
    private final ValueWriter puts = new ValueWriter(new OctetWriter(ROOM));
    private Key[] touched = new Key[8];
    private int touchedCount;
    private int putCount;
    private boolean replacing;
    private int changes;

    AnnotationsEdit(SectionKind kind) {
        this.kind = kind;
    }

    void clear() {
        // so that the number in changes() only grows
        changes += puts.out().length();
        puts.out().clear();
        touchedCount = 0;
        putCount = 0;
        replacing = false;
        changes++;
    }

    /** Lets no annotation stay. */
    void replaceAll() {
        replacing = true;
        changes++;
    }

    /** Whether nothing is taken over from the annotations that are there. */
    boolean isWhole() {
        return replacing;
    }

    /** Whether the message's annotations stay as they are, also when there are none. */
    boolean isUntouched() {
        return touchedCount == 0 && !replacing;
    }

    /** Another number after each change; the caller of {@link #put} makes one more by writing a value. */
    int changes() {
        return changes + puts.out().length();
    }

    /** Writes the key; the caller writes one value behind it. */
    ValueWriter put(Key key) {
        remove(key);
        puts.symbol(key.octets());
        putCount++;
        return puts;
    }

    void remove(Key key) {
        if (touchedCount == touched.length) {
            touched = Arrays.copyOf(touched, 2 * touchedCount);
        }
        touched[touchedCount++] = key;
        changes++;
    }

    void write(Scan scan, Entries entries, ValueWriter out) throws CodecException {
        if (isUntouched()) {
            if (scan.has(kind)) {
                int at = scan.offset(kind);
                out.out().octets(scan.octets(), at, scan.end(kind) - at);
            }
            return;
        }
        int from = out.out().length();
        out.section(kind.code());
        int begin = out.beginMap();
        out.out().octets(puts.out().array(), 0, puts.out().length());
        int kept = replacing ? 0 : writeKept(entries.begin(), out);
        if (putCount + kept == 0) {
            out.out().truncate(from);
        } else {
            out.endMap(begin, 2 * (putCount + kept));
        }
    }

    private int writeKept(Cursor cursor, ValueWriter out) throws CodecException {
        int kept = 0;
        while (cursor.next()) {
            int at = cursor.start();
            boolean goes = isTouched(cursor);
            cursor.next();
            if (!goes) {
                out.out().octets(cursor.octets(), at, cursor.end() - at);
                kept++;
            }
        }
        return kept;
    }

    private boolean isTouched(Cursor cursor) {
        for (int i = 0; i < touchedCount; i++) {
            if (touched[i].isAt(cursor, AmqpType.SYMBOL)) {
                return true;
            }
        }
        return false;
    }
}
