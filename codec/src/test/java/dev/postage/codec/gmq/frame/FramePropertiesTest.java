package dev.postage.codec.gmq.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.codec.bytes.CodecException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What holds for all messages; the one with a number has so many members or so. */
class FramePropertiesTest {
    @Property(tries = 3000)
    void canonicalBytesAreThoseOfTheNaiveComposer(
            @ForAll FrameHeaderLayout layout, @ForAll long seed, @ForAll @IntRange(min = 1, max = 60) int members) {
        List<Node> message = RandomNodes.message(seed, members);
        assertThat(NodeComposer.compose(layout, message)).isEqualTo(NaiveComposer.canonical(layout, message));
    }

    @Property(tries = 1000)
    void allTargetsGetTheSameBytes(
            @ForAll FrameHeaderLayout layout, @ForAll long seed, @ForAll @IntRange(min = 1, max = 60) int members) {
        List<Node> message = RandomNodes.message(seed, members);
        byte[] expected = NaiveComposer.canonical(layout, message);
        assertThat(Targets.stream(layout, message)).isEqualTo(expected);
        assertThat(Targets.channel(layout, message)).isEqualTo(expected);
        assertThat(Targets.array(layout, message, expected.length)).isEqualTo(expected);
        assertThat(Targets.buffer(layout, message, ByteBuffer.allocate(expected.length + 5)))
                .isEqualTo(expected);
        assertThat(Targets.buffer(layout, message, ByteBuffer.allocateDirect(expected.length + 5)))
                .isEqualTo(expected);
    }

    @Property(tries = 3000)
    void everyVersionReadsEveryOther(
            @ForAll FrameHeaderLayout layout,
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 60) int members,
            @ForAll @IntRange(min = 1, max = 3) int writer,
            @ForAll @IntRange(min = 1, max = 3) int reader)
            throws CodecException {
        List<Node> all = withOneBehind(RandomNodes.message(seed, members));
        List<Node> written = Node.version(all, writer);
        byte[] bytes = NodeComposer.compose(layout, written);
        assertThat(NodeParser.parse(layout, bytes, Node.version(all, reader)))
                .isEqualTo(Node.version(all, Math.min(writer, reader)));
    }

    @Property(tries = 3000)
    void everyLegalFormIsReadAlike(
            @ForAll FrameHeaderLayout layout,
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 60) int members,
            @ForAll @IntRange(min = 2, max = 20) int once,
            @ForAll @IntRange(min = 1, max = 3) int reader)
            throws CodecException {
        List<Node> all = withOneBehind(RandomNodes.message(seed, members));
        byte[] bytes = NaiveComposer.legal(layout, all, seed, once);
        assertThat(NodeParser.parse(layout, bytes, Node.version(all, reader))).isEqualTo(Node.version(all, reader));
    }

    @Property(tries = 1000)
    void whatIsUnknownIsKeptAndWrittenAgain(
            @ForAll FrameHeaderLayout layout,
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 60) int members,
            @ForAll @IntRange(min = 1, max = 3) int reader)
            throws CodecException {
        List<Node> all = withOneBehind(RandomNodes.message(seed, members));
        byte[] bytes = NaiveComposer.canonical(layout, all);
        assertThat(Forwarder.forward(layout, bytes, Node.version(all, reader))).isEqualTo(bytes);
    }

    @Property(tries = 1000)
    void streamsAreReadByteByByte(
            @ForAll FrameHeaderLayout layout,
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 40) int members,
            @ForAll @IntRange(min = 1, max = 3) int reader)
            throws CodecException {
        List<Node> all = withOneBehind(RandomNodes.message(seed, members));
        List<Node> expected = Node.version(all, reader);
        byte[] bytes = NaiveComposer.legal(layout, all, seed, 8);
        assertThat(Sources.slowStream(layout, bytes, expected)).isEqualTo(expected);
        assertThat(Sources.channel(layout, bytes, expected)).isEqualTo(expected);
        assertThat(Sources.buffer(layout, ByteBuffer.wrap(bytes), expected)).isEqualTo(expected);
        ByteBuffer direct = ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
        assertThat(Sources.buffer(layout, direct, expected)).isEqualTo(expected);
    }

    /** So that all that is skipped has something behind it that must still be read. */
    private static List<Node> withOneBehind(List<Node> message) {
        List<Node> longer = new ArrayList<>(message);
        longer.add(Node.unsigned(7));
        return longer;
    }

    private static final class Targets {
        static byte[] stream(FrameHeaderLayout layout, List<Node> message) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Composer composer = new Composer(layout);
            composer.to(out);
            assertThat(NodeComposer.compose(composer, message)).isEqualTo(out.size());
            return out.toByteArray();
        }

        static byte[] channel(FrameHeaderLayout layout, List<Node> message) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Composer composer = new Composer(layout);
            composer.to(Channels.newChannel(out));
            NodeComposer.compose(composer, message);
            return out.toByteArray();
        }

        /** An array in which the message has to fit exactly. */
        static byte[] array(FrameHeaderLayout layout, List<Node> message, int length) {
            byte[] target = new byte[length];
            Composer composer = new Composer(layout);
            composer.to(target, 0, length);
            NodeComposer.compose(composer, message);
            assertThat(composer.position()).isEqualTo(length);
            return target;
        }

        static byte[] buffer(FrameHeaderLayout layout, List<Node> message, ByteBuffer target) {
            Composer composer = new Composer(layout);
            composer.to(target.position(3));
            NodeComposer.compose(composer, message);
            byte[] written = new byte[target.position() - 3];
            target.get(3, written);
            return written;
        }
    }

    private static final class Sources {
        static List<Node> slowStream(FrameHeaderLayout layout, byte[] bytes, List<Node> schema) throws CodecException {
            Parser parser = new Parser(layout, ParserLimits.DEFAULT);
            parser.over(new OneByteAtATime(new ByteArrayInputStream(bytes)));
            return read(parser, schema);
        }

        static List<Node> channel(FrameHeaderLayout layout, byte[] bytes, List<Node> schema) throws CodecException {
            Parser parser = new Parser(layout, ParserLimits.DEFAULT);
            parser.over(Channels.newChannel(new ByteArrayInputStream(bytes)));
            return read(parser, schema);
        }

        static List<Node> buffer(FrameHeaderLayout layout, ByteBuffer bytes, List<Node> schema) throws CodecException {
            Parser parser = new Parser(layout, ParserLimits.DEFAULT);
            parser.over(bytes);
            return read(parser, schema);
        }

        private static List<Node> read(Parser parser, List<Node> schema) throws CodecException {
            List<Node> message = NodeParser.members(parser, schema);
            parser.endInput();
            return message;
        }
    }
}
