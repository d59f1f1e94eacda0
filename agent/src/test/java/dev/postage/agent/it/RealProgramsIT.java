package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Large libraries print under the agent what they print without, and all of their classes are counted. */
class RealProgramsIT {
    private static final List<String> PROGRAMS =
            List.of("SpringProgram", "JsonProgram", "NettyProgram", "ValidatorProgram", "LanguagesProgram");

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0} on JDK {1}")
    @MethodSource
    void printTheSameAndAreCountedWhole(String program, int feature) throws IOException {
        BothWays run =
                new BothWays(TestJdk.of(feature), List.of(), List.of("dev.postage.agent.robust." + program), folder);
        assertThat(run.counted()).isEqualTo(run.plain()).isNotBlank();
        assertThat(run.counts().coverage().failed()).isEmpty();
    }

    static Stream<Arguments> printTheSameAndAreCountedWhole() {
        return PROGRAMS.stream().flatMap(program -> Stream.of(17, 25).map(feature -> Arguments.of(program, feature)));
    }
}
