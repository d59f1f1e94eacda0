package dev.postage.codec.amqp.convert;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Where a message was dead-lettered: the annotation x-opt-deaths as the header x-death. */
final class Deaths {
    private Deaths() {}

    /** The header's value; nothing when the annotation has another shape. */
    static Optional<TableValue> of(Cursor cursor) throws CodecException {
        if (cursor.type() != AmqpType.ARRAY) {
            return Optional.empty();
        }
        List<TableValue> tables = new ArrayList<>();
        boolean shaped = true;
        cursor.enter();
        boolean maps = cursor.elementCode().type() == AmqpType.MAP;
        while (maps && shaped && cursor.next()) {
            Optional<TableValue> table = death(cursor);
            table.ifPresent(tables::add);
            shaped = table.isPresent();
        }
        cursor.leave();
        return maps && shaped ? Optional.of(TableValue.array(tables)) : Optional.empty();
    }

    private static Optional<TableValue> death(Cursor cursor) throws CodecException {
        Map<String, TableValue> fields = new TreeMap<>();
        cursor.enter();
        while (cursor.next()) {
            String key = cursor.type() == AmqpType.SYMBOL ? Ids.content(cursor).toString() : "";
            cursor.next();
            if (key.equals("ttl") && cursor.type() == AmqpType.UINT) {
                OctetString text = OctetString.of(Long.toString(Values.integral(cursor)));
                fields.put("ttl", TableValue.longstr(text));
            } else {
                TableValues.of(cursor).ifPresent(value -> fields.put(key, value));
            }
        }
        cursor.leave();
        return table(fields);
    }

    private static Optional<TableValue> table(Map<String, TableValue> fields) {
        List<TableEntry> entries = new ArrayList<>();
        if (fields.containsKey("ttl")) {
            entries.add(entry("original-expiration", fields.get("ttl")));
        }
        String[][] names = {
            {"count", "count"},
            {"reason", "reason"},
            {"queue", "queue"},
            {"first-time", "time"},
            {"exchange", "exchange"},
            {"routing-keys", "routing-keys"}
        };
        for (String[] name : names) {
            if (!fields.containsKey(name[0])) {
                return Optional.empty();
            }
            entries.add(entry(name[1], fields.get(name[0])));
        }
        return Optional.of(TableValue.table(entries));
    }

    private static TableEntry entry(String name, TableValue value) {
        return new TableEntry(OctetString.of(name), value);
    }
}
