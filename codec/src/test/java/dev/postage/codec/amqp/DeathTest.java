package dev.postage.codec.amqp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.codec.amqp.convert.AmqpToBasic;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Against a message that RabbitMQ 4.0.5 sent: rejected in the queue a, expired in the queue b, received from end. */
class DeathTest {
    private static final String ORIGINAL =
            "005370c0090341500370000927c0" + "005372c10c02a307782d6f70742d615407" + "005375a00161";
    private static final String CLIENTS = "a307782d6f70742d615407";
    private static final List<Death> DEATHS = List.of(
            new Death("b", "expired", 1, 1_796_079_238_540L, 1_796_079_238_540L, "", List.of("b"), -1),
            new Death("a", "rejected", 1, 1_796_079_238_528L, 1_796_079_238_528L, "", List.of("a"), 600_000));
    private static final long RECEIVED = 1_796_079_238_490L;

    private final String recorded = new String(Vectors.octets("dead-lettered.hex"), StandardCharsets.US_ASCII).strip();

    @Test
    void readsWhereAMessageDied() throws CodecException {
        assertThat(read(recorded)).contains(DEATHS);
    }

    @Test
    void sendsOnAsRabbitMqDoesWithTheBrokersAnnotationsFirst() throws CodecException {
        String brokersFirst = recorded.replaceFirst(CLIENTS, "").replaceFirst("005375", CLIENTS + "005375");
        assertThat(reemit(ORIGINAL, DEATHS)).isEqualTo(brokersFirst);
    }

    @Test
    void sendsOnWhatWasStoredAlike() throws CodecException {
        Stored stored = new Stored();
        OctetWriter file = new OctetWriter(64);
        stored.write(scan(ORIGINAL), file);
        stored.load(file.copy());
        ValueWriter out = new ValueWriter(new OctetWriter(64));
        reemission(DEATHS).write(stored, false, 0, out);
        assertThat(Vectors.hex(out.out().copy())).isEqualTo(reemit(ORIGINAL, DEATHS));
    }

    @Test
    void replacesWhatTheMessageSaysOfItself() throws CodecException {
        assertThat(reemit(recorded, DEATHS)).isEqualTo(reemit(ORIGINAL, DEATHS));
    }

    @Test
    void stampsALiveMessageToo() throws CodecException {
        assertThat(reemit("005375a00161", List.of()))
                .isEqualTo("005370c006054240404143" + "005372c14a06a30a782d65786368616e6765a100"
                        + "a30d782d726f7574696e672d6b6579a103656e64"
                        + "a31c782d6f70742d7261626269746d712d72656365697665642d74696d6583000001a22eaa3d5a"
                        + "005375a00161");
    }

    @ParameterizedTest
    @CsvSource({
        // an array of no maps, no array, an array of maps without an entry
        "e0020071",
        "c00100",
        "a10161",
        "40",
        "e00e01d1000000080000000440404040"
    })
    void ignoresAnotherShape(String value) throws CodecException {
        OctetWriter map = new OctetWriter(64);
        ValueWriter entries = new ValueWriter(map);
        entries.section(SectionKind.MESSAGE_ANNOTATIONS.code());
        int begin = entries.beginMap();
        entries.symbol("x-opt-deaths");
        map.octets(Vectors.hex(value));
        entries.endMap(begin, 2);
        String message = Vectors.hex(map.copy()) + "005375a00161";
        assertThat(read(message)).isEmpty();
        assertThat(AmqpToBasic.convert(scan(message)).headers()).isEmpty();
    }

    @Test
    void ignoresEveryEntryOfAnotherTypeOrWithBrokenText() throws CodecException {
        // the queue, the reason, the count, both times, the exchange, the routing keys; and text that is not UTF-8
        for (String[] change : new String[][] {
            {"7175657565a10162", "7175657565a30162"},
            {"726561736f6ea307", "726561736f6ea107"},
            {"636f756e745301", "636f756e745201"},
            {"66697273742d74696d6583", "66697273742d74696d6581"},
            {"6c6173742d74696d6583", "6c6173742d74696d6581"},
            {"65786368616e6765a100a30c", "65786368616e6765a300a30c"},
            {"726f7574696e672d6b657973e00701b1", "726f7574696e672d6b657973e00701b3"},
            {"7175657565a10162", "7175657565a101ff"},
            {"b10000000162", "b100000001ff"}
        }) {
            assertThat(recorded).contains(change[0]);
            assertThat(read(recorded.replace(change[0], change[1]))).isEmpty();
        }
    }

    /** The queue twice and no reason: as many known entries as there have to be. */
    @Test
    void ignoresAnElementWithOneEntryTwiceAndAnotherMissing() throws CodecException {
        String reason = "a306726561736f6ea30765787069726564";
        assertThat(recorded).contains(reason);
        assertThat(read(recorded.replace(reason, "a3057175657565a1086161616161616161")))
                .isEmpty();
    }

    /** A message can die twice in one millisecond; the latest death stands first. */
    @Test
    void theFirstOfDeathsAtTheSameTimeIsTheOneBehind() throws CodecException {
        List<Death> atOnce = List.of(
                new Death("b", "expired", 1, RECEIVED, RECEIVED, "", List.of("b"), -1),
                new Death("a", "rejected", 1, RECEIVED, RECEIVED, "", List.of("a"), -1));
        String sent = reemit(ORIGINAL, atOnce);
        assertThat(sent).contains(hex("x-first-death-queue") + "a10161").contains(hex("x-last-death-queue") + "a10162");
    }

    private static String hex(String text) {
        return Vectors.hex(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static Scan scan(String digits) throws CodecException {
        Scan scan = new Scan();
        scan.scan(Vectors.hex(digits));
        scan.check();
        return scan;
    }

    private static Optional<List<Death>> read(String message) throws CodecException {
        Scan scan = scan(message);
        assertThat(scan.messageAnnotations().find(Death.ANNOTATION)).isTrue();
        return Death.read(scan.messageAnnotations().cursor());
    }

    private static Reemission reemission(List<Death> deaths) {
        return new Reemission("", "end").receivedMs(RECEIVED).deaths(deaths);
    }

    private static String reemit(String message, List<Death> deaths) throws CodecException {
        ValueWriter out = new ValueWriter(new OctetWriter(64));
        reemission(deaths).write(scan(message), false, 0, out);
        return Vectors.hex(out.out().copy());
    }
}
