package dev.postage.codec.gmq;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.FrameHeaderLayout;
import dev.postage.codec.gmq.frame.NaiveComposer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.frame.ParserLimits;
import dev.postage.codec.gmq.idl.Compatibility;
import dev.postage.codec.gmq.idl.Schema;
import dev.postage.codec.json.JsonReader;
import java.io.ByteArrayInputStream;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;

/** Random schemas in three versions: any version reads what any version wrote. */
class EvolutionPropertiesTest {
    @Property(tries = 400, shrinking = ShrinkingMode.OFF)
    void anyVersionReadsAnyVersion(@ForAll long seed) throws Exception {
        roundTrip(seed);
    }

    @Tag("long")
    @Property(tries = 100_000, shrinking = ShrinkingMode.OFF)
    void anyVersionReadsAnyVersionAHundredThousandTimes(@ForAll long seed) throws Exception {
        roundTrip(seed);
    }

    private static void roundTrip(long seed) throws Exception {
        Random random = new Random(seed);
        RandomSchema schema = new RandomSchema(random.nextLong());
        int writer = random.nextInt(RandomSchema.VERSIONS);
        int reader = random.nextInt(RandomSchema.VERSIONS);
        FrameHeaderLayout layout = random.nextBoolean() ? FrameHeaderLayout.COMPACT : FrameHeaderLayout.FIXED;
        GmqRecord value = schema.value(writer);
        byte[] bytes = compose(schema.schema(writer, false).type("root"), value, layout);
        assertThat(bytes).isEqualTo(NaiveComposer.canonical(layout, schema.nodes(value, writer)));

        GmqType type = schema.schema(reader, false).type("root");
        GmqValue seen = parse(type, bytes, layout, random.nextBoolean());
        assertThat(seen).isEqualTo(schema.seen(value, writer, reader));
        byte[] legal = NaiveComposer.legal(layout, schema.nodes(value, writer), seed, 2 + random.nextInt(20));
        assertThat(parse(type, legal, layout, random.nextBoolean())).isEqualTo(seen);

        passesOn(schema, writer, Math.min(reader, writer), bytes, layout);
        twin(schema, writer, value);
    }

    private static byte[] compose(GmqType type, GmqValue value, FrameHeaderLayout layout) {
        Composer composer = new Composer(layout);
        type.compose(value, composer);
        return composer.toByteArray();
    }

    private static GmqValue parse(GmqType type, byte[] bytes, FrameHeaderLayout layout, boolean stream)
            throws Exception {
        Parser parser = new Parser(layout, ParserLimits.DEFAULT);
        if (stream) {
            parser.over(new ByteArrayInputStream(bytes));
        } else {
            parser.over(bytes);
        }
        return type.parseOnly(parser);
    }

    /** An old version that keeps what it does not know writes it again, byte by byte (P9). */
    private static void passesOn(RandomSchema schema, int writer, int reader, byte[] bytes, FrameHeaderLayout layout)
            throws Exception {
        GmqType type = schema.schema(reader, true).type("root");
        byte[] again = compose(type, parse(type, bytes, layout, false), layout);
        assertThat(again).as("v%d passed on by v%d", writer + 1, reader + 1).isEqualTo(bytes);
    }

    private static void twin(RandomSchema schema, int version, GmqRecord value) throws Exception {
        GmqType type = schema.schema(version, false).type("root");
        assertThat(type.fromJson(JsonReader.read(type.toJson(value).toString())))
                .isEqualTo(value);
        if (schema.hasEmptyStruct(version)) {
            return;
        }
        Composer composer = Composer.bare();
        type.compose(value, composer);
        Parser parser = Parser.bare(ParserLimits.DEFAULT);
        parser.over(composer.toByteArray());
        assertThat(type.parseOnly(parser)).isEqualTo(value);
    }

    @Property(tries = 100, shrinking = ShrinkingMode.OFF)
    void aNewerVersionExtendsAnOlderOne(@ForAll long seed) throws Exception {
        RandomSchema schema = new RandomSchema(seed);
        Schema[] versions = new Schema[RandomSchema.VERSIONS];
        for (int i = 0; i < versions.length; i++) {
            versions[i] = Schema.parse("v" + (i + 1) + ".idl", schema.idl(i));
        }
        for (int old = 0; old < versions.length; old++) {
            for (int extended = old; extended < versions.length; extended++) {
                assertThat(Compatibility.firstBreak(versions[old], versions[extended]))
                        .isEmpty();
                boolean same = schema.idl(old).equals(schema.idl(extended));
                assertThat(Compatibility.firstBreak(versions[extended], versions[old])
                                .isEmpty())
                        .isEqualTo(same);
            }
        }
    }
}
