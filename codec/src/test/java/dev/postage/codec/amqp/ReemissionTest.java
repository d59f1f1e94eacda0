package dev.postage.codec.amqp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonString;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ReemissionTest {
    private static final int RECORDED_DELIVERY_COUNT = 2;

    private final Reemission reemission = new Reemission("ex", "rk.a");
    private final ValueWriter writer = new ValueWriter(new OctetWriter(16));

    static List<JsonObject> recorded() {
        return Vectors.cases("amqp-to-amqpl-mqtt-reemit.json");
    }

    @ParameterizedTest
    @MethodSource("recorded")
    void isWhatRabbitMqSends(JsonObject one) throws CodecException {
        byte[] message = Vectors.hex(Vectors.text(one, "amqp"));
        // RabbitMQ fails on the one message that has no recorded answer
        if (one.members().get("encoded_reemit") instanceof JsonString) {
            assertThat(reemit(message, false, 0)).isEqualTo(Vectors.text(one, "encoded_reemit"));
            assertThat(reemit(message, true, RECORDED_DELIVERY_COUNT))
                    .isEqualTo(Vectors.text(one, "encoded_reemit_redelivered"));
            assertThat(reemitStored(message, false, 0)).isEqualTo(Vectors.text(one, "v1_reemit"));
            assertThat(reemitStored(message, true, RECORDED_DELIVERY_COUNT))
                    .isEqualTo(Vectors.text(one, "v1_reemit_redelivered"));
        } else {
            assertThat(Vectors.text(one, "name")).isEqualTo("ann x- described");
        }
    }

    @Test
    void recordsOneMessageWithoutAnAnswer() {
        assertThat(recorded()).hasSize(105);
        assertThat(recorded().stream().filter(c -> c.members().get("encoded_reemit") instanceof JsonString))
                .hasSize(104);
    }

    @ParameterizedTest
    @CsvSource({
        // an annotation, and what it becomes
        "5601, 41",
        "5600, 42",
        "40, 40",
        "7000000000, 43",
        "70000000ff, 52ff",
        "800000000000000100, 800000000000000100",
        "8000000000000000ff, 53ff",
        "71ffffff80, 5480",
        "71ffffff7f, 71ffffff7f",
        "810000000000000005, 5505",
        "b10000000161, a10161",
        "b300000000, a300",
        "c00100, 45",
        "d0000000050000000140, c0020140",
        "d10000000400000000, c10100",
        "d000000006000000015601, c0020141",
        "727fc00001, 727fc00001",
        "e00602a301610162, e00c02b300000001610000000162",
        "f00000000700000002500102, e00402500102",
        "e0040252ff01, e0040252ff01",
        "e0020341, e0020341",
        "f000000005ffffffff40, f000000005ffffffff40",
        "00a301755601, 00a3017541"
    })
    void writesAnnotationsInTheirSmallestForm(String given, String expected) throws CodecException {
        OctetWriter map = new OctetWriter(16);
        ValueWriter entries = new ValueWriter(map);
        entries.section(0x72);
        int begin = entries.beginMap();
        entries.symbol("x-k");
        map.octets(Vectors.hex(given));
        entries.endMap(begin, 2);
        String written = reemit(Vectors.hex(Vectors.hex(map.copy()) + "005375a00161"), false, 0);
        assertThat(written).contains("a303782d6b" + expected + "005375a00161");
    }

    private String reemit(byte[] message, boolean redelivered, int deliveryCount) throws CodecException {
        Scan scan = new Scan();
        scan.scan(message);
        writer.out().clear();
        reemission.write(scan, redelivered, deliveryCount, writer);
        return Vectors.hex(writer.out().copy());
    }

    private String reemitStored(byte[] message, boolean redelivered, int deliveryCount) throws CodecException {
        Scan scan = new Scan();
        scan.scan(message);
        Stored stored = new Stored();
        writer.out().clear();
        stored.write(scan, writer.out());
        stored.load(writer.out().copy());
        writer.out().clear();
        reemission.write(stored, redelivered, deliveryCount, writer);
        return Vectors.hex(writer.out().copy());
    }
}
