package dev.postage.codec.gmq.frame;

import static org.assertj.core.api.Assertions.fail;

import dev.postage.codec.bytes.CodecException;
import java.io.ByteArrayInputStream;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * What has to hold for any bytes: an array and a stream give the same outcome, skipping finds what the naive way finds, and what is
 * malformed when skipped is malformed when parsed (P6). Any exception but the documented one passes through and fails the test.
 */
final class Strictness {
    /**
     * What became of an input.
     *
     * @param parsed what was read, or nothing
     * @param offset where reading ended, well or not
     */
    record Outcome(Optional<List<Node>> parsed, long offset, String expected) {}

    private final FrameHeaderLayout layout;
    private final Parser parser;

    Strictness(FrameHeaderLayout layout) {
        this.layout = layout;
        parser = new Parser(layout, ParserLimits.DEFAULT);
    }

    /**
     * Reads bytes in all ways.
     *
     * @param schema an extensible struct
     * @return whether the bytes were well
     */
    boolean check(byte[] bytes, Node schema) {
        parser.over(bytes);
        Outcome ofArray = parse(List.of(schema));
        parser.over(new ByteArrayInputStream(bytes));
        Outcome ofStream = parse(List.of(schema));
        if (!ofArray.equals(ofStream)) {
            fail("array %s, stream %s: %s", ofArray, ofStream, HexFormat.of().formatHex(bytes));
        }
        parser.over(bytes);
        long skipped = skip(bytes.length);
        parser.over(new ByteArrayInputStream(bytes));
        long skippedInStream = skip(bytes.length);
        long expected = NaiveSkip.end(layout, bytes, 0);
        if (skipped != expected || skippedInStream != expected) {
            fail(
                    "skipped to %d, in a stream to %d, expected %d: %s",
                    skipped, skippedInStream, expected, HexFormat.of().formatHex(bytes));
        }
        boolean well = ofArray.parsed().isPresent();
        if (well && ofArray.offset() != skipped) {
            fail(
                    "parsed to %d, skipped to %d: %s",
                    ofArray.offset(), skipped, HexFormat.of().formatHex(bytes));
        }
        return well;
    }

    private Outcome parse(List<Node> schema) {
        try {
            List<Node> parsed = NodeParser.members(parser, schema);
            return new Outcome(Optional.of(parsed), parser.offset(), "");
        } catch (CodecException e) {
            return new Outcome(Optional.empty(), e.offset(), e.expected());
        }
    }

    private long skip(int length) {
        try {
            parser.skipStruct();
            return parser.offset();
        } catch (CodecException e) {
            if (e.offset() < 0 || e.offset() > length) {
                fail("offset %d of %d bytes", e.offset(), length);
            }
            return NaiveSkip.MALFORMED;
        }
    }
}
