package dev.postage.codec.amqp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.postage.codec.amqp.type.HeaderField;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class MessagePropertiesTest {
    @Provide
    Arbitrary<byte[]> messages() {
        return Generators.messages();
    }

    @Property(tries = 200)
    void bareMessageAndSumSurviveAnyEdits(@ForAll("messages") byte[] message, @ForAll Random choice)
            throws CodecException {
        Summer summer = new Summer(choice.nextBoolean() ? Checksum.CRC32 : Checksum.ADLER32);
        Scan scan = scan(message);
        ValueWriter out = new ValueWriter(new OctetWriter(1));
        summer.addTo(scan, out);
        String bare = bare(scan);
        byte[] current = out.out().copy();
        for (int i = 0; i < 6; i++) {
            current = edited(current, choice);
            Scan after = scan(current);
            after.check();
            assertThat(bare(after)).isEqualTo(bare);
            assertThat(summer.verify(after)).isEqualTo(ChecksumState.VALID);
        }
    }

    /** One of: sent on by a broker, stored and loaded, header or annotations changed. */
    private static byte[] edited(byte[] message, Random choice) throws CodecException {
        Scan scan = scan(message);
        ValueWriter out = new ValueWriter(new OctetWriter(1));
        Editor editor = new Editor();
        switch (choice.nextInt(5)) {
            case 0 -> new Reemission("e", "k").write(scan, choice.nextBoolean(), choice.nextInt(3), out);
            case 1 -> {
                Stored stored = new Stored();
                stored.write(scan, out.out());
                stored.load(out.out().copy());
                out.out().clear();
                stored.writeMessage(out);
            }
            case 2 -> {
                editor.durable(choice.nextBoolean())
                        .priority(choice.nextInt(256))
                        .ttlMs(choice.nextInt(1000))
                        .firstAcquirer(choice.nextBoolean())
                        .deliveryCount(choice.nextInt(9));
                editor.write(scan, out);
            }
            case 3 -> {
                editor.putMessageAnnotation(Key.of("x-0")).string("new");
                editor.putDeliveryAnnotation(Key.of("x-n")).ulong(choice.nextInt(1000));
                editor.removeMessageAnnotation(Key.of("x-2")).removeDeliveryAnnotation(Key.of("x-4"));
                editor.write(scan, out);
            }
            default -> {
                editor.unset(HeaderField.of(choice.nextInt(5)));
                editor.write(scan, out);
            }
        }
        return out.out().copy();
    }

    @Property(tries = 100)
    void sumTellsOfAnyFlippedBitInTheBareMessage(@ForAll("messages") byte[] message, @ForAll Random choice)
            throws CodecException {
        Summer summer = new Summer(choice.nextBoolean() ? Checksum.CRC32 : Checksum.ADLER32);
        ValueWriter out = new ValueWriter(new OctetWriter(1));
        Scan scan = scan(message);
        summer.addTo(scan, out);
        int from = scan.bareFrom();
        int to = scan.bareTo();
        for (int i = 0; i < 20; i++) {
            byte[] flipped = out.out().copy();
            flipped[from + choice.nextInt(to - from)] ^= (byte) (1 << choice.nextInt(8));
            assertThat(isValid(summer, flipped)).isFalse();
        }
    }

    /** A flipped bit may as well break the sections, which is refused even earlier. */
    private static boolean isValid(Summer summer, byte[] message) {
        try {
            return summer.verify(scan(message)) == ChecksumState.VALID;
        } catch (CodecException e) {
            return false;
        }
    }

    @Property(tries = 60)
    void everyTruncationIsAnErrorOrAMessageWithFewerSections(@ForAll("messages") byte[] message) throws CodecException {
        Scan whole = scan(message);
        java.util.Set<Integer> ends = new java.util.HashSet<>();
        Sections sections = new Sections(whole);
        while (sections.next()) {
            ends.add(sections.offset() + sections.length());
        }
        int bodyFrom = whole.offset(whole.body());
        for (int length = 0; length < message.length; length++) {
            byte[] cut = Arrays.copyOf(message, length);
            if (ends.contains(length) && length > bodyFrom) {
                scan(cut);
            } else {
                assertThatThrownBy(() -> scan(cut)).isInstanceOf(CodecException.class);
            }
        }
    }

    @Property(tries = 100)
    void editsSayWhatTheyChangeAndNothingElse(@ForAll("messages") byte[] message) throws CodecException {
        Scan scan = scan(message);
        Editor editor = new Editor();
        ValueWriter out = new ValueWriter(new OctetWriter(1));
        editor.write(scan, out);
        assertThat(out.out().copy()).isEqualTo(message);
        out.out().clear();
        editor.priority(200).putMessageAnnotation(Key.of("x-0")).intValue(7);
        editor.write(scan, out);
        Scan after = scan(out.out().copy());
        assertThat(after.header().priority()).isEqualTo(200);
        assertThat(after.header().durable()).isEqualTo(scan.header().durable());
        assertThat(after.messageAnnotations().find(Key.of("x-0"))).isTrue();
        assertThat(Forms.read(after.messageAnnotations().cursor())).hasToString("[int, 7]");
        assertThat(after.messageAnnotations().find(Key.of("x-2")))
                .isEqualTo(scan.messageAnnotations().find(Key.of("x-2")));
    }

    private static Scan scan(byte[] message) throws CodecException {
        Scan scan = new Scan();
        scan.scan(message);
        return scan;
    }

    private static String bare(Scan scan) {
        return Vectors.hex(scan.octets().copy(scan.bareFrom(), scan.bareTo() - scan.bareFrom()));
    }
}
