package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
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
    @MethodSource("flags")
    void countsTheBytesOfThisVmAndTheSameWork(int feature, String flags) throws IOException {
        TestJdk jdk = TestJdk.of(feature);
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

    static Stream<Arguments> flags() {
        return Stream.of(17, 25).flatMap(FlagsIT::flags);
    }

    private static Stream<Arguments> flags(int feature) {
        Stream<String> both = Stream.of(
                SERIAL,
                "-XX:+UseG1GC",
                "-XX:+UseParallelGC",
                "-XX:+UseZGC",
                "-XX:+UseShenandoahGC",
                SERIAL + " -XX:-UseCompressedOops",
                SERIAL + " -XX:-UseCompressedClassPointers",
                SERIAL + " -XX:-UseCompressedOops -XX:-UseCompressedClassPointers",
                SERIAL + " -XX:ObjectAlignmentInBytes=16",
                SERIAL + " -XX:ObjectAlignmentInBytes=32");
        Stream<String> newer = Stream.of(
                SERIAL + " -XX:+UseCompactObjectHeaders",
                "-XX:+UseZGC -XX:+UseCompactObjectHeaders",
                SERIAL + " -XX:+UseCompactObjectHeaders -XX:ObjectAlignmentInBytes=16");
        return Stream.concat(both, feature < 24 ? Stream.of() : newer).map(flags -> Arguments.of(feature, flags));
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
