package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.HeaderField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;

/**
 * Writes a message with other header fields and other annotations; the bare message and the footer keep every octet, and
 * so do the fields and annotations that are not edited. One object serves for any number of messages and makes no
 * garbage. Not for several threads at once.
 */
public final class Editor {
    private static final int ROOM = 256;

    private final HeaderEdit header = new HeaderEdit();
    private final AnnotationsEdit delivery = new AnnotationsEdit(SectionKind.DELIVERY_ANNOTATIONS);
    private final AnnotationsEdit message = new AnnotationsEdit(SectionKind.MESSAGE_ANNOTATIONS);

    /** What was written last that is the same for all messages, and after which changes. */
    private final ValueWriter made = new ValueWriter(new OctetWriter(ROOM));

    private int madeAt = -1;

    /** Forgets all edits. */
    public void clear() {
        header.clear();
        delivery.clear();
        message.clear();
    }

    /** Takes no field of the header over: what is not set is null. */
    public Editor replaceHeader() {
        header.replaceAll();
        return this;
    }

    /** Takes no message annotation over but those that are put. */
    public Editor replaceMessageAnnotations() {
        message.replaceAll();
        return this;
    }

    /** Takes no delivery annotation over but those that are put. */
    public Editor replaceDeliveryAnnotations() {
        delivery.replaceAll();
        return this;
    }

    /** Sets durable. */
    public Editor durable(boolean value) {
        header.set(HeaderField.DURABLE, value ? 1 : 0);
        return this;
    }

    /** Sets the priority, 0 to 255. */
    public Editor priority(int value) {
        return number(HeaderField.PRIORITY, value, 255);
    }

    /** Sets the time to live, 0 to 4294967295 ms. */
    public Editor ttlMs(long value) {
        return number(HeaderField.TTL, value, 0xffffffffL);
    }

    /** Sets whether nobody has acquired the message before. */
    public Editor firstAcquirer(boolean value) {
        header.set(HeaderField.FIRST_ACQUIRER, value ? 1 : 0);
        return this;
    }

    /** Sets the number of unsuccessful deliveries, 0 to 4294967295. */
    public Editor deliveryCount(long value) {
        return number(HeaderField.DELIVERY_COUNT, value, 0xffffffffL);
    }

    private Editor number(HeaderField field, long value, long greatest) {
        if (value < 0 || value > greatest) {
            throw new IllegalArgumentException(field.label() + " is " + value + ": give 0 to " + greatest);
        }
        header.set(field, value);
        return this;
    }

    /** Takes a field of the header out. */
    public Editor unset(HeaderField field) {
        header.set(field, -1);
        return this;
    }

    /** Begins a message annotation in front of the others, instead of one with this key: write one value to the result. */
    public ValueWriter putMessageAnnotation(Key key) {
        return message.put(key);
    }

    /** Takes a message annotation out, all entries of that key. */
    public Editor removeMessageAnnotation(Key key) {
        message.remove(key);
        return this;
    }

    /** Begins a delivery annotation in front of the others, instead of one with this key: write one value to the result. */
    public ValueWriter putDeliveryAnnotation(Key key) {
        return delivery.put(key);
    }

    /** Takes a delivery annotation out, all entries of that key. */
    public Editor removeDeliveryAnnotation(Key key) {
        delivery.remove(key);
        return this;
    }

    /** Writes what comes before the bare message: for callers that send the rest from where it is. */
    public void writeHead(Scan scan, ValueWriter out) throws CodecException {
        if (!isSameForAll(scan)) {
            writeParts(scan, out);
            return;
        }
        int now = header.changes() + message.changes();
        if (madeAt != now) {
            made.out().clear();
            writeParts(scan, made);
            madeAt = now;
        }
        out.out().octets(made.out().array(), 0, made.out().length());
    }

    /** Whether nothing of what is written depends on the message. */
    private boolean isSameForAll(Scan scan) {
        return header.isWhole()
                && message.isWhole()
                && delivery.isUntouched()
                && !scan.has(SectionKind.DELIVERY_ANNOTATIONS);
    }

    private void writeParts(Scan scan, ValueWriter out) throws CodecException {
        header.write(scan, out);
        delivery.write(scan, scan.deliveryAnnotations(), out);
        message.write(scan, scan.messageAnnotations(), out);
    }

    /** Writes the whole message. */
    public void write(Scan scan, ValueWriter out) throws CodecException {
        writeHead(scan, out);
        out.out().octets(scan.octets(), scan.bareFrom(), scan.octets().length() - scan.bareFrom());
    }
}
