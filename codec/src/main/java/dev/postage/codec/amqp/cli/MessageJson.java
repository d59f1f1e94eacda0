package dev.postage.codec.amqp.cli;

import dev.postage.codec.amqp.Entries;
import dev.postage.codec.amqp.Scan;
import dev.postage.codec.amqp.Sections;
import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.type.HeaderField;
import dev.postage.codec.amqp.type.PropertyField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.json.JsonArray;
import dev.postage.codec.json.JsonInteger;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonString;
import dev.postage.codec.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A scanned message as JSON: sections, fields, entries, and what of them cannot be read. */
final class MessageJson {
    private final Scan scan;
    private final List<JsonValue> unreadable = new ArrayList<>();
    private final ValueJson values = new ValueJson(unreadable);
    private final Map<String, JsonValue> members = Answers.right();

    private MessageJson(Scan scan) {
        this.scan = scan;
    }

    /** The message; the body's values too when asked for. */
    static JsonObject of(Scan scan, boolean withBody) throws CodecException {
        MessageJson message = new MessageJson(scan);
        message.sections();
        message.header();
        message.entries(scan.deliveryAnnotations(), SectionKind.DELIVERY_ANNOTATIONS);
        message.entries(scan.messageAnnotations(), SectionKind.MESSAGE_ANNOTATIONS);
        message.properties();
        message.entries(scan.applicationProperties(), SectionKind.APPLICATION_PROPERTIES);
        if (withBody) {
            message.content();
        }
        message.entries(scan.footer(), SectionKind.FOOTER);
        if (!message.unreadable.isEmpty()) {
            message.members.put("unreadable", new JsonArray(message.unreadable));
        }
        return new JsonObject(message.members);
    }

    private void sections() throws CodecException {
        List<JsonValue> sections = new ArrayList<>();
        Sections section = new Sections(scan);
        while (section.next()) {
            Map<String, JsonValue> one = new LinkedHashMap<>();
            one.put("name", new JsonString(section.kind().label()));
            one.put("offset", JsonInteger.of(section.offset()));
            one.put("length", JsonInteger.of(section.length()));
            sections.add(new JsonObject(one));
        }
        members.put("body", new JsonString(scan.body().label().replace("amqp-", "")));
        members.put("bare", JsonArray.of(JsonInteger.of(scan.bareFrom()), JsonInteger.of(scan.bareTo())));
        members.put("sections", new JsonArray(sections));
    }

    private void header() throws CodecException {
        if (!scan.has(SectionKind.HEADER)) {
            return;
        }
        Map<String, JsonValue> fields = new LinkedHashMap<>();
        Cursor cursor = enter(SectionKind.HEADER);
        for (int i = 0; cursor.next(); i++) {
            HeaderField field = HeaderField.of(i);
            put(fields, field.label(), cursor, cursor.type() == field.type(), field.type());
        }
        members.put(SectionKind.HEADER.label(), new JsonObject(fields));
    }

    private void properties() throws CodecException {
        if (!scan.has(SectionKind.PROPERTIES)) {
            return;
        }
        Map<String, JsonValue> fields = new LinkedHashMap<>();
        Cursor cursor = enter(SectionKind.PROPERTIES);
        for (int i = 0; cursor.next(); i++) {
            PropertyField field = PropertyField.of(i);
            boolean isId = field == PropertyField.MESSAGE_ID || field == PropertyField.CORRELATION_ID;
            if (isId && field.accepts(cursor.type())) {
                fields.put(field.label(), values.typed(cursor));
            } else {
                put(fields, field.label(), cursor, field.accepts(cursor.type()), field.type());
            }
        }
        members.put(SectionKind.PROPERTIES.label(), new JsonObject(fields));
    }

    private Cursor enter(SectionKind kind) throws CodecException {
        Cursor cursor = new Cursor(scan.octets(), scan.limits().depth());
        cursor.at(scan.value(kind), scan.end(kind));
        cursor.enter();
        return cursor;
    }

    private void put(Map<String, JsonValue> fields, String name, Cursor cursor, boolean fits, AmqpType type)
            throws CodecException {
        if (cursor.isNull()) {
            return;
        }
        if (!fits) {
            values.note(Values.wrongType(cursor, type.label() + " as " + name));
        }
        fields.put(name, fits ? values.plain(cursor) : values.typed(cursor));
    }

    private void entries(Entries entries, SectionKind kind) throws CodecException {
        if (!scan.has(kind)) {
            return;
        }
        List<JsonValue> shown = new ArrayList<>();
        Cursor cursor = entries.begin();
        while (cursor.next()) {
            Map<String, JsonValue> entry = new LinkedHashMap<>();
            key(cursor, kind, entry);
            cursor.next();
            if (kind == SectionKind.APPLICATION_PROPERTIES && isCompoundType(cursor.type())) {
                values.note(Values.wrongType(cursor, "a simple type as application property"));
            }
            entry.putAll(values.typed(cursor).members());
            shown.add(new JsonObject(entry));
        }
        members.put(kind.label(), new JsonArray(shown));
    }

    /** A described value is none of the simple types either, but every peer takes it. */
    private static boolean isCompoundType(AmqpType type) {
        return type == AmqpType.LIST || type == AmqpType.MAP || type == AmqpType.ARRAY;
    }

    private void key(Cursor cursor, SectionKind kind, Map<String, JsonValue> entry) throws CodecException {
        boolean named = kind == SectionKind.APPLICATION_PROPERTIES
                ? cursor.type() == AmqpType.STRING
                : cursor.type() == AmqpType.SYMBOL || cursor.type() == AmqpType.ULONG;
        if (!named) {
            String expected = kind == SectionKind.APPLICATION_PROPERTIES ? "string" : "symbol or ulong";
            values.note(Values.wrongType(cursor, expected + " as key of " + kind.label()));
        }
        entry.put("key", named ? values.plain(cursor) : values.typed(cursor));
    }

    private void content() throws CodecException {
        List<JsonValue> content = new ArrayList<>();
        Sections section = new Sections(scan);
        section.restartAtBody();
        Cursor cursor = new Cursor(scan.octets(), scan.limits().depth());
        while (section.next()) {
            try {
                cursor.at(section.valueOffset(), section.offset() + section.length());
                cursor.check();
                content.add(values.typed(cursor));
            } catch (CodecException e) {
                values.note(e);
            }
        }
        members.put("content", new JsonArray(content));
    }
}
