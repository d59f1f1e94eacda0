package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.MethodCounts;
import dev.postage.agent.counts.RawCounts;
import dev.postage.agent.odd.OddClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Large libraries print under the agent what they print without, and all of their classes are counted. */
@Tag("long")
class RealProgramsIT {
    private static final String ROOM = "dev.postage.agent.robust.";
    private static final List<String> PROGRAMS =
            List.of("SpringProgram", "JsonProgram", "NettyProgram", "ValidatorProgram", "LanguagesProgram");

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0} on JDK {1}")
    @MethodSource
    void printTheSameAndAreCountedWhole(String program, int feature) throws IOException {
        BothWays run = new BothWays(TestJdk.of(feature), List.of(), List.of(ROOM + program), folder);
        assertThat(run.counted()).isEqualTo(run.plain()).isNotBlank();
        assertThat(run.counts().coverage().failed()).isEmpty();
    }

    static Stream<Arguments> printTheSameAndAreCountedWhole() {
        return PROGRAMS.stream().flatMap(program -> Stream.of(17, 25).map(feature -> Arguments.of(program, feature)));
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void classesMadeWhileItRunsAreCounted(int feature) throws IOException {
        OddClass made = OddClass.plain(ROOM.replace('.', '/') + "Hidden");
        Path classFile = Files.write(folder.resolve("Hidden.class"), made.bytes());
        BothWays run = new BothWays(
                TestJdk.of(feature), List.of(), List.of(ROOM + "GeneratedProgram", classFile.toString()), folder);
        assertThat(run.counted()).isEqualTo(run.plain()).isEqualTo("5 true\n10\nserved tea!\n9 true\n");
        RawCounts counts = run.counts();
        assertThat(counts.coverage().failed()).isEmpty();
        assertThat(instructions(counts, ROOM + "Hidden61", "applyAsInt")).isEqualTo(2);
    }

    /** Of all threads in the whole run; the VM adds to the name of a hidden class. */
    private static long instructions(RawCounts counts, String className, String method) {
        return counts.snapshots().get(counts.snapshots().size() - 1).threads().stream()
                .flatMap(thread -> thread.methods().stream())
                .filter(found ->
                        counts.methods().get(found.method()).className().startsWith(className)
                                && counts.methods().get(found.method()).name().equals(method))
                .mapToLong(MethodCounts::instructions)
                .sum();
    }
}
