package dev.postage.codec.gmq.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.postage.codec.bytes.CodecException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** P9 and P10: what is not known is kept and written again. */
class UnknownFramesTest {
    private static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits.replace(" ", ""));
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    private static UnknownFrames ofUnion(String digits) throws CodecException {
        Parser parser = new Parser();
        parser.over(new OneByteAtATime(new ByteArrayInputStream(hex(digits))));
        parser.beginStruct();
        assertThat(parser.unsigned()).isEqualTo(9);
        UnknownFrames unknown = parser.keepRest();
        parser.endInput();
        return unknown;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "e1 09", // nothing behind the case id
                "e9 09 33 33 33 33 33 33 f3 3f", // a value in its frame
                "a2 09 02 61 04", // and one behind a FENCE
                "a1 09 62 84 58", // that one alone
                "a1 09 e1 02 60", // a struct
                "a1 09 50 03 02 68 69" // a field frame
            })
    void anUnknownUnionCaseIsWrittenAgain(String digits) throws CodecException {
        UnknownFrames unknown = ofUnion(digits);
        Composer composer = new Composer();
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        union(composer, unknown);
        assertThat(composer.toByteArray()).isEqualTo(hex(digits));
        composer.to(stream);
        union(composer, unknown);
        assertThat(stream.toByteArray()).isEqualTo(hex(digits));
    }

    private static void union(Composer composer, UnknownFrames unknown) {
        composer.beginStruct();
        composer.unsigned(9);
        composer.endStruct(unknown);
        composer.finish();
    }

    @Test
    void whatIsKeptCanBeSeen() throws CodecException {
        UnknownFrames unknown = ofUnion("a2 09 02 61 04");
        assertThat(hex(unknown.rest())).isEqualTo("02");
        assertThat(hex(unknown.frames())).isEqualTo("6104");
        assertThat(unknown.isEmpty()).isFalse();
        assertThat(unknown.layout()).isEqualTo(FrameHeaderLayout.COMPACT);
        assertThat(unknown).isEqualTo(ofUnion("a2 09 02 20 61 04")).hasSameHashCodeAs(ofUnion("a2 09 02 61 04"));
        assertThat(unknown).isNotEqualTo(ofUnion("a2 09 02 61 06"));
    }

    @Test
    void anEmptyFrameWithLastIsNothingUnknown() throws CodecException {
        assertThat(ofUnion("a1 09 60").isEmpty()).isTrue();
        assertThat(ofUnion("e1 09").isEmpty()).isTrue();
    }

    @Test
    void aLargeValueThatStandsFirstIsKept() throws CodecException {
        Composer composer = new Composer();
        composer.beginStruct();
        composer.blob(new byte[5000]);
        composer.endStruct();
        composer.finish();
        byte[] bytes = composer.toByteArray();
        Parser parser = new Parser();
        parser.over(bytes);
        parser.beginStruct();
        UnknownFrames unknown = parser.keepRest();
        composer.toGrowingArray();
        composer.beginStruct();
        composer.endStruct(unknown);
        composer.finish();
        assertThat(composer.toByteArray()).isEqualTo(bytes);
    }

    @Test
    void framesOfTheOtherLayoutAreRefused() throws CodecException {
        UnknownFrames unknown = ofUnion("a2 09 02 61 04");
        Composer composer = new Composer(FrameHeaderLayout.FIXED);
        assertThatThrownBy(() -> union(composer, unknown))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("unknown frames have headers of layout COMPACT, this composer writes FIXED:"
                        + " compose with their layout, or drop them");
    }
}
