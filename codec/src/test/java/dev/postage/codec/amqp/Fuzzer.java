package dev.postage.codec.amqp;

import com.sun.management.ThreadMXBean;
import dev.postage.codec.amqp.convert.AmqpToBasic;
import dev.postage.codec.amqp.convert.AmqpToMqtt;
import dev.postage.codec.amqp.convert.OctetString;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import dev.postage.codec.bytes.Octets;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Changes recorded messages and values octet by octet and does everything with them. Ends at any other exception. */
final class Fuzzer {
    private static final int[] EXTREMES = {0x00, 0x01, 0x40, 0x45, 0x7f, 0x80, 0xc0, 0xd0, 0xe0, 0xf0, 0xff};

    private static final byte[] STORED_HEAD = {0x50, 0x53, 1, 7, 0x75};

    private final SplittableRandom random;
    private final List<byte[]> seeds = new ArrayList<>();
    private final Scan scan = new Scan();
    private final Stored stored = new Stored();
    private final Reemission reemission = new Reemission("ex", "rk");
    private final Editor editor = new Editor();
    private final Summer summer = new Summer(Checksum.ADLER32);
    private final Key key = Key.of("x-k");
    private final ValueWriter out = new ValueWriter(new OctetWriter(4096));
    private final OctetWriter disk = new OctetWriter(4096);
    private final Octets valueOctets = new Octets();
    private final Cursor value = new Cursor(valueOctets, 64);
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private long accepted;
    private long refused;
    private long mostAllocated;

    Fuzzer(long seed) {
        random = new SplittableRandom(seed);
        Vectors.cornerCases().stream().map(Vectors.CornerCase::octets).forEach(seeds::add);
        Vectors.cases("amqp-to-amqpl-mqtt-reemit.json").forEach(c -> seeds.add(Vectors.hex(Vectors.text(c, "amqp"))));
        Vectors.cases("footer-checksums.json").forEach(c -> seeds.add(Vectors.hex(Vectors.text(c, "message"))));
        seeds.add(Vectors.octets("message.amqp"));
    }

    void run(long inputs) {
        for (long i = 0; i < inputs; i++) {
            byte[] input = mutated();
            long before = threads.getCurrentThreadAllocatedBytes();
            try {
                everything(input);
                accepted++;
            } catch (CodecException e) {
                refused++;
            } catch (RuntimeException | Error e) {
                throw new AssertionError("input " + Vectors.hex(input), e);
            }
            mostAllocated = Math.max(mostAllocated, threads.getCurrentThreadAllocatedBytes() - before);
        }
    }

    private byte[] mutated() {
        byte[] seed = seeds.get(random.nextInt(seeds.size()));
        byte[] other = seeds.get(random.nextInt(seeds.size()));
        int kind = random.nextInt(8);
        int cut = random.nextInt(seed.length + 1);
        if (kind == 0) {
            return java.util.Arrays.copyOf(seed, cut);
        }
        byte[] changed = seed.clone();
        if (kind == 1) {
            int from = random.nextInt(other.length + 1);
            changed = java.util.Arrays.copyOf(seed, cut + other.length - from);
            System.arraycopy(other, from, changed, cut, other.length - from);
        }
        for (int i = random.nextInt(4); i >= 0 && changed.length > 0; i--) {
            int at = random.nextInt(changed.length);
            changed[at] = (byte)
                    (switch (random.nextInt(3)) {
                        case 0 -> random.nextInt(256);
                        case 1 -> EXTREMES[random.nextInt(EXTREMES.length)];
                        default -> changed[at] ^ 1 << random.nextInt(8);
                    });
        }
        return changed;
    }

    private void everything(byte[] input) throws CodecException {
        valueOf(input);
        load(input);
        scan.scan(input);
        summer.compute(scan);
        out.out().clear();
        // without a check first: whatever is broken inside has to be found where it is read
        quietly(() -> reemission.write(scan, false, 0, out));
        quietly(() -> {
            editor.clear();
            editor.priority(1).putMessageAnnotation(key).nullValue();
            editor.write(scan, out);
        });
        quietly(() -> summer.addTo(scan, out));
        quietly(() -> AmqpToBasic.convert(scan));
        quietly(() -> AmqpToMqtt.convert(scan, OctetString.of("a")));
        scan.check();
        disk.clear();
        stored.write(scan, disk);
        stored.load(disk.array(), 0, disk.length());
        reemission.write(stored, true, 1, out);
    }

    private void valueOf(byte[] input) {
        quietly(() -> {
            valueOctets.wrap(input, 0, input.length);
            value.at(0, input.length);
            value.check();
        });
    }

    /** A stored form that is broken by the same change. */
    private void load(byte[] input) {
        quietly(() -> {
            byte[] broken = java.util.Arrays.copyOf(STORED_HEAD, 5 + input.length);
            System.arraycopy(input, 0, broken, 5, input.length);
            stored.load(broken);
            out.out().clear();
            reemission.write(stored, false, 0, out);
            AmqpToBasic.convert(stored.scan(), stored.container());
        });
    }

    private interface Attempt {
        void make() throws CodecException;
    }

    private static void quietly(Attempt attempt) {
        try {
            attempt.make();
        } catch (CodecException e) {
            // the documented exception is what is allowed here
            assert e.offset() >= 0;
        }
    }

    long accepted() {
        return accepted;
    }

    long refused() {
        return refused;
    }

    long mostAllocatedBytes() {
        return mostAllocated;
    }
}
