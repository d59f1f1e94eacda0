package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Extent;
import dev.postage.codec.amqp.wire.FormatCode;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.Octets;

/** Goes through the sections of a scanned message one by one, those of a body of several sections too. */
public final class Sections {
    private final Scan scan;
    private final SectionReader section;
    private int at;
    private int end;
    private int last;

    /** Before the first section of a message. */
    public Sections(Scan scan) {
        this.scan = scan;
        section = new SectionReader(scan.octets(), scan.limits().depth());
        over(0, scan.octets().length());
    }

    /** Goes to the beginning of the whole message, which may be another one than before. */
    public void restart() {
        over(0, scan.octets().length());
    }

    /** Goes to the beginning of the body and ends with it. */
    public void restartAtBody() {
        over(scan.offset(scan.body()), scan.bareTo());
    }

    private void over(int from, int to) {
        at = from;
        end = from;
        last = to;
    }

    /** Moves to the next section; false when there is none. */
    public boolean next() throws CodecException {
        at = end;
        if (at >= last) {
            return false;
        }
        section.read(at, last);
        end = section.end();
        return true;
    }

    /** What the section is. */
    public SectionKind kind() {
        return section.kind();
    }

    /** Where the section begins. */
    public int offset() {
        return at;
    }

    /** Octets of the section. */
    public int length() {
        return end - at;
    }

    /** Where the section's value begins. */
    public int valueOffset() {
        return section.valueAt();
    }

    /** Where the octets of a data section begin; they reach to the end of the section. */
    public int dataOffset() throws CodecException {
        Octets in = scan.octets();
        FormatCode code = Extent.codeAt(in, section.valueAt(), end);
        return section.valueAt() + 1 + code.width();
    }

    /** How many octets a data section carries. */
    public int dataLength() throws CodecException {
        return end - dataOffset();
    }
}
