package dev.postage.codec.gmq.frame;

import static dev.postage.codec.gmq.frame.Node.blobOf;
import static dev.postage.codec.gmq.frame.Node.fence;
import static dev.postage.codec.gmq.frame.Node.plain;
import static dev.postage.codec.gmq.frame.Node.struct;
import static dev.postage.codec.gmq.frame.Node.unsigned;
import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.codec.bytes.CodecException;
import java.io.ByteArrayInputStream;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The sizes at which headers and frames change. */
class FrameSizesTest {
    @ParameterizedTest(name = "{0}, payload {1}: {2}")
    @CsvSource({
        "COMPACT, 31, 3f", "COMPACT, 32, 0020", "COMPACT, 4095, 0fff", "COMPACT, 4096, 10a000",
        "COMPACT, 8191, 10bf7f", "COMPACT, 8192, 10c000", "COMPACT, 262143, 1fff7f", "COMPACT, 262144, 10908000",
        "FIXED, 31, 001f", "FIXED, 32, 0020", "FIXED, 4095, 0fff", "FIXED, 4096, 1000",
        "FIXED, 8191, 1fff", "FIXED, 8192, 20c000", "FIXED, 262143, 2fff7f", "FIXED, 262144, 308000",
        "FIXED, 524287, 3fff7f", "FIXED, 524288, 20a08000"
    })
    void headersAreTheShortest(FrameHeaderLayout layout, int payload, String header) throws CodecException {
        // a byte array has no length of its own, so that its size is the payload's
        List<Node> message = List.of(Node.byteArray(new byte[payload]));
        byte[] bytes = NodeComposer.compose(layout, message);
        assertThat(HexFormat.of().formatHex(bytes, 0, bytes.length - payload)).isEqualTo(header);
        assertThat(NodeParser.parse(layout, bytes, message)).isEqualTo(message);
    }

    @ParameterizedTest(name = "of {0} with {1} bytes")
    @MethodSource("sizes")
    void structsOfEverySizeAreReadByteByByte(FrameHeaderLayout layout, int size) throws CodecException {
        Node.Struct v1 = struct(Node.byteArray(new byte[size]));
        Node.Struct v2 = fence(v1, unsigned(300));
        List<Node> written = List.of(plain(unsigned(2), v2, v2, unsigned(7)));
        List<Node> known = Node.version(written, 1);
        byte[] bytes = NodeComposer.compose(layout, written);
        assertThat(bytes).isEqualTo(NaiveComposer.canonical(layout, written));
        Parser parser = new Parser(layout, ParserLimits.DEFAULT);
        parser.over(new OneByteAtATime(new ByteArrayInputStream(bytes)));
        assertThat(NodeParser.members(parser, known)).isEqualTo(known);
        parser.endInput();
    }

    static List<Arguments> sizes() {
        return List.of(31, 32, 4095, 4096, 8191, 8192, 262_143, 262_144).stream()
                .flatMap(size -> List.of(FrameHeaderLayout.values()).stream().map(layout -> Arguments.of(layout, size)))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"COMPACT, 4095, cfff", "FIXED, 8191, dfff"})
    void aStructMayEndExactlyAtAFullFrame(FrameHeaderLayout layout, int limit, String header) throws CodecException {
        // 13 bytes of values, then a blob with two bytes for its length
        Node full = struct(unsigned(-1), unsigned(1 << 14), blobOf(limit - 13 - 2));
        List<Node> message = List.of(full, unsigned(7));
        byte[] bytes = NodeComposer.compose(layout, message);
        assertThat(HexFormat.of().formatHex(bytes, 0, 2)).isEqualTo(header);
        assertThat(bytes)
                .hasSize(2 + limit + layout.shortestHeader() + 1)
                .isEqualTo(NaiveComposer.canonical(layout, message));
        assertThat(NodeParser.parse(layout, bytes, message)).isEqualTo(message);
    }

    @ParameterizedTest
    @CsvSource({"COMPACT, 4095, 8fff", "FIXED, 8191, 9fff"})
    void aValueThatDoesNotFitBeginsTheNextFrame(FrameHeaderLayout layout, int limit, String header)
            throws CodecException {
        List<Node> message =
                List.of(struct(unsigned(-1), unsigned(1 << 14), blobOf(limit - 13 - 2), unsigned(0)), unsigned(7));
        byte[] bytes = NodeComposer.compose(layout, message);
        assertThat(HexFormat.of().formatHex(bytes, 0, 2)).isEqualTo(header);
        assertThat(bytes).isEqualTo(NaiveComposer.canonical(layout, message));
        assertThat(NodeParser.parse(layout, bytes, message)).isEqualTo(message);
    }
}
