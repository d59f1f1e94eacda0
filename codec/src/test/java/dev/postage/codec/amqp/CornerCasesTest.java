package dev.postage.codec.amqp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.postage.codec.amqp.Vectors.CornerCase;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.Octets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CornerCasesTest {
    static List<CornerCase> values() {
        return Vectors.cornerCases().stream().filter(c -> !c.wholeMessage()).toList();
    }

    static List<CornerCase> messages() {
        return Vectors.cornerCases().stream().filter(CornerCase::wholeMessage).toList();
    }

    @ParameterizedTest
    @MethodSource("values")
    void refusesBrokenValuesAndNoOthers(CornerCase one) throws CodecException {
        if (one.verdict().equals("reject")) {
            assertThatThrownBy(() -> check(one.octets())).isInstanceOf(CodecException.class);
        } else {
            assertThat(check(one.octets())).isEqualTo(one.octets().length);
        }
    }

    private static int check(byte[] octets) throws CodecException {
        Cursor cursor = new Cursor(new Octets(octets), 64);
        cursor.at(0, octets.length);
        cursor.check();
        return cursor.end();
    }

    @ParameterizedTest
    @MethodSource("values")
    void agreesWithTheNaiveDecoder(CornerCase one) {
        boolean limit = one.verdict().equals("limit");
        if (one.verdict().equals("reject")) {
            assertThatThrownBy(() -> NaiveDecoder.decode(one.octets())).isInstanceOf(NaiveDecoder.Refused.class);
        } else if (!limit) {
            assertThat(NaiveDecoder.decode(one.octets())).isNotNull();
        }
    }

    @ParameterizedTest
    @MethodSource("messages")
    void refusesBrokenMessagesAndNoOthers(CornerCase one) throws CodecException {
        Scan scan = new Scan();
        if (one.verdict().equals("reject")) {
            assertThatThrownBy(() -> scan.scan(one.octets())).isInstanceOf(CodecException.class);
        } else {
            scan.scan(one.octets());
            scan.check();
            assertThat(scan.bareTo()).isLessThanOrEqualTo(one.octets().length);
        }
    }
}
