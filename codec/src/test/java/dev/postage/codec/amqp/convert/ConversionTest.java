package dev.postage.codec.amqp.convert;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.codec.amqp.Scan;
import dev.postage.codec.amqp.Vectors;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the recorded conversions, which the command line is held against, leave open. */
class ConversionTest {
    private static final OctetString KEY = OctetString.of("a.b");

    @Test
    void handsOutTheDataOfOneSectionWithoutCopying() throws CodecException {
        byte[] message = Vectors.hex("005375a004626f6479");
        Scan scan = new Scan();
        scan.scan(message);
        ByteBuffer payload = AmqpToBasic.convert(scan).payload();
        message[8] = 'Y';
        assertThat(payload).isEqualTo(ByteBuffer.wrap(new byte[] {'b', 'o', 'd', 'Y'}));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "73000001f4", // char
                "98000102030405060708090a0b0c0d0e0f", // uuid
                "00a30375726ca10161", // described
                "727f800000", // infinity
                "827ff8000000000000", // NaN
                "742250002a", // decimal
                "e0020340", // array of nulls
                "f000000005ffffffff41" // array of 4294967295 true
            })
    void dropsEntriesThatHaveNoCounterpart(String value) throws CodecException {
        Scan scan = scan(withApplicationProperty(value) + "005375a00161");
        assertThat(AmqpToBasic.convert(scan).headers()).isEmpty();
        assertThat(AmqpToMqtt.convert(scan, KEY).userProperties()).isEmpty();
    }

    @Test
    void keepsWhatIsBesideADroppedValue() throws CodecException {
        // a list of a char, the ulong 2^64-1 and a list of one int
        Scan scan = scan(withApplicationProperty("c01403730000004180ffffffffffffffffc003015407") + "005375a00161");
        assertThat(AmqpToBasic.convert(scan).headers())
                .singleElement()
                .extracting(TableEntry::value)
                .hasToString("TableValue[type=ARRAY, value=[TableValue[type=LONG, value=18446744073709551615],"
                        + " TableValue[type=ARRAY, value=[TableValue[type=SIGNEDINT, value=7]]]]]");
    }

    @ParameterizedTest
    @CsvSource({
        "/queues/a%2Fb, a/b",
        "/queues/%C3%A4, ä",
        "/queues/a%2, ''",
        "/queues/a%zz, ''",
        "/exchanges/x/y, /exchanges/x/y"
    })
    void readsTheQueueOfAReplyAddress(String address, String expected) throws CodecException {
        Scan scan = scan(withReplyTo(address) + "005375a00161");
        assertThat(Optional.ofNullable(AmqpToBasic.convert(scan).texts().get(BasicText.REPLY_TO))
                        .map(OctetString::toString)
                        .orElse(""))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"01, a.b", "03, a.b", "00, ''", "02, ''"})
    void takesAReplyAddressForATopicWhenJmsSaysSo(String kind, String topic) throws CodecException {
        String annotation = "005372c11702a312782d6f70742d6a6d732d7265706c792d746f51" + kind;
        Scan scan = scan(annotation + withReplyTo("a.b") + "005375a00161");
        MqttPublish publish = AmqpToMqtt.convert(scan, KEY);
        assertThat(publish.text(MqttText.RESPONSE_TOPIC)
                        .map(OctetString::toString)
                        .orElse(""))
                .isEqualTo(topic);
    }

    @ParameterizedTest
    @CsvSource({
        "urn:uuid:550e8400-e29b-41d4-a716-446655440000, 98550e8400e29b41d4a716446655440000",
        "urn:uuid:550E8400-E29B-41D4-A716-446655440000, 98550e8400e29b41d4a716446655440000",
        "URN:UUID:550e8400-e29b-41d4-a716-446655440000, a12d55524e3a555549443a",
        "urn:uuid:zzze8400-e29b-41d4-a716-446655440000, a12d75726e3a757569643a7a7a7a",
        "urn:uuid:550e8400e29b41d4a716446655440000aaaa, a12d75726e3a757569643a353530",
        "urn:uuid:550e-8400e29b-41d4-a716-446655440000, a12d75726e3a757569643a353530"
    })
    void makesAUuidOfWhatIsOneAndOfNothingElse(String id, String expected) throws CodecException {
        BasicContent content = content(Map.of(BasicText.MESSAGE_ID, OctetString.of(id)), List.of(), "61");
        assertThat(amqp(content)).contains("01" + expected);
    }

    @Test
    void bringsABodyThatIsNoDataThereAndBack() throws CodecException {
        for (String body :
                List.of("00537740", "005377a103686579", "005376c0030150ff00537645", "0053774100" + "5378c10100")) {
            BasicContent there = AmqpToBasic.convert(scan("005374c10602a1016b5402" + body));
            assertThat(there.texts()).containsEntry(BasicText.TYPE, OctetString.of("amqp-1.0"));
            assertThat(amqp(there)).endsWith("005374c10602a1016b5402" + body);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "61", "005375", "005373450053774000", "00537345005377" + "40"})
    void refusesAPayloadThatSaysItIsABodyAndIsNone(String payload) {
        BasicContent content = content(Map.of(BasicText.TYPE, OctetString.of("amqp-1.0")), List.of(), payload);
        org.assertj.core.api.Assertions.assertThatThrownBy(() -> amqp(content)).isInstanceOf(CodecException.class);
    }

    @Test
    void readsWhatRabbitMq313Stored() throws CodecException {
        // as in the file: 13 properties with trailing nulls, 2 octets for a boolean, a footer
        String properties = "005373c0100da1016d404040404040404040404040";
        String application = "005374c10602a1016b5601";
        String annotations = "005372c10902a303782d61a10162";
        String footer = "005378c10702a303782d6641";
        BasicContent stored = content(
                Map.of(BasicText.MESSAGE_ID, OctetString.of("m")),
                List.of(
                        section("x-amqp-1.0-properties", properties),
                        section("x-amqp-1.0-app-properties", application),
                        section("x-amqp-1.0-message-annotations", annotations),
                        section("x-amqp-1.0-footer", footer)),
                "626f6479");
        assertThat(amqp(stored))
                .endsWith("782d726f7574696e672d6b6579a103612e62" + "a303782d61a10162" + properties + application
                        + "005375a004626f6479" + footer);
        assertThat(scan(amqp(stored)).properties().messageId()).isPresent();
    }

    @Test
    void refusesASectionOf313ThatIsBroken() {
        for (String section : List.of("", "005373c0", "005374c10100", "00537345" + "40", "0053734100")) {
            BasicContent stored = content(Map.of(), List.of(section("x-amqp-1.0-properties", section)), "61");
            org.assertj.core.api.Assertions.assertThatThrownBy(() -> amqp(stored))
                    .as(section)
                    .isInstanceOf(CodecException.class);
        }
    }

    private static TableEntry section(String name, String digits) {
        return new TableEntry(OctetString.of(name), TableValue.longstr(OctetString.of(Vectors.hex(digits))));
    }

    private static BasicContent content(Map<BasicText, OctetString> texts, List<TableEntry> headers, String payload) {
        return new BasicContent(
                texts,
                headers,
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                ByteBuffer.wrap(Vectors.hex(payload)));
    }

    private static String amqp(BasicContent content) throws CodecException {
        ValueWriter writer = new ValueWriter(new OctetWriter(16));
        BasicToAmqp.convert(content, "ex", "a.b", writer);
        scan(Vectors.hex(writer.out().copy()));
        return Vectors.hex(writer.out().copy());
    }

    private static Scan scan(String digits) throws CodecException {
        Scan scan = new Scan();
        scan.scan(Vectors.hex(digits));
        scan.check();
        return scan;
    }

    private static String withApplicationProperty(String value) {
        ValueWriter writer = new ValueWriter(new OctetWriter(16));
        writer.section(0x74);
        int begin = writer.beginMap();
        writer.string("k");
        writer.out().octets(Vectors.hex(value));
        writer.endMap(begin, 2);
        return Vectors.hex(writer.out().copy());
    }

    private static String withReplyTo(String address) {
        ValueWriter writer = new ValueWriter(new OctetWriter(16));
        writer.section(0x73);
        int begin = writer.beginList();
        for (int i = 0; i < 4; i++) {
            writer.nullValue();
        }
        writer.string(address);
        writer.endList(begin, 5);
        return Vectors.hex(writer.out().copy());
    }
}
