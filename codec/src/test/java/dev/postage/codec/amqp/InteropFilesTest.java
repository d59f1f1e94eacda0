package dev.postage.codec.amqp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.Octets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The interoperability files of qpid-proton with the values its own tests name. */
class InteropFilesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "null | [[null]]",
                "primitives | [[boolean, true], [boolean, false], [ubyte, 42], [ushort, 42], [short, -42], [uint, 12345],"
                        + " [int, -12345], [ulong, 12345], [long, -12345], [float, 1040187392],"
                        + " [double, 4593671619917905920]]",
                "strings | [[binary, 6162630064656667], [string, abcdefg], [symbol, abcdefg], [binary, ], [string, ],"
                        + " [symbol, ]]",
                "described | [[described, [symbol, foo-descriptor], [string, foo-value]],"
                        + " [described, [int, 12], [int, 13]]]",
                "described_array | [[array, 10, 113, [[symbol, int-array]], [[int, 0], [int, 1], [int, 2], [int, 3],"
                        + " [int, 4], [int, 5], [int, 6], [int, 7], [int, 8], [int, 9]]]]",
                "lists | [[list, [[int, 32], [string, foo], [boolean, true]]], [list, []]]",
                "maps | [[map, [[string, three], [int, 3], [string, two], [int, 2], [string, one], [int, 1]]],"
                        + " [map, [[int, 1], [string, one], [int, 2], [string, two], [int, 3], [string, three]]],"
                        + " [map, []]]"
            })
    void readsTheValuesThatWereWritten(String file, String expected) throws CodecException {
        assertThat(values(file)).hasToString(expected);
    }

    @Test
    void readsArrays() throws CodecException {
        List<Object> arrays = values("arrays");
        assertThat(arrays).hasSize(3);
        List<?> hundred = (List<?>) arrays.get(0);
        assertThat(hundred.get(1)).isEqualTo(100L);
        assertThat(((List<?>) hundred.get(4)).get(99)).hasToString("[int, 99]");
        assertThat(arrays.get(1)).hasToString("[array, 3, 177, [], [[string, a], [string, b], [string, c]]]");
        assertThat(arrays.get(2)).hasToString("[array, 0, 113, [], []]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "primitives", "strings", "described", "described_array", "lists", "maps", "arrays"})
    void agreesWithTheNaiveDecoder(String file) throws CodecException {
        byte[] octets = Vectors.octets(file + ".amqp");
        Cursor cursor = new Cursor(new Octets(octets), 64);
        cursor.over(0, octets.length);
        while (cursor.next()) {
            byte[] one = cursor.octets().copy(cursor.start(), cursor.end() - cursor.start());
            assertThat(Forms.read(cursor)).isEqualTo(NaiveDecoder.decode(one));
        }
    }

    @Test
    void readsTheMessage() throws CodecException {
        Scan scan = new Scan();
        scan.scan(Vectors.octets("message.amqp"));
        scan.check();
        assertThat(scan.header().durable()).isFalse();
        assertThat(scan.header().priority()).isEqualTo(4);
        assertThat(scan.properties().creationTimeMs()).isZero();
        assertThat(scan.properties().groupSequence()).isZero();
        Sections body = new Sections(scan);
        body.restartAtBody();
        assertThat(body.next()).isTrue();
        Cursor cursor = new Cursor(scan.octets(), 64);
        cursor.at(body.valueOffset(), body.offset() + body.length());
        // the sender put an encoded string into a binary
        assertThat(Vectors.hex(Values.binary(cursor))).isEqualTo("a10568656c6c6f");
        assertThat(body.next()).isFalse();
    }

    private static List<Object> values(String file) throws CodecException {
        byte[] octets = Vectors.octets(file + ".amqp");
        Cursor cursor = new Cursor(new Octets(octets), 64);
        cursor.over(0, octets.length);
        List<Object> values = new ArrayList<>();
        while (cursor.next()) {
            cursor.check();
            values.add(Forms.read(cursor));
        }
        return values;
    }
}
