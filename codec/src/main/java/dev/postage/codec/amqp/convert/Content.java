package dev.postage.codec.amqp.convert;

import dev.postage.codec.amqp.Scan;
import dev.postage.codec.amqp.Sections;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.bytes.CodecException;
import java.nio.ByteBuffer;

/** What a body is for the other protocols. */
final class Content {
    private Content() {}

    /**
     * The octets of one data section, where they are; of several, one behind the other; any other body as it is encoded,
     * with the footer.
     */
    static ByteBuffer of(Scan scan) throws CodecException {
        if (scan.body() != SectionKind.DATA) {
            int from = scan.offset(scan.body());
            return scan.octets().slice(from, scan.octets().length() - from);
        }
        Sections section = new Sections(scan);
        section.restartAtBody();
        if (scan.bodySections() == 1) {
            section.next();
            return scan.octets().slice(section.dataOffset(), section.dataLength());
        }
        ByteBuffer joined = ByteBuffer.allocate(scan.bareTo() - scan.offset(SectionKind.DATA));
        while (section.next()) {
            joined.put(scan.octets().slice(section.dataOffset(), section.dataLength()));
        }
        return joined.flip();
    }
}
