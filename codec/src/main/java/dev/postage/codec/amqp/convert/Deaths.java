package dev.postage.codec.amqp.convert;

import dev.postage.codec.amqp.Death;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.bytes.CodecException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where a message was dead-lettered: the annotation x-opt-deaths as the header x-death. */
final class Deaths {
    private static final int MS = 1000;

    private Deaths() {}

    /** The header's value; nothing when the annotation has another shape. */
    static Optional<TableValue> of(Cursor cursor) throws CodecException {
        return Death.read(cursor)
                .map(deaths ->
                        TableValue.array(deaths.stream().map(Deaths::table).toList()));
    }

    private static TableValue table(Death death) {
        List<TableEntry> entries = new ArrayList<>();
        if (death.ttlMs() >= 0) {
            entries.add(text("original-expiration", Long.toString(death.ttlMs())));
        }
        entries.add(
                entry("count", new TableValue(TableType.LONG, new BigInteger(Long.toUnsignedString(death.count())))));
        entries.add(text("reason", death.reason()));
        entries.add(text("queue", death.queue()));
        entries.add(entry("time", TableValue.number(TableType.TIMESTAMP, death.firstMs() / MS)));
        entries.add(text("exchange", death.exchange()));
        List<TableValue> keys = death.routingKeys().stream()
                .map(key -> TableValue.longstr(OctetString.of(key)))
                .toList();
        entries.add(entry("routing-keys", TableValue.array(keys)));
        return TableValue.table(entries);
    }

    private static TableEntry text(String name, String value) {
        return entry(name, TableValue.longstr(OctetString.of(value)));
    }

    private static TableEntry entry(String name, TableValue value) {
        return new TableEntry(OctetString.of(name), value);
    }
}
