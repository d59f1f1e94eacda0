package dev.postage.codec.gmq.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.management.ThreadMXBean;
import dev.postage.codec.bytes.CodecException;
import java.io.ByteArrayInputStream;
import java.lang.management.ManagementFactory;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** H4, P5, P7, P11: what a parser refuses before it costs anything. */
class ParserLimitsTest {
    private static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits.replace(" ", ""));
    }

    private static Parser limited(int maxFieldFrame, int maxDepth, String digits) {
        Parser parser = new Parser(FrameHeaderLayout.COMPACT, new ParserLimits(maxFieldFrame, maxDepth));
        parser.over(hex(digits));
        return parser;
    }

    private interface Step {
        void run() throws CodecException;
    }

    private static CodecException refusal(Step step) {
        return catchThrowableOfType(CodecException.class, step::run);
    }

    @Test
    void aFieldFrameMayBeAsLargeAsTheLimit() throws CodecException {
        assertThat(limited(3, 100, "10 03 02 68 69").blob()).containsExactly('h', 'i');
    }

    @Test
    void aFieldFrameAboveTheLimitIsRefusedWhetherParsedOrSkipped() {
        CodecException parsed =
                refusal(() -> limited(3, 100, "10 04 03 68 69 70").blob());
        assertThat(parsed).hasMessage("at offset 0: 4 bytes found, expected a field frame of at most 3 bytes");
        CodecException skipped =
                refusal(() -> limited(3, 100, "a0 50 04 03 68 69 70").skipStruct());
        assertThat(skipped).hasMessage("at offset 1: 4 bytes found, expected a field frame of at most 3 bytes");
    }

    @Test
    void aHeaderAloneDoesNotMakeTheArrayLarge() {
        // 64 MiB announced, 3 bytes there
        byte[] bytes = hex("10 a0 80 80 00 01 02 03");
        Parser parser = new Parser();
        parser.over(new ByteArrayInputStream(bytes));
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        CodecException refusal = refusal(parser::blob);
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(1 << 20);
        assertThat(refusal)
                .hasMessage("at offset 8: the end of the input found, expected the rest of a frame of 67108864 bytes");
    }

    @Test
    void knownStructsCountAsNesting() throws CodecException {
        Parser parser = limited(9, 2, "a0 a0 e0 60 60");
        parser.beginStruct();
        parser.beginStruct();
        assertThat(refusal(parser::beginStruct))
                .hasMessage("at offset 2: one more found, expected at most 2 structs within each other");
    }

    @Test
    void skippedStructsCountTogetherWithKnownOnes() throws CodecException {
        Parser parser = limited(9, 3, "a0 a0 a0 e0 60 60 60");
        parser.beginStruct();
        assertThat(refusal(parser::endStruct))
                .hasMessage("at offset 3: one more found, expected at most 3 structs within each other");
        Parser other = limited(9, 4, "a0 a0 a0 e0 60 60 60");
        other.skipStruct();
        other.endInput();
    }

    @Test
    void nestingWithoutFramesCountsToo() throws CodecException {
        Parser parser = limited(9, 2, "e0");
        parser.enter();
        parser.enter();
        assertThat(refusal(parser::beginStruct).offset()).isZero();
        parser.over(hex("e0"));
        parser.enter();
        parser.enter();
        parser.leave();
        parser.skipStruct();
        parser.endInput();
    }

    @Test
    void aCountIsHeldAgainstTheBytesLeft() throws CodecException {
        assertThat(limited(9, 9, "21 02 e1 02 e1 04").count(2)).isEqualTo(2);
        assertThat(refusal(() -> limited(9, 9, "21 02 e1 02 e1 04").count(3)))
                .hasMessage("at offset 1: 2 found, expected no more elements than the bytes left allow");
        assertThat(refusal(
                        () -> limited(9, 9, "2a 81 ff ff ff ff ff ff ff ff 7f").count(1)))
                .hasMessage(
                        "at offset 1: 18446744073709551615 found, expected no more elements than the bytes left allow");
    }

    @Test
    void theCountOfAStreamIsAnInt() throws CodecException {
        Parser parser = new Parser();
        parser.over(new ByteArrayInputStream(hex("25 87 ff ff ff 7f")));
        assertThat(parser.count(1)).isEqualTo(Integer.MAX_VALUE);
        parser.over(new ByteArrayInputStream(hex("25 88 80 80 80 00")));
        assertThat(refusal(() -> parser.count(1)).offset()).isEqualTo(1);
    }

    @Test
    void aNumberNobodyKnowsIsRefusedWhereItBegins() throws CodecException {
        Parser parser = limited(9, 9, "22 82 2c");
        assertThat(parser.refuse(parser.unsigned(), "0 or 1")).hasMessage("at offset 1: 300 found, expected 0 or 1");
    }

    @Test
    void limitsAreAtLeastOne() {
        assertThatThrownBy(() -> new ParserLimits(0, 1))
                .hasMessage("maxFieldFrame is 0 and maxDepth is 1, at least 1 is needed: raise what is lower");
    }
}
