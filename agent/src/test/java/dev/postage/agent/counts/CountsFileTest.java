package dev.postage.agent.counts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterProperty;
import net.jqwik.api.lifecycle.BeforeProperty;

class CountsFileTest {
    private Path file = Path.of("set before each property");

    @BeforeProperty
    void createFile() throws IOException {
        file = Files.createTempFile("counts", ".postage");
    }

    @AfterProperty
    void deleteFile() throws IOException {
        Files.deleteIfExists(file);
    }

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void readsWhatWasWritten(@ForAll("rawCounts") RawCounts counts) throws IOException {
        CountsWriter.write(counts, file);

        assertThat(CountsReader.read(file)).isEqualTo(counts);
    }

    @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
    void writesEqualCountsAsEqualOctets(@ForAll("rawCounts") RawCounts counts) throws IOException {
        CountsWriter.write(counts, file);
        byte[] first = Files.readAllBytes(file);
        CountsWriter.write(CountsReader.read(file), file);

        assertThat(Files.readAllBytes(file)).isEqualTo(first);
    }

    @Property(tries = 2000)
    void refusesOrReadsAnyPayloadOfAnyBlock(@ForAll("blockType") int type, @ForAll byte[] payload) throws IOException {
        int[] octets = new int[payload.length];
        for (int i = 0; i < payload.length; i++) {
            octets[i] = payload[i] & 0xFF;
        }
        FileOctets octetsBefore = type == CountsFormat.SNAPSHOT ? FileOctets.withNames() : new FileOctets();
        Files.write(
                file,
                octetsBefore.raw(type).raw(varint(octets.length)).raw(octets).ended());

        // only a snapshot stands after all other blocks, so only it can make a complete file
        try {
            assertThat(CountsReader.read(file).snapshots()).isNotEmpty();
        } catch (CountsFormatException expected) {
            assertThat(expected.offset()).isBetween(0L, Files.size(file));
        }
    }

    @Property(tries = 500)
    void refusesAnyOctetsThatAreNoCountsFile(@ForAll byte[] octets) throws IOException {
        Files.write(file, octets);

        assertThatExceptionOfType(CountsFormatException.class)
                .isThrownBy(() -> CountsReader.read(file))
                .withMessageContaining("no counts file");
    }

    @Provide
    Arbitrary<RawCounts> rawCounts() {
        return CountsArbitraries.rawCounts();
    }

    @Provide
    Arbitrary<Integer> blockType() {
        return Arbitraries.integers().between(1, 9);
    }

    private static int[] varint(int value) {
        return value < 0x80 ? new int[] {value} : new int[] {(value & 0x7F) | 0x80, value >>> 7};
    }
}
