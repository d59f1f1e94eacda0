package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Bytes are those of the running VM under each collector and each layout of objects. Held against it is what the VM
 * itself says of the thread in a JVM without the agent.
 */
class FlagsIT {
    private static final String SERIAL = "-XX:+UseSerialGC";

    private static final Map<Integer, AgentWindow> REFERENCES = new ConcurrentHashMap<>();

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "on JDK {0} with {1}")
    @MethodSource
    void countsTheBytesOfThisVmAndTheSameWork(int feature, String flags) throws IOException {
        check(TestJdk.of(feature), flags);
    }

    static Stream<Arguments> countsTheBytesOfThisVmAndTheSameWork() {
        return Stream.of(
                Arguments.of(17, "-XX:+UseG1GC"),
                Arguments.of(17, SERIAL + " -XX:ObjectAlignmentInBytes=16"),
                Arguments.of(25, "-XX:+UseZGC"),
                Arguments.of(25, SERIAL + " -XX:+UseCompactObjectHeaders"));
    }

    @Tag("long")
    @ParameterizedTest(name = "on JDK {0} with {1}")
    @MethodSource
    void doesSoWithTheOtherCollectorsAndLayouts(int feature, String flags) throws IOException {
        check(TestJdk.of(feature), flags);
    }

    static Stream<Arguments> doesSoWithTheOtherCollectorsAndLayouts() {
        return Stream.concat(
                onBoth(
                        SERIAL,
                        "-XX:+UseParallelGC",
                        "-XX:+UseShenandoahGC",
                        SERIAL + " -XX:-UseCompressedOops",
                        SERIAL + " -XX:-UseCompressedClassPointers",
                        SERIAL + " -XX:-UseCompressedOops -XX:-UseCompressedClassPointers",
                        SERIAL + " -XX:ObjectAlignmentInBytes=32"),
                Stream.of(
                        Arguments.of(17, "-XX:+UseZGC"),
                        Arguments.of(25, "-XX:+UseG1GC"),
                        Arguments.of(25, SERIAL + " -XX:ObjectAlignmentInBytes=16"),
                        Arguments.of(25, "-XX:+UseZGC -XX:+UseCompactObjectHeaders"),
                        Arguments.of(25, SERIAL + " -XX:+UseCompactObjectHeaders -XX:ObjectAlignmentInBytes=16")));
    }

    private static Stream<Arguments> onBoth(String... flags) {
        return Stream.of(17, 25).flatMap(feature -> Stream.of(flags).map(each -> Arguments.of(feature, each)));
    }

    private void check(TestJdk jdk, String flags) throws IOException {
        AllocationsRun run = AllocationsRun.of(jdk, flags, folder);
        Cost counted = run.counted().cost();

        assertThat(counted.vmBytes()).as("bytes the VM made of its own accord").isZero();
        assertThat(counted.bytes()).isEqualTo(run.asked("total"));
        for (String kind : AllocationsRun.KINDS_OF_ONE_METHOD) {
            assertThat(run.bytesOf(kind)).as(kind).isEqualTo(run.asked(kind));
        }
        AgentWindow reference = reference(jdk);
        assertThat(counted.instructions()).isEqualTo(reference.cost().instructions());
        assertThat(counted.blocks()).isEqualTo(reference.cost().blocks());
    }

    /** What the same work took on the same JDK under the first collector, without bytes. */
    private AgentWindow reference(TestJdk jdk) throws IOException {
        AgentWindow known = REFERENCES.get(jdk.feature());
        if (known == null) {
            known = AllocationsRun.count(jdk, SERIAL, folder);
            REFERENCES.put(jdk.feature(), known);
        }
        return known;
    }
}
