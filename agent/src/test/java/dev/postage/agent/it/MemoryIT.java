package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the agent needs on the heap for threads: a bounded amount for each that is alive, nothing for those that have ended. */
class MemoryIT {
    private static final String PROGRAM = "dev.postage.agent.programs.MemoryProgram";
    private static final int ALIVE = 1_000;
    private static final int TIMES = 5;

    /** As the documents say. */
    private static final long MOST_FOR_ONE_ALIVE = 20_000;

    /** Less than the smallest object for each: what is left are tables that grow once. */
    private static final long MOST_FOR_ALL_ENDED = 8 * ALIVE * TIMES;

    /** Every collection leaves no garbage. */
    private static final List<String> FLAGS = List.of("-XX:MarkSweepAlwaysCompactCount=1");

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0} threads on JDK {1}")
    @CsvSource({"platform, 17", "virtual, 25"})
    void needsSomeKilobytesForEachThreadAliveAndNothingForThoseThatHaveEnded(String kind, int feature)
            throws IOException {
        check(kind, feature);
    }

    @Tag("long")
    @Test
    void needsNoMoreForPlatformThreadsOnTheNewerJdk() throws IOException {
        check("platform", 25);
    }

    private void check(String kind, int feature) throws IOException {
        TestJdk jdk = TestJdk.of(feature);
        List<String> arguments = List.of(kind, Integer.toString(ALIVE), Integer.toString(TIMES));

        Map<String, Long> with =
                bytes(ThreadsRun.of(jdk, FLAGS, PROGRAM, arguments, folder).out());
        Map<String, Long> without = bytes(without(jdk, arguments));

        long each = (with.get("alive") - without.get("alive")) / ALIVE;
        System.out.printf(
                "%s threads on JDK %d: %,d bytes of the agent's for each that is alive, %,d for %,d that have ended%n",
                kind, feature, each, with.get("ended") - without.get("ended"), ALIVE * TIMES);
        assertThat(each).isBetween(1_000L, MOST_FOR_ONE_ALIVE);
        assertThat(with.get("ended") - without.get("ended")).isLessThan(MOST_FOR_ALL_ENDED);
    }

    private String without(TestJdk jdk, List<String> arguments) {
        List<String> command = new ArrayList<>(Mode.FIRST_COMPILER.flags(jdk.feature()));
        command.addAll(ChildRun.COMMON_FLAGS);
        command.addAll(FLAGS);
        command.addAll(List.of("-cp", ChildRun.programClassPath(), PROGRAM));
        command.addAll(arguments);
        ChildJvm.Ended ended = ChildJvm.run(jdk, command, folder);
        assertThat(ended.exitCode()).as(ended.err()).isZero();
        return ended.out();
    }

    private static Map<String, Long> bytes(String printed) {
        return printed.lines()
                .map(line -> line.split(" ", -1))
                .collect(Collectors.toMap(words -> words[0], words -> Long.parseLong(words[1])));
    }
}
