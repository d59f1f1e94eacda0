package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.Octets;
import java.nio.ByteBuffer;

/**
 * Finds the sections of a message in one pass and holds every one against the grammar; fields and entries are read
 * later and only when asked for, the body never. One object serves for any number of messages and makes no garbage.
 * What it found refers to the caller's octets, which must stay as they are as long as it is asked. Not for several
 * threads at once.
 *
 * <pre>
 *  header? delivery-annotations? message-annotations?                              may change on the way
 *  properties? application-properties? (data+ | amqp-sequence+ | amqp-value)       the bare message, never changed
 *  footer?
 * </pre>
 */
public final class Scan {
    private static final int NONE = -1;
    private static final int FIRST_BODY = SectionKind.DATA.place();
    /** Bits of the places that make the bare message. */
    private static final int BARE = 0b1111_1000;

    private static final int LAST_BODY = SectionKind.VALUE.place();

    private final Limits limits;
    private final Octets in = new Octets();
    private final SectionReader section;
    private final int[] offsets = new int[SectionKind.count()];
    private final int[] values = new int[SectionKind.count()];
    private final int[] ends = new int[SectionKind.count()];
    private final Header header;
    private final Properties properties;
    private final Entries deliveryAnnotations;
    private final Entries messageAnnotations;
    private final Entries applicationProperties;
    private final Entries footer;
    /** A bit for each place. */
    private int present;

    /** The place of the body's kind. */
    private int body = FIRST_BODY;

    private int bodySections;

    /** A scan with the default limits. */
    public Scan() {
        this(Limits.DEFAULT);
    }

    /** A scan that refuses what exceeds the limits. */
    public Scan(Limits limits) {
        this.limits = limits;
        section = new SectionReader(in, limits.depth());
        header = new Header(this);
        properties = new Properties(this);
        deliveryAnnotations = new Entries(this, SectionKind.DELIVERY_ANNOTATIONS);
        messageAnnotations = new Entries(this, SectionKind.MESSAGE_ANNOTATIONS);
        applicationProperties = new Entries(this, SectionKind.APPLICATION_PROPERTIES);
        footer = new Entries(this, SectionKind.FOOTER);
        clear();
    }

    /** Finds the sections of a whole array; throws where the first octet is that breaks the grammar. */
    public void scan(byte[] message) throws CodecException {
        scan(message, 0, message.length);
    }

    /** Finds the sections of a part of an array; offsets count from the part's beginning. */
    public void scan(byte[] message, int offset, int length) throws CodecException {
        in.wrap(message, offset, length);
        scan();
    }

    /** Finds the sections of what remains in a buffer, which keeps its position and limit. */
    public void scan(ByteBuffer message) throws CodecException {
        in.wrap(message);
        scan();
    }

    /** Finds the sections of what a window holds. */
    public void scan(Octets message) throws CodecException {
        in.wrap(message);
        scan();
    }

    private void scan() throws CodecException {
        clear();
        int to = in.length();
        if (to > limits.size()) {
            throw new CodecException(limits.size(), "at most " + limits.size() + " octets", to + " octets");
        }
        int last = NONE;
        int count = 0;
        for (int at = 0; at < to; at = section.end()) {
            section.read(at, to);
            if (++count > limits.sections()) {
                throw new CodecException(at, "at most " + limits.sections() + " sections", "one more");
            }
            last = take(at, last);
        }
        if (bodySections == 0) {
            throw new CodecException(to, "a body", "the end");
        }
    }

    private void clear() {
        present = 0;
        bodySections = 0;
        header.forget();
        properties.forget();
    }

    /** Takes the section just read when it may follow the last one. */
    private int take(int at, int last) throws CodecException {
        int place = section.place();
        boolean isBody = place >= FIRST_BODY && place <= LAST_BODY;
        if (isBody && bodySections > 0) {
            if (last != place || place == LAST_BODY) {
                throw outOfPlace(at, last);
            }
            bodySections++;
        } else if (place <= last) {
            throw outOfPlace(at, last);
        } else {
            offsets[place] = at;
            values[place] = section.valueAt();
            present |= 1 << place;
            if (isBody) {
                body = place;
                bodySections = 1;
            }
        }
        ends[place] = section.end();
        return place;
    }

    private CodecException outOfPlace(int at, int last) {
        String after = SectionKind.ofCode(SectionKind.FIRST_CODE + last).label();
        return new CodecException(
                at, "a section that may follow " + after, section.kind().label());
    }

    /**
     * Takes over positions that are known already, as from a stored message; the caller vouches for them.
     *
     * @param offset of the section, negative when there is none
     */
    void place(SectionKind kind, int offset, int valueAt, int end) {
        if (offset >= 0) {
            present |= 1 << kind.place();
        }
        offsets[kind.place()] = offset;
        values[kind.place()] = valueAt;
        ends[kind.place()] = end;
    }

    /** Begins taking over positions in a window. */
    void beginPlaces(Octets message, SectionKind kindOfBody, int sectionsOfBody) {
        in.wrap(message);
        clear();
        body = kindOfBody.place();
        bodySections = sectionsOfBody;
    }

    /**
     * Goes through everything but the body, so that nothing read later can turn out to be broken: fields of header and
     * properties, entries of all maps. Types and texts are not looked at.
     */
    public void check() throws CodecException {
        header.check();
        properties.check();
        deliveryAnnotations.check();
        messageAnnotations.check();
        applicationProperties.check();
        footer.check();
    }

    /** Whether the message has a section of a kind. */
    public boolean has(SectionKind kind) {
        return (present >>> kind.place() & 1) != 0;
    }

    /** Where the first section of a kind begins; the message must have one. */
    public int offset(SectionKind kind) {
        return offsets[kind.place()];
    }

    /** Where the last section of a kind ends; the message must have one. */
    public int end(SectionKind kind) {
        return ends[kind.place()];
    }

    /** Where the value of the first section of a kind begins; the message must have one. */
    public int value(SectionKind kind) {
        return values[kind.place()];
    }

    /** The kind of the body. */
    public SectionKind body() {
        return SectionKind.ofCode(SectionKind.FIRST_CODE + body);
    }

    /** How many sections the body has. */
    public int bodySections() {
        return bodySections;
    }

    /** Where the bare message begins. */
    public int bareFrom() {
        return offsets[Math.min(Integer.numberOfTrailingZeros(present & BARE), body)];
    }

    /** Where the bare message ends. */
    public int bareTo() {
        return ends[body];
    }

    /** The octets of the message. */
    public Octets octets() {
        return in;
    }

    /** The limits messages are held against. */
    public Limits limits() {
        return limits;
    }

    /** The fields of the header. */
    public Header header() {
        return header;
    }

    /** The fields of the properties. */
    public Properties properties() {
        return properties;
    }

    /** Annotations for the next hop. */
    public Entries deliveryAnnotations() {
        return deliveryAnnotations;
    }

    /** Annotations that go along with the message. */
    public Entries messageAnnotations() {
        return messageAnnotations;
    }

    /** The properties of the application. */
    public Entries applicationProperties() {
        return applicationProperties;
    }

    /** The entries of the footer. */
    public Entries footer() {
        return footer;
    }
}
