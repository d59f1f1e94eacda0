package dev.postage.codec.gmq.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.postage.codec.bytes.CodecException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The bare profile: no frames, and texts end with a NUL. */
class BareProfileTest {
    private static final List<Node> MESSAGE = List.of(
            Node.fence(Node.struct(Node.signed(5), Node.struct(Node.text("hi"))), Node.blobOf(2)), Node.unsigned(300));

    @Test
    void hasValuesAlone() throws CodecException {
        Composer composer = Composer.bare();
        NodeComposer.compose(composer, MESSAGE);
        assertThat(HexFormat.of().formatHex(composer.toByteArray())).isEqualTo("0a" + "686900" + "026161" + "822c");
    }

    @Property(tries = 500)
    void isReadAsItIsWritten(@ForAll long seed, @ForAll @IntRange(min = 1, max = 60) int members)
            throws CodecException {
        List<Node> message = new ArrayList<>(RandomNodes.message(seed, members));
        message.replaceAll(
                node -> node instanceof Node.Text text ? Node.text(text.value().replace('\0', 'x')) : node);
        Composer composer = Composer.bare();
        if (hasNul(message)) {
            assertThatThrownBy(() -> NodeComposer.compose(composer, message))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("a text has a NUL at index ");
            return;
        }
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        composer.to(stream);
        NodeComposer.compose(composer, message);
        composer.toGrowingArray();
        NodeComposer.compose(composer, message);
        assertThat(composer.toByteArray()).isEqualTo(stream.toByteArray());
        Parser parser = Parser.bare(ParserLimits.DEFAULT);
        parser.over(stream.toByteArray());
        assertThat(NodeParser.members(parser, message)).isEqualTo(message);
        parser.endInput();
        parser.over(new OneByteAtATime(new ByteArrayInputStream(stream.toByteArray())));
        assertThat(NodeParser.members(parser, message)).isEqualTo(message);
        parser.endInput();
    }

    private static boolean hasNul(List<Node> nodes) {
        return nodes.stream()
                .anyMatch(node -> node instanceof Node.Struct struct
                        ? struct.blocks().stream().anyMatch(BareProfileTest::hasNul)
                        : node instanceof Node.Text text && text.value().indexOf('\0') >= 0);
    }

    @Test
    void refusesWhatEndsTooEarlyOrTooLate() {
        assertRefused(
                "6869", Node.text(""), "at offset 2: the end of the input found, expected a NUL at the end of a text");
        assertRefused(
                "82", Node.unsigned(1), "at offset 1: the end of its frame found, expected the rest of an integer");
        assertRefused("", Node.unsigned(1), "at offset 0: the end of the input found, expected a value");
        assertRefused("0500", Node.unsigned(1), "at offset 1: a further byte found, expected the end of the input");
    }

    private static void assertRefused(String hex, Node schema, String message) {
        Parser parser = Parser.bare(ParserLimits.DEFAULT);
        parser.over(HexFormat.of().parseHex(hex));
        assertThatThrownBy(() -> {
                    NodeParser.members(parser, List.of(schema));
                    parser.endInput();
                })
                .isInstanceOf(CodecException.class)
                .hasMessage(message);
    }

    @Test
    void hasNothingUnknownAtTheEndOfAStruct() throws CodecException {
        Parser parser = Parser.bare(ParserLimits.DEFAULT);
        parser.over(new byte[] {9, 1});
        parser.beginStruct();
        assertThat(parser.unsigned()).isEqualTo(9);
        assertThat(parser.endStructKeeping().isEmpty()).isTrue();
        assertThat(parser.unsigned()).isEqualTo(1);
        parser.endInput();
    }

    @Test
    void hasNoEndOfAnUnknownUnionCase() throws CodecException {
        Parser parser = Parser.bare(ParserLimits.DEFAULT);
        parser.over(new byte[] {9, 1});
        parser.beginStruct();
        assertThat(parser.unsigned()).isEqualTo(9);
        assertThatThrownBy(parser::keepRest)
                .hasMessage(
                        "at offset 1: an unknown one, which has no end in the bare profile found, expected a known union case");
        assertThatThrownBy(parser::skipRest)
                .hasMessage(
                        "at offset 1: an unknown one, which has no end in the bare profile found, expected a known union case");
    }
}
