package dev.postage.codec.amqp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.Extent;
import dev.postage.codec.amqp.wire.Reencoder;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import dev.postage.codec.bytes.Octets;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class WirePropertiesTest {
    @Provide
    Arbitrary<Object> values() {
        return Generators.values();
    }

    @Property(tries = 300)
    void whatIsWrittenIsReadByBothDecoders(@ForAll("values") Object form) throws CodecException {
        byte[] written = Forms.write(form);
        assertThat(NaiveDecoder.decode(written)).isEqualTo(form);
        assertThat(read(written)).isEqualTo(form);
    }

    @Property(tries = 300)
    void anyEncodingOfAPeerIsReadAndMadeTheSmallest(@ForAll("values") Object form, @ForAll Random choice)
            throws CodecException {
        byte[] wide = Forms.writeWide(form, choice);
        assertThat(NaiveDecoder.decode(wide)).isEqualTo(form);
        assertThat(read(wide)).isEqualTo(form);
        ValueWriter again = new ValueWriter(new OctetWriter(1));
        Reencoder.write(on(wide), again);
        assertThat(again.out().copy()).isEqualTo(Forms.write(form));
    }

    @Property(tries = 300)
    void theEndIsToldWithoutReading(@ForAll("values") Object form, @ForAll Random choice) throws CodecException {
        byte[] wide = Forms.writeWide(form, choice);
        byte[] followed = Arrays.copyOf(wide, wide.length + 3);
        assertThat(Extent.endOf(new Octets(followed), 0, followed.length, 64)).isEqualTo(wide.length);
    }

    @Property(tries = 100)
    void everyTruncationIsAnError(@ForAll("values") Object form, @ForAll Random choice) {
        byte[] wide = Forms.writeWide(form, choice);
        for (int length = 0; length < wide.length; length++) {
            byte[] cut = Arrays.copyOf(wide, length);
            assertThatThrownBy(() -> on(cut).check()).isInstanceOf(CodecException.class);
        }
    }

    /** Changed octets may still be a value, but then it is the same one to both decoders. */
    @Property(tries = 2000)
    void agreesWithTheNaiveDecoderAboutChangedOctets(@ForAll("values") Object form, @ForAll Random choice) {
        byte[] changed = Forms.writeWide(form, choice);
        for (int i = 0; i < 1 + choice.nextInt(3); i++) {
            changed[choice.nextInt(changed.length)] = (byte) choice.nextInt();
        }
        String naive = outcome(() -> NaiveDecoder.decode(changed));
        String ours = outcome(() -> {
            Cursor cursor = on(changed);
            cursor.check();
            return cursor.end() == changed.length ? Forms.read(cursor) : "refused";
        });
        assertThat(ours).isEqualTo(naive);
    }

    private interface Decoding {
        Object decode() throws CodecException;
    }

    private static String outcome(Decoding decoding) {
        try {
            return decoding.decode().toString();
        } catch (CodecException | NaiveDecoder.Refused e) {
            return "refused";
        }
    }

    private static Object read(byte[] octets) throws CodecException {
        Cursor cursor = on(octets);
        cursor.check();
        assertThat(cursor.end()).isEqualTo(octets.length);
        return Forms.read(cursor);
    }

    private static Cursor on(byte[] octets) throws CodecException {
        Cursor cursor = new Cursor(new Octets(octets), 64);
        cursor.at(0, octets.length);
        return cursor;
    }
}
