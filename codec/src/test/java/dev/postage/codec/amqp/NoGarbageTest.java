package dev.postage.codec.amqp;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.postage.codec.amqp.type.PropertyField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

/**
 * Counts what 10,000 messages allocate. The first of them make buffers large enough, and the VM itself allocates some
 * octets in the thread when it compiles a method, so there are several rounds: what a message allocates is in all.
 */
class NoGarbageTest {
    private static final int MESSAGES = 10_000;
    private static final int ROUNDS = 10;
    private static final byte[] MESSAGE = Vectors.hex("005370c009034150037000004e20"
            + "005372c11902a30f782d73747265616d2d66696c746572a1056170706c65"
            + "005373c0420da1016da0056775657374a10174a10173a1092f7175657565732f72a10163a3026374a3026365"
            + "830000000000000001830000000000002710a101675201a1027267"
            + "005374c10a04a1016b5402a1016c41005375a004626f6479005378c11402a30c782d6f70742d6372632d333270e9261223");

    private interface Work {
        long once() throws CodecException;
    }

    private static void assertNoGarbage(Work work) throws CodecException {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        long sum = 0;
        long least = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS && least > 0; round++) {
            long before = threads.getThreadAllocatedBytes(id);
            for (int i = 0; i < MESSAGES; i++) {
                sum += work.once();
            }
            least = Math.min(least, threads.getThreadAllocatedBytes(id) - before);
        }
        assertThat(least).isZero();
        assertThat(sum).isNotZero();
    }

    @Test
    void scanningAnArray() throws CodecException {
        Scan scan = new Scan();
        assertNoGarbage(() -> {
            scan.scan(MESSAGE);
            scan.check();
            return scan.bareFrom();
        });
    }

    @Test
    void scanningADirectBuffer() throws CodecException {
        Scan scan = new Scan();
        ByteBuffer direct =
                ByteBuffer.allocateDirect(MESSAGE.length).put(MESSAGE).flip();
        assertNoGarbage(() -> {
            scan.scan(direct);
            scan.check();
            return scan.bareFrom();
        });
    }

    @Test
    void readingFieldsAndEntries() throws CodecException {
        Scan scan = new Scan();
        Key key = Key.of("k");
        assertNoGarbage(() -> {
            scan.scan(MESSAGE);
            scan.applicationProperties().find(key);
            long read = Values.integral(scan.applicationProperties().cursor());
            read += scan.properties().value(PropertyField.TO).contentLength();
            return read + scan.header().ttlMs() + scan.properties().creationTimeMs();
        });
    }

    @Test
    void summing() throws CodecException {
        Scan scan = new Scan();
        Summer crc32 = new Summer(Checksum.CRC32);
        ValueWriter out = new ValueWriter(new OctetWriter(512));
        assertNoGarbage(() -> {
            scan.scan(MESSAGE);
            out.out().clear();
            crc32.addTo(scan, out);
            return crc32.verify(scan) == ChecksumState.MISMATCH ? crc32.actual() : 0;
        });
    }

    @Test
    void sendingOnWithAnotherHeaderAndAnnotations() throws CodecException {
        Scan scan = new Scan();
        Editor editor = new Editor();
        Key key = Key.of("x-hop");
        ValueWriter out = new ValueWriter(new OctetWriter(16));
        assertNoGarbage(() -> {
            scan.scan(MESSAGE);
            editor.clear();
            editor.deliveryCount(3).putMessageAnnotation(key).uint(77);
            out.out().clear();
            editor.write(scan, out);
            return out.out().length();
        });
    }

    @Test
    void sendingOnAsABroker() throws CodecException {
        Scan scan = new Scan();
        Reemission reemission = new Reemission("ex", "rk");
        ValueWriter out = new ValueWriter(new OctetWriter(16));
        assertNoGarbage(() -> {
            scan.scan(MESSAGE);
            out.out().clear();
            reemission.write(scan, false, 0, out);
            return out.out().length();
        });
    }

    @Test
    void storingAndLoading() throws CodecException {
        Scan scan = new Scan();
        Stored stored = new Stored();
        OctetWriter disk = new OctetWriter(16);
        ValueWriter out = new ValueWriter(new OctetWriter(16));
        assertNoGarbage(() -> {
            scan.scan(MESSAGE);
            disk.clear();
            stored.write(scan, disk);
            stored.load(disk.array(), 0, disk.length());
            out.out().clear();
            stored.writeMessage(out);
            return out.out().length();
        });
    }

    @Test
    void buildingAMessage() throws CodecException {
        MessageBuilder builder = new MessageBuilder();
        ValueWriter out = new ValueWriter(new OctetWriter(16));
        Key key = Key.of("k");
        byte[] body = new byte[12];
        assertNoGarbage(() -> {
            builder.clear();
            builder.head().durable(true).ttlMs(1000);
            builder.property(PropertyField.MESSAGE_ID).ulong(77);
            builder.property(PropertyField.CREATION_TIME).timestamp(10_000);
            builder.applicationProperty(key).intValue(5);
            out.out().clear();
            builder.beginBody(SectionKind.DATA, out);
            out.binary(body);
            return out.out().length();
        });
    }
}
