package dev.postage.agent.counts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class DamagedCountsFileTest {
    private static final int[] HUGE = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F};

    @TempDir
    private Path folder;

    private Path file = Path.of("set before each test");

    @BeforeEach
    void nameFile() {
        file = folder.resolve("run.counts");
    }

    @Test
    void refusesEveryTruncation() throws IOException {
        CountsWriter.write(SampleCounts.version1(), file);
        byte[] whole = Files.readAllBytes(file);

        for (int length = 0; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            assertRefused("cut to " + length + " octets");
        }
    }

    @Test
    void refusesEveryFlippedBit() throws IOException {
        CountsWriter.write(SampleCounts.version1(), file);
        byte[] whole = Files.readAllBytes(file);

        for (int bit = 0; bit < 8 * whole.length; bit++) {
            byte[] flipped = whole.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            Files.write(file, flipped);
            assertRefused("bit " + bit + " flipped");
        }
    }

    @Test
    void refusesOctetsAfterTheEnd() throws IOException {
        CountsWriter.write(SampleCounts.version1(), file);
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, whole.length + 1));

        assertThatThrownBy(() -> CountsReader.read(file))
                .isInstanceOf(CountsFormatException.class)
                .hasMessage(
                        "1 octets found after the end of the end block: the file is damaged at offset " + whole.length);
    }

    @Test
    void namesFoundAndSupportedVersion() throws IOException {
        byte[] octets = FileOctets.withNames().block(6, 4, 0, 0).ended();
        octets[8] = 1;
        octets[9] = 2;
        Files.write(file, octets);

        assertThatExceptionOfType(CountsVersionException.class)
                .isThrownBy(() -> CountsReader.read(file))
                .satisfies(refusal -> {
                    assertThat(refusal.found()).isEqualTo(258);
                    assertThat(refusal.supported()).isEqualTo(1);
                    assertThat(refusal.offset()).isEqualTo(8);
                });
    }

    @Test
    void skipsBlocksItDoesNotKnow() throws IOException {
        Files.write(
                file,
                FileOctets.withNames()
                        .block(200, 1, 2, 3)
                        .block(6, 4, 0, 0)
                        .block(7)
                        .ended());

        assertThat(CountsReader.read(file).snapshots()).hasSize(1);
    }

    @Test
    void leavesAMissingFileToTheCaller() {
        assertThatThrownBy(() -> CountsReader.read(file)).isInstanceOf(NoSuchFileException.class);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void refusesWhatCannotBeMeant(String what, byte[] octets) throws IOException {
        Files.write(file, octets);

        assertThatExceptionOfType(CountsFormatException.class)
                .as(what)
                .isThrownBy(() -> CountsReader.read(file))
                .withMessageContaining(what)
                .satisfies(refusal -> assertThat(refusal.offset()).isBetween(8L, (long) octets.length));
    }

    static Stream<Arguments> refusesWhatCannotBeMeant() {
        return Stream.of(
                Arguments.of("no fingerprint block found", incomplete(1)),
                Arguments.of("no deliveries block found", incomplete(2)),
                Arguments.of("no coverage block found", incomplete(3)),
                Arguments.of("no methods block found", incomplete(4)),
                Arguments.of("no types block found", incomplete(5)),
                Arguments.of("no snapshot of the exit", FileOctets.withNames().ended()),
                Arguments.of("no snapshot of the exit", snapshot(2, 1, 0)),
                Arguments.of(
                        "second block of its kind",
                        FileOctets.withNames().block(2, 0).ended()),
                Arguments.of("1 octets found after the end of a block of type 6", snapshot(4, 0, 0, 0)),
                Arguments.of("kind of mark 5", snapshot(5, 0, 0)),
                Arguments.of("step 2 from method -1", thread(0, 1, 2, 1, 1, 1, 0)),
                Arguments.of("step 0 from method -1", thread(0, 1, 0, 1, 1, 1, 0)),
                Arguments.of("step 1 from method 0", thread(0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 0)),
                Arguments.of("step 2 from type -1", thread(0, 0, 1, 2, 1, 1)),
                Arguments.of("octet 2 found, 0 or 1 expected before VM bytes", thread(2, 0, 0)),
                Arguments.of(
                        "fingerprint key out of order",
                        new FileOctets().block(1, 2, 1, 'b', 0, 1, 'a', 0).ended()),
                Arguments.of(
                        "class of a method marked 0",
                        new FileOctets().block(4, 1, 0, 0, 0).ended()),
                Arguments.of(
                        "end block of 3 octets",
                        new FileOctets().block(0, 1, 2, 3).unended()),
                Arguments.of(
                        "deliveries of more than 63 bits",
                        deliveries(0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 1)),
                Arguments.of(
                        "deliveries of more than 64 bits",
                        deliveries(0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 2)),
                Arguments.of("end of data found where deliveries was expected", deliveries(0x80)),
                Arguments.of("malformed text", types(1, 1, 0x80)),
                Arguments.of("malformed text", types(1, 2, 0xC1, 0x81)),
                Arguments.of("malformed text", types(1, 3, 0xE0, 0x81, 0x81)),
                Arguments.of("malformed text", types(1, 3, 0xE1, 0x81, 0x41)),
                Arguments.of("malformed text", types(1, 4, 0xF0, 0x90, 0x80, 0x80)),
                Arguments.of("end of data found where a type name was expected", types(1, 1, 0xC3)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void refusesCountsThatDoNotFitWithoutReservingMemoryForThem(String what, byte[] octets) throws IOException {
        Files.write(file, octets);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        assertRefused(what);
        long before = threads.getCurrentThreadAllocatedBytes();

        assertRefused(what);

        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(1_000_000);
    }

    static Stream<Arguments> refusesCountsThatDoNotFitWithoutReservingMemoryForThem() {
        return Stream.of(
                Arguments.of("block length", new FileOctets().raw(1).raw(HUGE).ended()),
                Arguments.of("fingerprint", huge(1)),
                Arguments.of("excluded", huge(3, 0, 0, 0, 0)),
                Arguments.of("failed", huge(3, 0, 0, 0, 0, 0)),
                Arguments.of("methods", huge(4)),
                Arguments.of("types", huge(5)),
                Arguments.of("text", huge(5, 1)),
                Arguments.of("threads", hugeInSnapshot(4, 0)),
                Arguments.of("thread name", hugeInSnapshot(4, 0, 1)),
                Arguments.of("methods of a thread", hugeInSnapshot(4, 0, 1, 0, 0, 0, 0, 0)),
                Arguments.of("types of a thread", hugeInSnapshot(4, 0, 1, 0, 0, 0, 0, 0, 0)));
    }

    /** What a run leaves has thousands of names and snapshots: each length in it is tried with numbers that say far too much. */
    @Test
    void readsNoMoreIntoMemoryThanIsThereWhateverALargeFileSays() throws IOException {
        CountsWriter.write(SampleCounts.large(), file);
        byte[] whole = Files.readAllBytes(file);
        long most = allocatedByReading(whole, whole);
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            byte[] damaged = whole.clone();
            int place = 10 + random.nextInt(whole.length - 20 - HUGE.length);
            for (int k = 0; k < 1 + i % HUGE.length; k++) {
                damaged[place + k] = (byte) HUGE[HUGE.length - 1 - i % HUGE.length + k];
            }
            assertThat(allocatedByReading(checksummed(damaged), whole))
                    .as("damage at " + place)
                    .isLessThan(most + 2L * whole.length + 100_000);
        }
    }

    /** Bytes allocated while a file is read or refused; {@code whole} is what it was before it was damaged. */
    private long allocatedByReading(byte[] octets, byte[] whole) throws IOException {
        Files.write(file, octets);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        try {
            // damage may make another number of a number, which is no less a counts file
            assertThat(CountsReader.read(file).snapshots()).isNotEmpty();
        } catch (CountsFormatException refused) {
            assertThat(octets).isNotEqualTo(whole);
            assertThat(refused.offset()).isBetween(0L, (long) octets.length);
            assertThat(refused).hasMessageEndingWith(" at offset " + refused.offset());
        }
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    /** The same with the checksum that belongs to it, so that the damage is met by what stands behind the checksum. */
    private static byte[] checksummed(byte[] octets) {
        CRC32 checksum = new CRC32();
        int end = octets.length - Integer.BYTES;
        checksum.update(octets, 0, end);
        ByteBuffer.wrap(octets).putInt(end, (int) checksum.getValue());
        return octets;
    }

    private void assertRefused(String how) {
        assertThatExceptionOfType(CountsFormatException.class).as(how).isThrownBy(() -> CountsReader.read(file));
    }

    private static byte[] incomplete(int missing) {
        FileOctets octets = new FileOctets();
        int[][] blocks = {{}, {0}, {0}, {0, 0, 0, 0, 0, 0}, {0}, {0}, {4, 0, 0}};
        for (int type = 1; type < blocks.length; type++) {
            if (type != missing) {
                octets.block(type, blocks[type]);
            }
        }
        return octets.ended();
    }

    private static byte[] snapshot(int... payload) {
        return FileOctets.withNames().block(6, payload).ended();
    }

    /** @param rest what follows the thread's name and its three totals */
    private static byte[] thread(int... rest) {
        return snapshot(join(new int[] {4, 0, 1, 0, 0, 0, 0}, join(rest, 0, 0, 0, 0, 0, 0, 0, 0)));
    }

    private static byte[] deliveries(int... payload) {
        return new FileOctets().block(2, payload).ended();
    }

    private static byte[] types(int... payload) {
        return new FileOctets().block(5, payload).ended();
    }

    private static byte[] huge(int type, int... before) {
        return new FileOctets().block(type, join(before, HUGE)).ended();
    }

    private static byte[] hugeInSnapshot(int... before) {
        return snapshot(join(before, HUGE));
    }

    private static int[] join(int[] first, int... second) {
        int[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
