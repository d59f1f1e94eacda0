package dev.postage.codec.gmq;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.FrameHeaderLayout;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.frame.ParserLimits;
import dev.postage.codec.gmq.idl.Schema;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a parser with the same limit would refuse for its depth (P5) is not composed. */
class DepthTest {
    private static final String EXTENSIBLE = "STRUCT s { VECTOR < STRUCT s > inner; };";
    private static final String FIXED = "STRUCT NONEXTENDABLE s { VECTOR < STRUCT s > inner; };";
    private static final String UNION =
            "STRUCT s { VECTOR < DISCRIMINATED_UNION NONEXTENDABLE u > inner; }; DISCRIMINATED_UNION NONEXTENDABLE u {"
                    + " CASE c = 1 : { VECTOR < DISCRIMINATED_UNION NONEXTENDABLE u > inner; } };";

    private static GmqRecord nested(int depth) {
        List<GmqValue> inner = depth == 1 ? List.of() : List.of(nested(depth - 1));
        return new GmqRecord(Map.of("inner", new GmqVector(inner)));
    }

    private static GmqRecord unions(int depth) {
        List<GmqValue> inner = depth == 1 ? List.of() : List.of(GmqUnion.of("c", 1, unions(depth - 1)));
        return new GmqRecord(Map.of("inner", new GmqVector(inner)));
    }

    private static byte[] compose(String idl, GmqRecord value, Composer composer) throws Exception {
        composer.toGrowingArray();
        GmqSchema.of(Schema.parse("s.idl", idl)).type("s").compose(value, composer);
        return composer.toByteArray();
    }

    private static GmqValue parse(String idl, byte[] bytes, int maxDepth) throws Exception {
        Parser parser = new Parser(FrameHeaderLayout.COMPACT, new ParserLimits(1000, maxDepth));
        parser.over(bytes);
        return GmqSchema.of(Schema.parse("s.idl", idl)).type("s").parseOnly(parser);
    }

    @ParameterizedTest
    @ValueSource(strings = {EXTENSIBLE, FIXED, UNION})
    void composesWhatAParserTakesAndNoLevelMore(String idl) throws Exception {
        GmqRecord most = idl.equals(UNION) ? unions(100) : nested(100);
        GmqRecord more = idl.equals(UNION) ? unions(101) : nested(101);
        byte[] bytes = compose(idl, most, new Composer());
        assertThat(parse(idl, bytes, 100)).isEqualTo(most);
        assertThatThrownBy(() -> parse(idl, bytes, 99)).isInstanceOf(CodecException.class);
        assertThatThrownBy(() -> compose(idl, more, new Composer()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("more than 100 structs within each other found");
        byte[] deeper = compose(idl, more, new Composer(FrameHeaderLayout.COMPACT, 101));
        assertThat(parse(idl, deeper, 101)).isEqualTo(more);
    }

    @Test
    void siblingsDoNotCount() throws Exception {
        GmqRecord wide = new GmqRecord(Map.of(
                "inner",
                new GmqVector(Collections.nCopies(500, new GmqRecord(Map.of("inner", new GmqVector(List.of())))))));
        Composer composer = new Composer(FrameHeaderLayout.COMPACT, 2);
        assertThat(parse(EXTENSIBLE, compose(EXTENSIBLE, wide, composer), 2)).isEqualTo(wide);
    }

    @Test
    void aTargetChosenAnewForgetsTheDepth() throws Exception {
        Composer composer = new Composer();
        assertThatThrownBy(() -> compose(EXTENSIBLE, nested(101), composer))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(parse(EXTENSIBLE, compose(EXTENSIBLE, nested(100), composer), 100))
                .isEqualTo(nested(100));
    }

    @Test
    void atLeastOneLevelIsNeeded() {
        assertThatThrownBy(() -> new Composer(FrameHeaderLayout.FIXED, 0))
                .hasMessage("maxDepth is 0, at least 1 is needed");
    }

    /** Kept or not, it is the same value that a default is. */
    @Test
    void theEmptyUnionReadIsTheEmptyUnionByDefault() throws Exception {
        Schema schema = Schema.parse(
                "u.idl",
                "STRUCT s { UINTEGER a; FENCE; DISCRIMINATED_UNION u DEFAULT = EMPTY b; };"
                        + " DISCRIMINATED_UNION u { CASE c = 1 : { UINTEGER x; } };");
        GmqType type = GmqSchema.keepingUnknown(schema).type("s");
        Parser parser = new Parser();
        parser.over(new byte[] {(byte) 0xe1, 5});
        GmqValue byDefault = type.parseOnly(parser);
        Composer composer = new Composer();
        type.compose(byDefault, composer);
        parser.over(composer.toByteArray());
        assertThat(type.parseOnly(parser)).isEqualTo(byDefault);
    }
}
