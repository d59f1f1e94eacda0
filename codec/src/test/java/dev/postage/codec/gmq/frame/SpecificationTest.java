package dev.postage.codec.gmq.frame;

import static dev.postage.codec.gmq.frame.Node.blobOf;
import static dev.postage.codec.gmq.frame.Node.fence;
import static dev.postage.codec.gmq.frame.Node.plain;
import static dev.postage.codec.gmq.frame.Node.real;
import static dev.postage.codec.gmq.frame.Node.signed;
import static dev.postage.codec.gmq.frame.Node.struct;
import static dev.postage.codec.gmq.frame.Node.text;
import static dev.postage.codec.gmq.frame.Node.unsigned;
import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.codec.bytes.CodecException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The byte strings of the specification, each under the number of its rule, written and read. */
class SpecificationTest {
    static List<Arguments> canonical() {
        return List.of(
                message("e3 02 04 06", "H1", struct(signed(1), signed(2), signed(3))),
                message("21 00", "VLQ of 0", unsigned(0)),
                message("21 7f", "VLQ of 127", unsigned(127)),
                message("22 81 00", "VLQ of 128", unsigned(128)),
                message("22 82 2c", "VLQ of 300", unsigned(300)),
                message("22 ff 7f", "VLQ of 16383", unsigned(16383)),
                message("23 81 80 00", "VLQ of 16384", unsigned(16384)),
                message("2a 81 ff ff ff ff ff ff ff ff 7f", "VLQ of 2^64-1", unsigned(-1)),
                message("21 01", "signed -1", signed(-1)),
                message("21 02", "signed 1", signed(1)),
                message("21 7e", "signed 63", signed(63)),
                message("21 7f", "signed -64", signed(-64)),
                message("22 81 00", "signed 64", signed(64)),
                message("22 81 01", "signed -65", signed(-65)),
                message("2a 81 ff ff ff ff ff ff ff ff 7f", "the least long", signed(Long.MIN_VALUE)),
                message("28 1f 85 eb 51 b8 1e 09 40", "REAL", real(3.14)),
                message("a1 0a e1 02 60", "C2", struct(signed(5), struct(signed(1)))),
                message("a0 61 12", "C3", fence(struct(), signed(9))),
                message("e0", "C3, version 1", struct()),
                message("a0 e1 02 60", "C4", struct(struct(signed(1)))),
                message("a0 a0 e1 02 60 60", "C4, three deep", struct(struct(struct(signed(1))))),
                message("a0 e1 02 61 0c", "C4, a member behind", struct(struct(signed(1)), signed(6))),
                message("d0 a7 0a a7 08" + "61".repeat(5000), "C5", struct(blobOf(5000))),
                message(
                        "a1 0a 10 a7 0a a7 08" + "61".repeat(5000) + "61 0c",
                        "C5, in the middle",
                        struct(signed(5), blobOf(5000), signed(6))),
                message("0f ff 9f 7d" + "61".repeat(4093), "C5, the largest that fits", plain(blobOf(4093))),
                message("10 a0 00 9f 7e" + "61".repeat(4094), "C5, the smallest that does not", plain(blobOf(4094))),
                message("a0 e1 02 60 21 0e", "P1", plain(struct(struct(signed(1))), signed(7))),
                message("e1 0a", "P2, version 1", struct(signed(5))),
                message("a1 0a 62 84 58", "P2, version 2", fence(struct(signed(5)), signed(300))),
                message(
                        "a1 0a 22 84 58 63 02 68 69",
                        "P2, version 3",
                        fence(fence(struct(signed(5)), signed(300)), text("hi"))),
                message("e9 01 33 33 33 33 33 33 f3 3f", "P10", struct(unsigned(1), real(1.2))),
                message(
                        "21 02 e3 00 02 04 e3 06 08 0a",
                        "a vector of points",
                        unsigned(2),
                        struct(signed(0), signed(1), signed(2)),
                        struct(signed(3), signed(4), signed(5))),
                message(
                        "21 02 a2 02 04 61 06 a2 08 0a 61 0c 21 0e",
                        "a vector of version 2",
                        unsigned(2),
                        fence(struct(signed(1), signed(2)), signed(3)),
                        fence(struct(signed(4), signed(5)), signed(6)),
                        signed(7)));
    }

    private static Arguments message(String hex, String rule, Node... message) {
        return Arguments.of(hex.replace(" ", ""), rule, List.of(message));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("canonical")
    void isWrittenAndRead(String hex, String rule, List<Node> message) throws CodecException {
        Node[] nodes = message.toArray(Node[]::new);
        assertThat(NodeComposer.hex(nodes)).isEqualTo(hex);
        assertThat(NodeParser.parse(hex, nodes)).isEqualTo(message);
    }

    static List<Arguments> legal() {
        Node xyz = struct(signed(1), signed(2), signed(3));
        byte[] hi = {'h', 'i'};
        return List.of(
                message("c0 03 02 04 06", "H5, a large header", xyz),
                message("a1 02 21 04 61 06", "a frame for each value", xyz),
                message("a3 02 04 06 60", "LAST on its own", xyz),
                message("10 80 03 02 68 69", "a field header with a leading zero", plain(Node.blob(hi))),
                message("10 03 02 68 69", "a field frame for a small value", plain(Node.blob(hi))),
                message("a1 0a 60", "version 1 with LAST on its own", struct(signed(5))),
                message("a1 0a 20 62 84 58", "P6, an empty frame", fence(struct(signed(5)), signed(300))),
                message("20 00 00 a0 20 21 0a 60", "P6, at the beginning", struct(signed(5))));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("legal")
    void isReadThoughNotCanonical(String hex, String rule, List<Node> message) throws CodecException {
        Node[] nodes = message.toArray(Node[]::new);
        assertThat(NodeParser.parse(hex, nodes)).isEqualTo(message);
        assertThat(NodeComposer.hex(nodes)).isNotEqualTo(hex);
    }

    static List<Arguments> otherVersions() {
        Node.Struct v1 = struct(signed(5));
        Node.Struct v2 = fence(v1, signed(300));
        Node.Struct v3 = fence(v2, text("hi"));
        return List.of(
                read("e1 0a", v1, "P2, 1 by 1", v1),
                read("e1 0a", v1, "P2, 1 by 2", v2),
                read("e1 0a", v1, "P2, 1 by 3", v3),
                read("a1 0a 62 84 58", v1, "P2, 2 by 1", v1),
                read("a1 0a 62 84 58", v2, "P2, 2 by 2", v2),
                read("a1 0a 62 84 58", v2, "P2, 2 by 3", v3),
                read("a1 0a 22 84 58 63 02 68 69", v1, "P2, 3 by 1", v1),
                read("a1 0a 22 84 58 63 02 68 69", v2, "P2, 3 by 2", v2),
                read("a1 0a 22 84 58 63 02 68 69", v3, "P2, 3 by 3", v3),
                read("a1 0a 60", v1, "version 2 finds LAST on its own", v2),
                read("e0", struct(), "C3, 1 by 2", fence(struct(), signed(9))),
                read("a0 61 12", struct(), "C3, 2 by 1", struct()),
                read("a1 0a e1 02 60", v1, "P4", v1));
    }

    private static Arguments read(String hex, Node expected, String rule, Node schema) {
        return Arguments.of(hex, expected, rule, schema);
    }

    @ParameterizedTest(name = "{2}")
    @MethodSource("otherVersions")
    void isReadByOtherVersions(String hex, Node expected, String rule, Node schema) throws CodecException {
        assertThat(NodeParser.parse(hex, schema)).isEqualTo(List.of(expected));
        assertThat(NodeParser.parse(hex + "21 0e", schema, signed(7))).isEqualTo(List.of(expected, signed(7)));
    }

    @ParameterizedTest
    @MethodSource("skippedVectors")
    void readsTheMemberBehindWhatItSkips(String hex, List<Node> message) throws CodecException {
        assertThat(NodeParser.parse(hex, message.toArray(Node[]::new))).isEqualTo(message);
    }

    static List<Arguments> skippedVectors() {
        return List.of(
                Arguments.of(
                        "21 02 a2 02 04 61 06 a2 08 0a 61 0c 21 0e",
                        List.of(unsigned(2), struct(signed(1), signed(2)), struct(signed(4), signed(5)), signed(7))),
                Arguments.of("a1 0a 21 02 a0 e1 02 60 a0 e1 04 60 60 21 0e", List.of(struct(signed(5)), signed(7))));
    }
}
