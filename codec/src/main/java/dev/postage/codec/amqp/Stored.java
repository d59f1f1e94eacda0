package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import dev.postage.codec.bytes.Octets;

/**
 * The stored form of a message. Positions of the sections stand in front, so that loading parses nothing; the header is
 * kept as three values and delivery annotations are not kept, as in RabbitMQ. One object serves for any number of
 * messages and makes no garbage. Not for several threads at once.
 *
 * <pre>
 *   0  50 53 "PS"
 *   2  version 01
 *   3  flags: 01 durable, 02 has a priority, 04 has a time to live
 *   4  priority
 *   5  body: 75 data, 76 amqp-sequence, 77 amqp-value
 *   6  time to live in ms, 4 octets
 *  10  number of body sections, 4 octets
 *  14  five places: message-annotations, properties, application-properties, body, footer, each
 *        1 octet   length of the section's descriptor, 00 when there is no such section
 *        4 octets  end of the section (of the last one when the body has several), counted from 39
 *  39  message annotations, bare message and footer as they were received
 * </pre>
 */
public final class Stored {
    /** The version this writes. */
    public static final int VERSION = 1;

    private static final int MAGIC = 0x5053;
    private static final int DURABLE = 1;
    private static final int HAS_PRIORITY = 2;
    private static final int HAS_TTL = 4;
    private static final int PLACES_AT = 14;
    private static final int PLACE = 5;
    private static final int HEAD = 39;

    private final Octets in = new Octets();
    private final Octets sections = new Octets();
    private final Container container = new Container();
    private final Scan scan;

    /** With the default limits. */
    public Stored() {
        this(Limits.DEFAULT);
    }

    /** What is read from a loaded message is held against the limits. */
    public Stored(Limits limits) {
        scan = new Scan(limits);
    }

    /** Writes the stored form of a scanned message. */
    public void write(Scan message, OctetWriter out) throws CodecException {
        container.read(message);
        int priority = container.priority();
        long ttlMs = container.ttlMs();
        out.u16(MAGIC);
        out.u8(VERSION);
        out.u8((container.durable() ? DURABLE : 0) | (priority >= 0 ? HAS_PRIORITY : 0) | (ttlMs >= 0 ? HAS_TTL : 0));
        out.u8(Math.max(0, priority));
        out.u8(message.body().code());
        out.i32((int) Math.max(0, ttlMs));
        out.i32(message.bodySections());
        int annotations = writePlaces(message, out);
        if (annotations > 0) {
            out.octets(message.octets(), message.offset(SectionKind.MESSAGE_ANNOTATIONS), annotations);
        }
        out.octets(message.octets(), message.bareFrom(), message.octets().length() - message.bareFrom());
    }

    private static int writePlaces(Scan message, OctetWriter out) {
        SectionKind first = SectionKind.MESSAGE_ANNOTATIONS;
        int annotations = message.has(first) ? message.end(first) - message.offset(first) : 0;
        writePlace(message, first, message.has(first) ? message.offset(first) : 0, out);
        int base = message.bareFrom() - annotations;
        writePlace(message, SectionKind.PROPERTIES, base, out);
        writePlace(message, SectionKind.APPLICATION_PROPERTIES, base, out);
        writePlace(message, message.body(), base, out);
        writePlace(message, SectionKind.FOOTER, base, out);
        return annotations;
    }

    private static void writePlace(Scan message, SectionKind kind, int base, OctetWriter out) {
        boolean there = message.has(kind);
        out.u8(there ? message.value(kind) - message.offset(kind) : 0);
        out.i32(there ? message.end(kind) - base : 0);
    }

    /** Loads a stored message; the octets must stay as they are as long as it is used. */
    public void load(byte[] stored) throws CodecException {
        load(stored, 0, stored.length);
    }

    /** Loads a stored message that is a part of an array. */
    public void load(byte[] stored, int offset, int length) throws CodecException {
        in.wrap(stored, offset, length);
        load();
    }

    private void load() throws CodecException {
        if (in.length() < HEAD) {
            throw new CodecException(in.length(), "a stored message", "the end");
        }
        if (in.u16(0) != MAGIC) {
            throw new CodecException(0, "50 53, the first octets of a stored message", Integer.toHexString(in.u16(0)));
        }
        if (in.u8(2) != VERSION) {
            throw new CodecException(2, "version " + VERSION, "version " + in.u8(2));
        }
        int flags = in.u8(3);
        container.set(
                (flags & DURABLE) != 0,
                (flags & HAS_PRIORITY) != 0 ? in.u8(4) : -1,
                (flags & HAS_TTL) != 0 ? in.u32(6) : -1);
        loadPlaces();
    }

    private void loadPlaces() throws CodecException {
        SectionKind body = SectionKind.ofCode(Math.min(0x77, Math.max(0x75, in.u8(5))));
        if (body.code() != in.u8(5) || in.i32(10) < 1) {
            throw new CodecException(5, "a body of code 75, 76 or 77", "code " + Integer.toHexString(in.u8(5)));
        }
        sections.wrap(in, HEAD, in.length() - HEAD);
        scan.beginPlaces(sections, body, in.i32(10));
        int at = loadPlace(0, SectionKind.MESSAGE_ANNOTATIONS, 0);
        at = loadPlace(1, SectionKind.PROPERTIES, at);
        at = loadPlace(2, SectionKind.APPLICATION_PROPERTIES, at);
        at = loadPlace(3, body, at);
        at = loadPlace(4, SectionKind.FOOTER, at);
        if (!scan.has(body) || at != sections.length()) {
            throw new CodecException(PLACES_AT, "places of all sections", "other octets");
        }
    }

    private int loadPlace(int number, SectionKind kind, int from) throws CodecException {
        int at = PLACES_AT + PLACE * number;
        int descriptor = in.u8(at);
        if (descriptor == 0) {
            return from;
        }
        long end = in.u32(at + 1);
        if (end > sections.length() || end <= from + descriptor) {
            throw new CodecException(at + 1, "the end of " + kind.label(), String.valueOf(end));
        }
        scan.place(kind, from, from + descriptor, (int) end);
        return (int) end;
    }

    /** What is kept instead of the header. */
    public Container container() {
        return container;
    }

    /** The loaded message without header and delivery annotations. */
    public Scan scan() {
        return scan;
    }

    /** Writes a loaded message as one that can be sent; a header that would say nothing is left out. */
    public void writeMessage(ValueWriter out) {
        int count = container.ttlMs() >= 0 ? 3 : container.priority() >= 0 ? 2 : container.durable() ? 1 : 0;
        if (count > 0) {
            out.section(SectionKind.HEADER.code());
            int begin = out.beginList();
            int from = out.out().length();
            container.writeFields(out);
            // the values that are not there are nulls of one octet at the end
            out.out().truncate(count == 3 ? out.out().length() : from + (count == 2 ? 3 : 1));
            out.endList(begin, count);
        }
        out.out().octets(sections, 0, sections.length());
    }
}
