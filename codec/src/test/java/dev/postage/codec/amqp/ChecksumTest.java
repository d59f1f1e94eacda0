package dev.postage.codec.amqp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import dev.postage.codec.json.JsonInteger;
import dev.postage.codec.json.JsonObject;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class ChecksumTest {
    private static final String BODY = "005375a0026d31";

    private final Scan scan = new Scan();
    private final Summer crc32 = new Summer(Checksum.CRC32);

    static List<JsonObject> recorded() {
        return Vectors.cases("footer-checksums.json");
    }

    @ParameterizedTest
    @MethodSource("recorded")
    void isTheSumThatTheErlangClientSends(JsonObject one) throws CodecException {
        byte[] message = Vectors.hex(Vectors.text(one, "message"));
        long sum = ((JsonInteger) one.members().get("checksum")).longValue();
        scan.scan(message);
        assertThat(crc32.verify(scan)).isEqualTo(ChecksumState.VALID);
        assertThat(crc32.actual()).isEqualTo(sum);
        assertThat(crc32.expected()).isEqualTo(sum);
        assertThat(Vectors.hex(scan.octets().copy(scan.bareFrom(), scan.bareTo() - scan.bareFrom())))
                .isEqualTo(Vectors.text(one, "bare"));
        assertThat(new Summer(Checksum.ADLER32).verify(scan)).isEqualTo(ChecksumState.UNVERIFIED);
    }

    @ParameterizedTest
    @MethodSource("recorded")
    void addsTheSumWhereTheErlangClientDoes(JsonObject one) throws CodecException {
        byte[] message = Vectors.hex(Vectors.text(one, "message"));
        scan.scan(message);
        ValueWriter out = new ValueWriter(new OctetWriter(16));
        crc32.addTo(scan, out);
        assertThat(Vectors.hex(out.out().copy())).isEqualTo(Vectors.text(one, "message"));
    }

    @ParameterizedTest
    @EnumSource(Checksum.class)
    void isTheSameOverAnyBuffer(Checksum algorithm) throws CodecException {
        byte[] large = new byte[40_000];
        System.arraycopy(Vectors.hex("005375b000009c38"), 0, large, 0, 8);
        large[20_000] = 77;
        Summer summer = new Summer(algorithm);
        scan.scan(large);
        long sum = summer.compute(scan);
        scan.scan(ByteBuffer.allocateDirect(large.length).put(large).flip());
        assertThat(summer.compute(scan)).isEqualTo(sum);
        scan.scan(ByteBuffer.wrap(large).asReadOnlyBuffer());
        assertThat(summer.compute(scan)).isEqualTo(sum);
    }

    @Test
    void tellsBothNumbersOfAMismatch() throws CodecException {
        scan.scan(Vectors.hex("005375a0026d32005378c11402a30c782d6f70742d6372632d333270e9261223"));
        assertThat(crc32.verify(scan)).isEqualTo(ChecksumState.MISMATCH);
        assertThat(crc32.expected()).isEqualTo(0xe9261223L);
        assertThat(crc32.actual()).isEqualTo(0x702f4399L);
    }

    @Test
    void isUnverifiedWithoutASumThatIsAUint() throws CodecException {
        scan.scan(Vectors.hex(BODY));
        assertThat(crc32.verify(scan)).isEqualTo(ChecksumState.UNVERIFIED);
        scan.scan(Vectors.hex(BODY + "005378c11802a30c782d6f70742d6372632d33328000000000e9261223"));
        assertThat(crc32.verify(scan)).isEqualTo(ChecksumState.UNVERIFIED);
        scan.scan(Vectors.hex(BODY + "005378c11402a10c782d6f70742d6372632d333270e9261223"));
        assertThat(crc32.verify(scan)).isEqualTo(ChecksumState.UNVERIFIED);
    }

    @Test
    void refusesTheSameSumTwice() throws CodecException {
        String entry = "a30c782d6f70742d6372632d333270e9261223";
        scan.scan(Vectors.hex(BODY + "005378c12704" + entry + entry));
        assertThatThrownBy(() -> crc32.verify(scan))
                .isInstanceOf(CodecException.class)
                .hasMessage("at offset 32: a second one found, expected x-opt-crc-32 once in the footer");
    }

    @Test
    void replacesAnOldSumAndKeepsWhatElseTheFooterHas() throws CodecException {
        scan.scan(Vectors.hex(
                BODY + "005378c11b04a30c782d6f70742d6372632d333270 00000007a303782d665601".replace(" ", "")));
        ValueWriter out = new ValueWriter(new OctetWriter(16));
        crc32.addTo(scan, out);
        assertThat(Vectors.hex(out.out().copy()))
                .isEqualTo(BODY + "005378c11b04a30c782d6f70742d6372632d333270e9261223a303782d665601");
    }
}
