package dev.postage.codec.amqp.convert;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Headers as RabbitMQ delivers them: sorted by name, the first of one name. */
final class HeaderTable {
    private final TreeMap<OctetString, TableEntry> entries = new TreeMap<>();

    /** Adds a header unless its name is too long or taken. */
    void add(OctetString name, TableValue value) {
        if (name.isShort()) {
            entries.putIfAbsent(name, new TableEntry(name, value));
        }
    }

    void add(String name, TableValue value) {
        add(OctetString.of(name), value);
    }

    List<TableEntry> sorted() {
        return new ArrayList<>(entries.values());
    }
}
