package dev.postage.codec.amqp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StoredTest {
    private static final String FULL = "005370c009034150037000004e20005371c10902a303782d61a10162"
            + "005372c11902a30f782d73747265616d2d66696c746572a1056170706c65"
            + "005373c0420da1016da0056775657374a10174a10173a1092f7175657565732f72a10163a3026374a3026365"
            + "830000000000000001830000000000002710a101675201a1027267"
            + "005374c10602a1016b5402005375a004626f6479005375a00161005378c10702a303782d6641";

    /** Written by version 1 once and never changed since. */
    private static final byte[] VERSION_1 =
            Vectors.hex(new String(Vectors.octets("stored-1.hex"), StandardCharsets.US_ASCII).strip());

    private final Stored stored = new Stored();

    @Test
    void readsVersion1ForEver() throws CodecException {
        stored.load(VERSION_1);
        assertThat(stored.container().durable()).isTrue();
        assertThat(stored.container().priority()).isEqualTo(3);
        assertThat(stored.container().ttlMs()).isEqualTo(20_000);
        Scan scan = stored.scan();
        assertThat(scan.bodySections()).isEqualTo(2);
        assertThat(scan.properties().subject()).contains("s");
        assertThat(scan.applicationProperties().find(Key.of("k"))).isTrue();
        assertThat(scan.messageAnnotations().find(Key.of("x-stream-filter"))).isTrue();
        assertThat(scan.footer().find(Key.of("x-f"))).isTrue();
        assertThat(scan.has(SectionKind.HEADER)).isFalse();
        assertThat(scan.has(SectionKind.DELIVERY_ANNOTATIONS)).isFalse();
    }

    @Test
    void writesVersion1() throws CodecException {
        assertThat(Vectors.hex(store(FULL))).isEqualTo(Vectors.hex(VERSION_1));
    }

    @Test
    void keepsTheBareMessageAndTheFooter() throws CodecException {
        stored.load(store(FULL));
        Scan scan = stored.scan();
        String bareAndFooter = FULL.substring(FULL.indexOf("005373c0"));
        assertThat(Vectors.hex(scan.octets().copy(scan.bareFrom(), scan.octets().length() - scan.bareFrom())))
                .isEqualTo(bareAndFooter);
    }

    @ParameterizedTest
    @CsvSource({
        // what is loaded of a header that was stored
        "005370c009034150037000004e20, 005370c009034150037000004e20",
        "005370c00402415009, 005370c00402415009",
        "005370c0020141, 005370c0020141",
        "005370c0020142, ''",
        "005370c00705424040425203, ''",
        "005370c00403404043, 005370c00403424043",
        "'', ''"
    })
    void keepsDurablePriorityAndTimeToLive(String header, String loaded) throws CodecException {
        stored.load(store(header + "005375a00161"));
        ValueWriter out = new ValueWriter(new OctetWriter(16));
        stored.writeMessage(out);
        assertThat(Vectors.hex(out.out().copy())).isEqualTo(loaded + "005375a00161");
    }

    @Test
    void findsSectionsWithLongDescriptors() throws CodecException {
        String message = "008000000000000000734500a310616d71703a646174613a62696e617279a00161";
        stored.load(store(message));
        assertThat(stored.scan().value(SectionKind.DATA) - stored.scan().offset(SectionKind.DATA))
                .isEqualTo(19);
        ValueWriter out = new ValueWriter(new OctetWriter(16));
        stored.writeMessage(out);
        assertThat(Vectors.hex(out.out().copy())).isEqualTo(message);
    }

    @Test
    void tellsOfAnotherVersion() {
        byte[] later = VERSION_1.clone();
        later[2] = 2;
        assertThatThrownBy(() -> stored.load(later)).hasMessage("at offset 2: version 2 found, expected version 1");
    }

    @Test
    void refusesEveryTruncation() {
        for (int length = 0; length < VERSION_1.length; length++) {
            byte[] cut = java.util.Arrays.copyOf(VERSION_1, length);
            assertThatThrownBy(() -> stored.load(cut)).isInstanceOf(CodecException.class);
        }
    }

    private static byte[] store(String digits) throws CodecException {
        Scan scan = new Scan();
        scan.scan(Vectors.hex(digits));
        OctetWriter out = new OctetWriter(16);
        new Stored().write(scan, out);
        return out.copy();
    }
}
