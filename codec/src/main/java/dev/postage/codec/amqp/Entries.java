package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.bytes.CodecException;

/**
 * The entries of one section that is a map. A key that comes twice keeps both entries, and a look-up finds the first.
 * Each method throws when the map is broken.
 */
public final class Entries {
    private final Scan scan;
    private final SectionKind kind;
    private final AmqpType keyType;
    private final Cursor cursor;

    Entries(Scan scan, SectionKind kind) {
        this.scan = scan;
        this.kind = kind;
        keyType = kind == SectionKind.APPLICATION_PROPERTIES ? AmqpType.STRING : AmqpType.SYMBOL;
        cursor = new Cursor(scan.octets(), scan.limits().depth());
    }

    /** Whether there is an entry with a key; if so the cursor stands on its value, which may be null. */
    public boolean find(Key key) throws CodecException {
        begin();
        while (cursor.next()) {
            boolean found = key.isAt(cursor, keyType);
            cursor.next();
            if (found) {
                return true;
            }
        }
        return false;
    }

    /** Moves the cursor before the first key: its values are key, value, key, value and so on. */
    public Cursor begin() throws CodecException {
        if (scan.has(kind)) {
            cursor.at(scan.value(kind), scan.end(kind));
            cursor.enter();
        } else {
            cursor.over(0, 0);
        }
        return cursor;
    }

    /** The cursor of the last look-up; the next call of any method here moves it. */
    public Cursor cursor() {
        return cursor;
    }

    void check() throws CodecException {
        if (scan.has(kind)) {
            cursor.at(scan.value(kind), scan.end(kind));
            cursor.check();
        }
    }
}
