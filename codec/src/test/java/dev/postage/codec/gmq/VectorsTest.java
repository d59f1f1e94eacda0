package dev.postage.codec.gmq;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.FrameHeaderLayout;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.frame.ParserLimits;
import dev.postage.codec.json.JsonValue;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The recorded cases against the library. */
class VectorsTest {
    static List<Vectors.Case> cases() {
        return Vectors.cases();
    }

    @Test
    void thereAreAllOfThem() {
        assertThat(cases()).hasSize(48);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void composesTheCanonicalBytes(Vectors.Case one) throws GmqJsonException {
        GmqType writer = one.type(one.writer());
        assertThat(bytes(writer, one.value(), new Composer())).isEqualTo(one.hex());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void eachVersionReadsWhatItMust(Vectors.Case one) throws CodecException {
        for (Map.Entry<String, JsonValue> reader : one.readers().entrySet()) {
            GmqType type = one.type(reader.getKey());
            Parser parser = new Parser();
            parser.over(HexFormat.of().parseHex(one.hex()));
            assertThat(type.toJson(type.parseOnly(parser))).as(reader.getKey()).isEqualTo(reader.getValue());
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void eachVersionReadsTheSameInFixed(Vectors.Case one) throws GmqJsonException, CodecException {
        Composer fixed = new Composer(FrameHeaderLayout.FIXED);
        byte[] bytes = HexFormat.of().parseHex(bytes(one.type(one.writer()), one.value(), fixed));
        for (Map.Entry<String, JsonValue> reader : one.readers().entrySet()) {
            GmqType type = one.type(reader.getKey());
            Parser parser = new Parser(FrameHeaderLayout.FIXED, ParserLimits.DEFAULT);
            parser.over(bytes);
            assertThat(type.toJson(type.parseOnly(parser))).as(reader.getKey()).isEqualTo(reader.getValue());
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theBareProfileKeepsEveryValue(Vectors.Case one) throws GmqJsonException, CodecException {
        GmqType type = one.type(one.writer());
        Parser parser = Parser.bare(ParserLimits.DEFAULT);
        parser.over(HexFormat.of().parseHex(bytes(type, one.value(), Composer.bare())));
        assertThat(type.toJson(type.parseOnly(parser))).isEqualTo(one.value());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void unknownMembersPassThroughUnchanged(Vectors.Case one) throws Exception {
        for (String version : one.readers().keySet()) {
            GmqType type = KeepingTypes.of(one.idl(version), "root");
            Parser parser = new Parser();
            parser.over(HexFormat.of().parseHex(one.hex()));
            Composer composer = new Composer();
            type.compose(type.parseOnly(parser), composer);
            // an older reader writes again what it read; a newer one adds its defaults
            if (version.compareTo(one.writer()) <= 0) {
                assertThat(HexFormat.of().formatHex(composer.toByteArray()))
                        .as(version)
                        .isEqualTo(one.hex());
            }
        }
    }

    private static String bytes(GmqType type, JsonValue value, Composer composer) throws GmqJsonException {
        type.compose(type.fromJson(value), composer);
        return HexFormat.of().formatHex(composer.toByteArray());
    }
}
