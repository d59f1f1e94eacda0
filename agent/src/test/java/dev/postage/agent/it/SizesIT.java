package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.ThreadCounts;
import dev.postage.agent.counts.TypeCounts;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The bytes charged for objects and arrays of each type are what jol works out, under each layout of objects. */
class SizesIT {
    private static final String PROGRAM = "dev.postage.agent.programs.SizesProgram";
    private static final String JOL = "dev.postage.agent.programs.JolProgram";
    private static final int TYPES = 22;

    private static final String NO_NARROW_OOPS = "-XX:-UseCompressedOops";
    private static final String NO_NARROW_CLASSES = "-XX:-UseCompressedClassPointers";
    private static final String COMPACT = "-XX:+UseCompactObjectHeaders";
    private static final String BY_16 = "-XX:ObjectAlignmentInBytes=16";

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "on JDK {0} with {1}")
    @MethodSource
    void chargesWhatJolSays(int feature, List<String> flags) throws IOException {
        check(TestJdk.of(feature), flags);
    }

    static Stream<Arguments> chargesWhatJolSays() {
        return Stream.of(
                Arguments.of(17, List.of()),
                Arguments.of(17, List.of(NO_NARROW_OOPS, NO_NARROW_CLASSES)),
                Arguments.of(25, List.of(COMPACT)));
    }

    @Tag("long")
    @ParameterizedTest(name = "on JDK {0} with {1}")
    @MethodSource
    void doesSoUnderTheOtherLayouts(int feature, List<String> flags) throws IOException {
        check(TestJdk.of(feature), flags);
    }

    static Stream<Arguments> doesSoUnderTheOtherLayouts() {
        return Stream.concat(
                Stream.of(17, 25)
                        .flatMap(feature -> Stream.of(
                                        List.of(NO_NARROW_OOPS),
                                        List.of(NO_NARROW_CLASSES),
                                        List.of(BY_16),
                                        List.of("-XX:ObjectAlignmentInBytes=32"),
                                        List.of("-XX:ObjectAlignmentInBytes=256"),
                                        List.of(NO_NARROW_OOPS, BY_16))
                                .map(flags -> Arguments.of(feature, flags))),
                Stream.of(
                        Arguments.of(25, List.of()),
                        Arguments.of(25, List.of(NO_NARROW_OOPS, NO_NARROW_CLASSES)),
                        Arguments.of(25, List.of(COMPACT, NO_NARROW_OOPS)),
                        Arguments.of(25, List.of(COMPACT, BY_16))));
    }

    private void check(TestJdk jdk, List<String> flags) throws IOException {
        Map<String, Long> charged = charged(ThreadsRun.of(jdk, flags, PROGRAM, List.of(), folder));

        assertThat(charged).hasSize(TYPES).isEqualTo(ofJol(jdk, flags));
    }

    private static Map<String, Long> charged(ThreadsRun run) {
        ThreadCounts thread = run.atExit().stream()
                .filter(found -> found.name().equals("sizes"))
                .findFirst()
                .orElseThrow();
        return thread.types().stream()
                .collect(Collectors.toMap(type -> run.counts().types().get(type.type()), TypeCounts::bytes));
    }

    private Map<String, Long> ofJol(TestJdk jdk, List<String> flags) {
        List<String> command = new ArrayList<>(ChildRun.COMMON_FLAGS);
        command.addAll(flags);
        command.addAll(List.of("-cp", ChildRun.programClassPath() + File.pathSeparator + jolJar(), JOL));
        ChildJvm.Ended ended = ChildJvm.run(jdk, command, folder);
        assertThat(ended.exitCode()).as(ended.err()).isZero();
        return ended.out()
                .lines()
                // it also says there that it has no agent
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" ", -1))
                .collect(Collectors.toMap(words -> words[0], words -> Long.parseLong(words[1])));
    }

    private static String jolJar() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(entry -> entry.contains("jol-core"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("jol-core found nowhere on the class path of the tests"));
    }
}
