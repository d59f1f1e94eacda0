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
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.postage.codec.bytes.CodecException;
import java.io.ByteArrayInputStream;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is refused, and at which offset. */
class MalformedTest {
    private static final Node XYZ = struct(signed(1), signed(2), signed(3));
    private static final Node.Struct V1 = struct(signed(5));
    private static final Node.Struct V2 = fence(V1, signed(300));
    private static final Node AB = struct(signed(1), signed(2));
    private static final Node PLAIN_AB = plain(signed(1), signed(2));
    private static final Node PLAIN_U = plain(unsigned(1));
    private static final Node PLAIN_BLOB = plain(blobOf(2));

    static List<Arguments> ofTheSpecification() {
        return List.of(
                malformed("c0", 1, "a frame", XYZ),
                malformed("e3 02 04", 3, "the rest of a frame of 3 bytes", XYZ),
                malformed("63 02 04 06", 0, "a frame with FIRST", XYZ),
                malformed("a3 02 04 06", 4, "a frame", XYZ),
                malformed("e4 02 04 06 08", 4, "the end of the frame at the end of a struct", XYZ),
                malformed("", 0, "a frame", XYZ),
                malformed("21 8c 21 10", 2, "the rest of an integer", PLAIN_U),
                malformed("21 82 21 2c", 2, "the rest of an integer", PLAIN_U),
                malformed("2a 82 80 80 80 80 80 80 80 80 00", 10, "an integer below 2^64", PLAIN_U),
                malformed("22 80 05", 1, "an integer without leading zeros", PLAIN_U),
                malformed("e3 0a 84 58", 2, "the end of the frame at a FENCE", V2),
                malformed("e1 0a", 2, "a value", AB),
                malformed("21 0a a1 0c", 2, "a frame with a value of this struct", PLAIN_AB),
                malformed("62 02 01", 0, "a frame without LAST, as no extensible struct is open", PLAIN_AB),
                malformed("10 02 02 01", 3, "the end of a field frame after its one value", PLAIN_AB),
                malformed("22 02 01 21 00", 3, "the end of the input", PLAIN_AB),
                malformed("10 04 02 68 69 00", 5, "the end of the frame at the end of the message", PLAIN_BLOB),
                malformed("22 05 68", 1, "a length within the 1 bytes left in the frame", PLAIN_BLOB),
                malformed("a1 0a 22 84 58", 5, "a frame", V1),
                malformed("a1 0a a1 02 60", 5, "a frame", V1),
                malformed(
                        "a2 0a 02 e1 02 60",
                        2,
                        "the end of the frame before an extensible struct",
                        struct(signed(5), struct(signed(1)))),
                malformed("e1 02", 1, "the end of the frame before an extensible struct", struct(struct(signed(1)))),
                malformed("a1 0a 61 0c", 4, "a value", fence(V1, signed(1), signed(2))),
                malformed("10 80 80 80 80 80 00", 4, "the last byte of a header of at most 5 bytes", PLAIN_BLOB),
                malformed("18 80 80 80 00", 0, "a field frame of at most 67108864 bytes", PLAIN_BLOB));
    }

    static List<Arguments> ofThatKind() {
        return List.of(
                malformed("10 00", 0, "a field frame with one value", PLAIN_U),
                malformed("e0 e1 02", 1, "an extensible struct", struct(struct(signed(1)))),
                malformed("60", 0, "a frame without LAST, as no extensible struct is open", PLAIN_U),
                malformed("a0 60", 1, "a value", V1),
                malformed("a1 0a 60 60", 3, "the end of the input", V1),
                malformed("e1 0a 20", 2, "the end of the input", V1),
                malformed("10", 1, "a frame", PLAIN_U),
                malformed("00", 1, "a frame", PLAIN_U),
                malformed("20", 1, "a frame", PLAIN_U),
                malformed("27 00 00 00 00 00 00 00", 8, "a real of 8 bytes", plain(real(0))),
                malformed("23 02 c0 80", 2, "UTF-8", plain(text(""))),
                malformed("24 03 ed a0 80", 2, "UTF-8", plain(text(""))),
                malformed("23 02 68 c3", 3, "UTF-8", plain(text(""))),
                malformed("25 04 f4 90 80 80", 2, "UTF-8", plain(text(""))),
                malformed("24 03 e0 9f bf", 2, "UTF-8", plain(text(""))),
                malformed("2b 81 80 80 80 80 80 80 80 80 80 00", 11, "an integer below 2^64", PLAIN_U));
    }

    private static Arguments malformed(String hex, long offset, String expected, Node... schema) {
        return Arguments.of(hex, offset, expected, List.of(schema));
    }

    @ParameterizedTest
    @MethodSource({"ofTheSpecification", "ofThatKind"})
    void isRefusedWithItsOffset(String hex, long offset, String expected, List<Node> schema) {
        CodecException refusal =
                catchThrowableOfType(CodecException.class, () -> NodeParser.parse(hex, schema.toArray(Node[]::new)));
        assertThat(refusal.offset()).isEqualTo(offset);
        assertThat(refusal.expected()).isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource({"ofTheSpecification", "ofThatKind"})
    void isRefusedTheSameInAStream(String hex, long offset, String expected, List<Node> schema) {
        Parser parser = new Parser();
        byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
        parser.over(new OneByteAtATime(new ByteArrayInputStream(bytes)));
        CodecException refusal = catchThrowableOfType(CodecException.class, () -> {
            NodeParser.members(parser, schema);
            parser.endInput();
        });
        assertThat(refusal.offset()).isEqualTo(offset);
        assertThat(refusal.expected()).isEqualTo(expected);
    }
}
