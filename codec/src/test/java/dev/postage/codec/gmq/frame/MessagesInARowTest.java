package dev.postage.codec.gmq.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.postage.codec.bytes.CodecException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

/** P8: several messages on one target, and in one input. */
class MessagesInARowTest {
    private static void compose(Composer composer, int messages) {
        for (int i = 0; i < messages; i++) {
            composer.unsigned(i);
            composer.beginStruct();
            composer.fence();
            composer.unsigned(300);
            composer.endStruct();
            assertThat(composer.finish()).isEqualTo(6);
        }
    }

    private static void parseOne(Parser parser, int number) throws CodecException {
        assertThat(parser.unsigned()).isEqualTo(number);
        parser.skipStruct();
        parser.endMessage();
    }

    private static byte[] three() {
        Composer composer = new Composer();
        compose(composer, 3);
        assertThat(composer.position()).isEqualTo(18);
        return composer.toByteArray();
    }

    @Test
    void followEachOtherOnEveryTarget() {
        byte[] expected = three();
        Composer composer = new Composer();
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        composer.to(stream);
        compose(composer, 3);
        assertThat(stream.toByteArray()).isEqualTo(expected);
        ByteBuffer buffer = ByteBuffer.allocate(18);
        composer.to(buffer);
        compose(composer, 3);
        assertThat(buffer.array()).isEqualTo(expected);
        assertThat(buffer.hasRemaining()).isFalse();
        ByteBuffer direct = ByteBuffer.allocateDirect(18);
        composer.to(direct);
        compose(composer, 3);
        assertThat(direct.flip()).isEqualTo(ByteBuffer.wrap(expected));
    }

    @Test
    void areReadOneByOneFromAnArray() throws CodecException {
        Parser parser = new Parser();
        parser.over(three());
        for (int i = 0; i < 3; i++) {
            assertThat(parser.hasMore()).isTrue();
            parseOne(parser, i);
        }
        assertThat(parser.hasMore()).isFalse();
    }

    @Test
    void areReadOneByOneFromAStream() throws CodecException {
        Parser parser = new Parser();
        parser.over(new OneByteAtATime(new ByteArrayInputStream(three())));
        for (int i = 0; i < 3; i++) {
            assertThat(parser.hasMore()).isTrue();
            assertThat(parser.hasMore()).isTrue();
            parseOne(parser, i);
            assertThat(parser.offset()).isEqualTo(6L * (i + 1));
        }
        assertThat(parser.hasMore()).isFalse();
    }

    @Test
    void whatFollowsAMessageStaysInTheStream() throws CodecException {
        ByteArrayInputStream stream = new ByteArrayInputStream(three());
        Parser parser = new Parser();
        parser.over(stream);
        parseOne(parser, 0);
        assertThat(stream.available()).isEqualTo(12);
        Parser other = new Parser();
        other.over(stream);
        parseOne(other, 1);
        assertThat(stream.available()).isEqualTo(6);
    }

    @Test
    void aBufferStandsBehindTheMessageThatWasRead() throws CodecException {
        Parser parser = new Parser();
        for (ByteBuffer buffer : new ByteBuffer[] {
            ByteBuffer.wrap(three()), ByteBuffer.allocateDirect(18).put(three()).flip()
        }) {
            parser.over(buffer);
            parseOne(parser, 0);
            assertThat(buffer.position()).isEqualTo(6);
            parser.over(buffer);
            parseOne(parser, 1);
            assertThat(buffer.position()).isEqualTo(12);
        }
    }

    @Test
    void structsAreBegunAndEndedInPairs() throws CodecException {
        Parser parser = new Parser();
        parser.over(three());
        assertThatThrownBy(parser::endStruct).hasMessage("no struct is open: call beginStruct first");
        parser.over(three(), 2, 6);
        parser.beginStruct();
        assertThatThrownBy(parser::endMessage).hasMessage("1 structs are open at the end of a message: end them");
    }
}
