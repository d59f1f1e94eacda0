package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.PropertyField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import java.util.Arrays;

/**
 * Writes new messages, every value in its smallest encoding: header and annotations by an {@link Editor}, properties and
 * application properties in any order, then the body. One object serves for any number of messages and makes no
 * garbage. Not for several threads at once.
 */
public final class MessageBuilder {
    private static final int ROOM = 256;
    private static final int NONE = -1;

    private final Scan nothing = new Scan();
    private final Editor head = new Editor();
    private final ValueWriter fields = new ValueWriter(new OctetWriter(ROOM));
    private final ValueWriter entries = new ValueWriter(new OctetWriter(ROOM));
    private final int[] starts = new int[PropertyField.count()];
    private final int[] ends = new int[PropertyField.count()];
    private int open = NONE;
    /** Whether the fields so far, with the nulls between them, are as they are in the list. */
    private boolean inOrder = true;

    private int entryCount;

    /** A builder of an empty message. */
    public MessageBuilder() {
        clear();
    }

    /** Begins another message. */
    public void clear() {
        head.clear();
        fields.out().clear();
        entries.out().clear();
        Arrays.fill(starts, NONE);
        open = NONE;
        inOrder = true;
        entryCount = 0;
    }

    /** Header and annotations of the message. */
    public Editor head() {
        return head;
    }

    /** Begins a field of the properties: write one value of its type to the result. */
    public ValueWriter property(PropertyField field) {
        closeField();
        inOrder = inOrder && field.place() > open;
        for (int i = open + 1; inOrder && i < field.place(); i++) {
            fields.nullValue();
        }
        open = field.place();
        starts[open] = fields.out().length();
        return fields;
    }

    private void closeField() {
        if (open != NONE) {
            ends[open] = fields.out().length();
        }
    }

    /** Begins an application property: write one value of a simple type to the result. */
    public ValueWriter applicationProperty(Key key) {
        entries.string(key.octets());
        entryCount++;
        return entries;
    }

    /** Writes everything before the body and begins its first section: write its value to {@code out} next. */
    public void beginBody(SectionKind kind, ValueWriter out) {
        if (!kind.isBody()) {
            throw new IllegalArgumentException(kind.label() + " is no body: give DATA, SEQUENCE or VALUE");
        }
        try {
            head.writeHead(nothing, out);
        } catch (CodecException e) {
            throw new AssertionError("a message of no octets was read", e);
        }
        writeProperties(out);
        if (entryCount > 0) {
            out.section(SectionKind.APPLICATION_PROPERTIES.code());
            int begin = out.beginMap();
            out.out().octets(entries.out().array(), 0, entries.out().length());
            out.endMap(begin, 2 * entryCount);
        }
        out.section(kind.code());
    }

    private void writeProperties(ValueWriter out) {
        closeField();
        if (open == NONE) {
            return;
        }
        out.section(SectionKind.PROPERTIES.code());
        int begin = out.beginList();
        if (inOrder) {
            out.out().octets(fields.out().array(), 0, fields.out().length());
            out.endList(begin, open + 1);
        } else {
            out.endList(begin, writeFields(out));
        }
    }

    private int writeFields(ValueWriter out) {
        int count = starts.length;
        while (starts[count - 1] == NONE) {
            count--;
        }
        for (int i = 0; i < count; i++) {
            if (starts[i] == NONE) {
                out.nullValue();
            } else {
                out.out().octets(fields.out().array(), starts[i], ends[i] - starts[i]);
            }
        }
        return count;
    }
}
