package dev.postage.codec.gmq.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.GmqType;
import dev.postage.codec.gmq.GmqValue;
import dev.postage.codec.gmq.RandomSchema;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Mutations;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.idl.Schema;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Code generated for random schemas in three versions, with what is unknown dropped and kept, does what schema-driven codecs do: with
 * messages of any version, and with damaged ones.
 */
class GeneratedEvolutionTest {
    @TempDir
    Path folder;

    private final Map<String, Map<String, String>> sources = new HashMap<>();
    private final Composer composer = new Composer();
    private int well;
    private int refused;

    @Test
    void doesWhatSchemasDo() throws Exception {
        compare(3, 300);
        assertThat(well).isGreaterThan(30);
        assertThat(refused).isGreaterThan(300);
    }

    /** Run on request: mvn -pl codec test -Dgroups=long -Dexcluded.tags=none -Dtest=GeneratedEvolutionTest. */
    @Test
    @Tag("long")
    void doesWhatSchemasDoForManySchemas() throws Exception {
        compare(40, 10_000);
        System.out.printf("%,d messages read alike, %,d refused alike%n", well, refused);
    }

    private void compare(int schemas, int messages) throws Exception {
        for (int i = 0; i < schemas; i++) {
            RandomSchema schema = new RandomSchema(i);
            for (int version = 0; version < RandomSchema.VERSIONS; version++) {
                Schema parsed = Schema.parse("v.idl", schema.idl(version));
                String dropping = packageOf(i, version, false);
                sources.put(dropping, JavaGenerator.generate(parsed, dropping));
                String keeping = packageOf(i, version, true);
                sources.put(keeping, JavaGenerator.generateKeepingUnknown(parsed, keeping));
            }
        }
        Map<String, Generated> codes = Generated.compiled(sources, folder);
        for (int i = 0; i < schemas; i++) {
            for (int version = 0; version < RandomSchema.VERSIONS; version++) {
                for (boolean keeps : new boolean[] {false, true}) {
                    GeneratedReading reading = new GeneratedReading(codes.get(packageOf(i, version, keeps)), "Root");
                    compare(i, version, keeps, reading, messages / (2 * RandomSchema.VERSIONS));
                }
            }
        }
    }

    private static String packageOf(int schema, int version, boolean keeps) {
        return "s" + schema + (keeps ? ".keeping" : ".dropping") + version;
    }

    private void compare(int seed, int version, boolean keeps, GeneratedReading reading, int messages)
            throws Exception {
        RandomSchema schema = new RandomSchema(seed);
        GmqType type = schema.schema(version, keeps).type("root");
        List<GmqType> writers = new ArrayList<>();
        for (int writer = 0; writer < RandomSchema.VERSIONS; writer++) {
            writers.add(schema.schema(writer, false).type("root"));
        }
        Random random = new Random(seed);
        for (int i = 0; i < messages; i++) {
            int writer = random.nextInt(RandomSchema.VERSIONS);
            composer.toGrowingArray();
            writers.get(writer).compose(schema.value(writer), composer);
            byte[] bytes = composer.toByteArray();
            assertThat(generated(reading, bytes, keeps)).isEqualTo(driven(type, bytes));
            byte[] damaged = Mutations.damage(bytes, random);
            String outcome = driven(type, damaged);
            assertThat(generated(reading, damaged, keeps))
                    .as(() -> HexFormat.of().formatHex(damaged))
                    .isEqualTo(outcome);
            count(outcome);
        }
    }

    private void count(String outcome) {
        if (outcome.startsWith("at offset")) {
            refused++;
        } else {
            well++;
        }
    }

    /** What a schema writes again of what it reads, or why it refuses. */
    private String driven(GmqType type, byte[] bytes) {
        Parser parser = new Parser();
        parser.over(bytes);
        try {
            GmqValue value = type.parseOnly(parser);
            return written(() -> type.compose(value, composer));
        } catch (CodecException e) {
            return e.getMessage();
        }
    }

    /** The same of generated code, whose reader has read other messages before. */
    private String generated(GeneratedReading reading, byte[] bytes, boolean keeps) {
        Parser parser = new Parser();
        parser.over(bytes);
        try {
            reading.read(parser);
            parser.endInput();
        } catch (CodecException e) {
            return e.getMessage();
        }
        Object record = reading.record();
        assertThat(reading.record()).as("keeps %s", keeps).isEqualTo(record);
        return written(() -> {
            reading.write(record, composer);
            composer.finish();
        });
    }

    /** A case whose members were dropped cannot be written, and that is told alike but for what a schema can list. */
    private String written(Runnable work) {
        composer.toGrowingArray();
        try {
            work.run();
        } catch (IllegalArgumentException e) {
            return "a case whose members were dropped";
        }
        return HexFormat.of().formatHex(composer.toByteArray());
    }
}
