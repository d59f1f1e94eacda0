package dev.postage.codec.amqp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.type.HeaderField;
import dev.postage.codec.amqp.type.PropertyField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.Octets;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReadingTest {
    private static final byte[] FULL = Vectors.hex("005370c00c054150037000004e20425207"
            + "005371c10902a303782d61a10162"
            + "005372c11402a30f782d73747265616d2d66696c7465725407"
            + "005373c0420da1016da0056775657374a10174a10173a1092f7175657565732f72a10163a3026374a3026365"
            + "830000000000000001830000000000002710a101675201a1027267"
            + "005374c10a04a1016b5402a1016c41005375a004626f6479005378c10702a303782d6641");

    @Test
    void readsTheSameFromEveryKindOfBuffer() throws CodecException {
        byte[] shifted = new byte[FULL.length + 7];
        System.arraycopy(FULL, 0, shifted, 5, FULL.length);
        Scan scan = new Scan();
        scan.scan(FULL);
        checkFull(scan);
        scan.scan(shifted, 5, FULL.length);
        checkFull(scan);
        ByteBuffer heap = ByteBuffer.wrap(shifted).position(5).limit(5 + FULL.length);
        ByteBuffer direct = ByteBuffer.allocateDirect(shifted.length)
                .put(shifted)
                .position(5)
                .limit(5 + FULL.length);
        for (ByteBuffer buffer : List.of(
                heap,
                heap.slice(),
                heap.asReadOnlyBuffer(),
                direct,
                direct.slice(),
                direct.duplicate().order(ByteOrder.LITTLE_ENDIAN).position(5).limit(5 + FULL.length))) {
            int position = buffer.position();
            scan.scan(buffer);
            checkFull(scan);
            assertThat(buffer.position()).isEqualTo(position);
            assertThat(buffer.remaining()).isEqualTo(FULL.length);
        }
    }

    private static void checkFull(Scan scan) throws CodecException {
        assertThat(scan.header().durable()).isTrue();
        assertThat(scan.header().priority()).isEqualTo(3);
        assertThat(scan.header().ttlMs()).isEqualTo(20_000);
        assertThat(scan.header().firstAcquirer()).isFalse();
        assertThat(scan.header().deliveryCount()).isEqualTo(7);
        Properties properties = scan.properties();
        assertThat(properties.messageId()).contains(new Identity(AmqpType.STRING, "m"));
        assertThat(properties.userId())
                .hasValueSatisfying(id -> assertThat(id).isEqualTo(new byte[] {'g', 'u', 'e', 's', 't'}));
        assertThat(properties.to()).contains("t");
        assertThat(properties.subject()).contains("s");
        assertThat(properties.replyTo()).contains("/queues/r");
        assertThat(properties.correlationId()).contains(new Identity(AmqpType.STRING, "c"));
        assertThat(properties.contentType()).contains("ct");
        assertThat(properties.contentEncoding()).contains("ce");
        assertThat(properties.absoluteExpiryTimeMs()).isEqualTo(1);
        assertThat(properties.creationTimeMs()).isEqualTo(10_000);
        assertThat(properties.groupId()).contains("g");
        assertThat(properties.groupSequence()).isEqualTo(1);
        assertThat(properties.replyToGroupId()).contains("rg");
        assertThat(scan.deliveryAnnotations().find(Key.of("x-a"))).isTrue();
        assertThat(scan.messageAnnotations().find(Key.of("x-stream-filter"))).isTrue();
        assertThat(Values.integral(scan.messageAnnotations().cursor())).isEqualTo(7);
        assertThat(scan.applicationProperties().find(Key.of("l"))).isTrue();
        assertThat(Values.booleanOf(scan.applicationProperties().cursor())).isTrue();
        assertThat(scan.applicationProperties().find(Key.of("x"))).isFalse();
        assertThat(scan.footer().find(Key.of("x-f"))).isTrue();
        assertThat(scan.body()).isEqualTo(SectionKind.DATA);
        assertThat(scan.octets().length() - scan.bareTo()).isEqualTo(12);
    }

    @Test
    void givesDefaultsWhereNothingIs() throws CodecException {
        for (String message :
                List.of("00537740", "0053704500537345" + "00537740", "005370c003024040005373c0020140" + "00537740")) {
            Scan scan = new Scan();
            scan.scan(Vectors.hex(message));
            assertThat(scan.header().durable()).isFalse();
            assertThat(scan.header().priority()).isEqualTo(4);
            assertThat(scan.header().ttlMs()).isEqualTo(-1);
            assertThat(scan.header().firstAcquirer()).isFalse();
            assertThat(scan.header().deliveryCount()).isZero();
            assertThat(scan.properties().messageId()).isEmpty();
            assertThat(scan.properties().creationTimeMs()).isEqualTo(Long.MIN_VALUE);
            assertThat(scan.properties().groupSequence()).isEqualTo(-1);
            assertThat(scan.header().has(HeaderField.TTL)).isFalse();
            assertThatThrownBy(() -> scan.properties().value(PropertyField.TO))
                    .hasMessage("the message has no to: ask has() first");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "44, ULONG, 0",
        "80ffffffffffffffff, ULONG, 18446744073709551615",
        "98000102030405060708090a0b0c0d0e0f, UUID, 00010203-0405-0607-0809-0a0b0c0d0e0f",
        "a00300ff01, BINARY, 00ff01",
        "b100000001e4, STRING, -",
        "b100000002c3a4, STRING, ä",
        "5401, INT, -"
    })
    void readsIdsOfFourTypes(String value, AmqpType type, String text) throws CodecException {
        String size = String.format("%02x", 1 + value.length() / 2);
        Scan scan = new Scan();
        scan.scan(Vectors.hex("005373c0" + size + "01" + value + "00537740"));
        if (text.equals("-")) {
            assertThatThrownBy(() -> scan.properties().messageId()).isInstanceOf(CodecException.class);
        } else {
            assertThat(scan.properties().messageId()).contains(new Identity(type, text));
        }
    }

    @Test
    void findsTheFirstOfTwoEqualKeys() throws CodecException {
        Scan scan = new Scan();
        scan.scan(Vectors.hex("005374c10b04a1016b5401a1016b5402005375a00161"));
        assertThat(scan.applicationProperties().find(Key.of("k"))).isTrue();
        assertThat(Values.integral(scan.applicationProperties().cursor())).isEqualTo(1);
    }

    @Test
    void refusesFieldsOfAWrongTypeOnlyWhenTheyAreRead() throws CodecException {
        Scan scan = new Scan();
        scan.scan(Vectors.hex("005370c003024143005375a00161"));
        scan.check();
        assertThat(scan.header().durable()).isTrue();
        assertThatThrownBy(() -> scan.header().priority()).hasMessage("at offset 7: uint found, expected ubyte");
    }

    @Test
    void countsArraysWithoutOctetsInsteadOfMakingThem() throws CodecException {
        byte[] claims = Vectors.hex("f000000005ffffffff40");
        Cursor cursor = new Cursor(new Octets(claims), 1);
        cursor.at(0, claims.length);
        cursor.check();
        cursor.enter();
        assertThat(cursor.left()).isEqualTo(0xffffffffL);
        assertThat(cursor.next()).isTrue();
        assertThat(cursor.isNull()).isTrue();
        cursor.leave();
        assertThat(cursor.next()).isFalse();
    }

    @Test
    void keepsBitsAndSigns() throws CodecException {
        assertThat(Values.floatBits(on("727fc00001"))).isEqualTo(0x7fc00001);
        assertThat(Values.doubleBits(on("828000000000000000"))).isEqualTo(Long.MIN_VALUE);
        assertThat(Values.integral(on("54ff"))).isEqualTo(-1);
        assertThat(Values.integral(on("5580"))).isEqualTo(-128);
        assertThat(Values.integral(on("52ff"))).isEqualTo(255);
        assertThat(Values.integral(on("53ff"))).isEqualTo(255);
        assertThat(Values.integral(on("51ff"))).isEqualTo(-1);
        assertThat(Values.integral(on("618000"))).isEqualTo(-32768);
        assertThat(Values.integral(on("60ffff"))).isEqualTo(65535);
        assertThat(Values.integral(on("70ffffffff"))).isEqualTo(4294967295L);
        assertThat(Values.codePoint(on("730001f600"))).isEqualTo(0x1f600);
        assertThat(Values.timestamp(on("83ffffffffffffffff"))).isEqualTo(-1);
        assertThat(on("830000e677d21fdbff").type()).isEqualTo(AmqpType.TIMESTAMP);
        assertThatThrownBy(() -> Values.integral(on("830000000000000001"))).isInstanceOf(CodecException.class);
    }

    private static Cursor on(String digits) throws CodecException {
        Octets octets = new Octets(Vectors.hex(digits));
        Cursor cursor = new Cursor(octets, 4);
        cursor.at(0, octets.length());
        return cursor;
    }

    @Test
    void holdsMessagesAgainstLimits() {
        Limits limits = new Limits(3, 2, 30);
        assertThatThrownBy(() -> new Scan(limits).scan(Vectors.hex("005375a000".repeat(3))))
                .hasMessage("at offset 10: one more found, expected at most 2 sections");
        assertThatThrownBy(() -> new Scan(limits).scan(new byte[31]))
                .hasMessage("at offset 30: 31 octets found, expected at most 30 octets");
        assertThatThrownBy(() -> new Scan(limits).scan(Vectors.hex("005377" + "0040".repeat(4) + "40")))
                .hasMessage("at offset 9: one more found, expected at most 3 levels");
        assertThatThrownBy(() -> new Limits(0, 1, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void takesTenThousandSectionsAndNoMore() throws CodecException {
        Scan scan = new Scan();
        scan.scan(Vectors.hex("005375a000".repeat(10_000)));
        assertThat(scan.bodySections()).isEqualTo(10_000);
        assertThatThrownBy(() -> scan.scan(Vectors.hex("005375a000".repeat(10_001))))
                .isInstanceOf(CodecException.class);
    }
}
