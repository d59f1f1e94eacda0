package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.Octets;

/**
 * Computes the sum over a bare message, checks it against the footer, and puts it there. It covers the octets from the
 * first section of the bare message to the footer, so header and annotations may change and the sum stays right. Makes
 * no garbage; not for several threads at once.
 */
public final class Summer {
    private static final int PIECE = 8192;

    private final Key key;
    private final java.util.zip.Checksum sum;
    private final byte[] piece = new byte[PIECE];
    private long expected = -1;
    private long actual = -1;

    /** For one kind of sum. */
    public Summer(Checksum algorithm) {
        key = Key.of(algorithm.key());
        sum = algorithm.start();
    }

    /** The sum over the bare message, 0 to 4294967295. */
    public long compute(Scan scan) {
        Octets in = scan.octets();
        int at = scan.bareFrom();
        int to = scan.bareTo();
        sum.reset();
        if (in.isArray()) {
            sum.update(in.array(), in.arrayOffset(at), to - at);
            return sum.getValue();
        }
        for (int count; at < to; at += count) {
            count = Math.min(PIECE, to - at);
            in.copy(at, count, piece, 0);
            sum.update(piece, 0, count);
        }
        return sum.getValue();
    }

    /** Holds the footer's sum against the bare message; throws when the footer is broken or has two such sums. */
    public ChecksumState verify(Scan scan) throws CodecException {
        expected = -1;
        actual = compute(scan);
        if (!findOnly(scan)) {
            return ChecksumState.UNVERIFIED;
        }
        return expected == actual ? ChecksumState.VALID : ChecksumState.MISMATCH;
    }

    private boolean findOnly(Scan scan) throws CodecException {
        int found = 0;
        Cursor cursor = scan.footer().begin();
        while (cursor.next()) {
            boolean ours = key.isAt(cursor, AmqpType.SYMBOL);
            int at = cursor.start();
            cursor.next();
            if (!ours) {
                continue;
            }
            if (++found > 1) {
                throw new CodecException(at, key + " once in the footer", "a second one");
            }
            expected = cursor.type() == AmqpType.UINT ? Values.integral(cursor) : -1;
        }
        return expected >= 0;
    }

    /** The footer's sum found by {@link #verify}, or -1. */
    public long expected() {
        return expected;
    }

    /** The sum over the bare message computed by {@link #verify}. */
    public long actual() {
        return actual;
    }

    /**
     * Writes the message with the sum as the first entry of its footer; other entries stay as they are, an older sum of
     * this kind goes.
     */
    public void addTo(Scan scan, ValueWriter writer) throws CodecException {
        writer.out().octets(scan.octets(), 0, scan.bareTo());
        writeFooter(scan, writer);
    }

    private void writeFooter(Scan scan, ValueWriter writer) throws CodecException {
        writer.section(SectionKind.FOOTER.code());
        int begin = writer.beginMap();
        writer.symbol(key.octets());
        writer.uint(compute(scan));
        int count = 2;
        Cursor cursor = scan.footer().begin();
        while (cursor.next()) {
            boolean ours = key.isAt(cursor, AmqpType.SYMBOL);
            int at = cursor.start();
            cursor.next();
            if (!ours) {
                writer.out().octets(scan.octets(), at, cursor.end() - at);
                count += 2;
            }
        }
        writer.endMap(begin, count);
    }
}
