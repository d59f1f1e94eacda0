package dev.postage.codec.gmq;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.FrameHeaderLayout;
import dev.postage.codec.gmq.frame.Mutations;
import dev.postage.codec.gmq.frame.NaiveComposer;
import dev.postage.codec.gmq.frame.NaiveSkip;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.frame.ParserLimits;
import java.io.ByteArrayInputStream;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Damaged messages of random schemas: values or the documented exception, the same in every way they are read. */
class DamagedMessagesTest {
    private static final int TURNS = 100;

    @Test
    void giveValuesOrTheDocumentedException() throws Exception {
        int inputs = 10_000;
        assertThat(damaged(0, inputs)).isBetween(inputs / 20, inputs / 20 * 19);
    }

    /** Run on request: mvn -pl codec test -Dgroups=long -Dexcluded.tags=none -Dtest=DamagedMessagesTest. */
    @Test
    @Tag("long")
    void giveValuesOrTheDocumentedExceptionTenMillionTimes() throws Exception {
        int inputs = 10_000_000;
        int well = damaged(1, inputs);
        System.out.printf("%,d inputs, %,d well, %,d refused%n", inputs, well, inputs - well);
        assertThat(well).isBetween(inputs / 20, inputs / 20 * 19);
    }

    private static int damaged(long firstSeed, int inputs) throws Exception {
        int well = 0;
        for (long seed = firstSeed; seed < firstSeed + inputs / TURNS; seed++) {
            Random random = new Random(seed);
            RandomSchema schema = new RandomSchema(random.nextLong());
            FrameHeaderLayout layout = random.nextBoolean() ? FrameHeaderLayout.COMPACT : FrameHeaderLayout.FIXED;
            int writer = random.nextInt(RandomSchema.VERSIONS);
            byte[] bytes = NaiveComposer.legal(layout, schema.nodes(schema.value(writer), writer), seed, 20);
            Ways ways = new Ways(schema, random.nextInt(RandomSchema.VERSIONS), layout);
            for (int i = 0; i < TURNS; i++) {
                well += ways.check(Mutations.damage(bytes, random)) ? 1 : 0;
            }
        }
        return well;
    }

    /** What became of an input. */
    private record Outcome(Optional<GmqValue> value, long offset, String refusal) {}

    /** A version of a schema that reads an input in every way. */
    private static final class Ways {
        private final GmqType root;
        private final GmqType body;
        private final GmqType keeping;
        private final FrameHeaderLayout layout;
        private final Parser parser;
        private final Composer composer;

        Ways(RandomSchema schema, int version, FrameHeaderLayout layout) throws Exception {
            root = schema.schema(version, false).type("root");
            body = schema.schema(version, false).type("s0");
            keeping = schema.schema(version, true).type("root");
            this.layout = layout;
            parser = new Parser(layout, ParserLimits.DEFAULT);
            composer = new Composer(layout);
        }

        boolean check(byte[] bytes) {
            try {
                return allAgree(bytes);
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                return fail("for " + HexFormat.of().formatHex(bytes), e);
            }
        }

        private boolean allAgree(byte[] bytes) {
            parser.over(bytes);
            Outcome outcome = read(root);
            parser.over(new ByteArrayInputStream(bytes));
            Outcome ofStream = read(root);
            // what a stream has left is not known: a count too many is refused where the elements end (P7)
            boolean same = outcome.refusal().contains("no more elements than the bytes left")
                    ? ofStream.value().isEmpty()
                    : ofStream.equals(outcome);
            if (!same) {
                fail(
                        "array %s, stream %s: %s",
                        outcome, ofStream, HexFormat.of().formatHex(bytes));
            }
            skipsAsItParses(bytes);
            keepsAndWritesAgain(bytes, outcome);
            return outcome.value().isPresent();
        }

        private Outcome read(GmqType type) {
            try {
                GmqValue value = type.parse(parser);
                return new Outcome(Optional.of(value), parser.offset(), "");
            } catch (CodecException e) {
                return new Outcome(Optional.empty(), e.offset(), e.getMessage());
            }
        }

        /** What parses, skips, and ends at the same place; so what cannot be skipped cannot be parsed (P6). */
        private void skipsAsItParses(byte[] bytes) {
            parser.over(bytes);
            Outcome parsed = read(body);
            int skipped = NaiveSkip.end(layout, bytes, 0);
            parser.over(bytes);
            long end = NaiveSkip.MALFORMED;
            try {
                parser.skipStruct();
                end = parser.offset();
            } catch (CodecException e) {
                // its offset is the format's own tests' to check
            }
            if (end != skipped || (parsed.value().isPresent() && parsed.offset() != end)) {
                fail(
                        "skipped to %d, naively %d, %s: %s",
                        end, skipped, parsed, HexFormat.of().formatHex(bytes));
            }
        }

        /** A reader that keeps what it does not know takes the same inputs, and what it writes again gives the same values. */
        private void keepsAndWritesAgain(byte[] bytes, Outcome expected) {
            parser.over(bytes);
            Outcome kept = read(keeping);
            if (kept.value().isPresent() != expected.value().isPresent() || kept.offset() != expected.offset()) {
                fail("kept %s, dropped %s: %s", kept, expected, HexFormat.of().formatHex(bytes));
            }
            if (kept.value().isPresent()) {
                composer.toGrowingArray();
                keeping.compose(kept.value().get(), composer);
                byte[] again = composer.toByteArray();
                parser.over(again);
                if (!read(keeping).value().equals(kept.value())) {
                    fail(
                            "written again as %s: %s",
                            HexFormat.of().formatHex(again), HexFormat.of().formatHex(bytes));
                }
            }
        }
    }
}
