package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.ThreadCounts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each thread is charged what it did, however many there are and whether they are still there at the end. */
class ThreadsIT {
    private static final String PROGRAM = "dev.postage.agent.programs.ThreadsProgram";
    private static final int OBJECT_BYTES = 32;
    private static final int ARRAY_BYTES = 24;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0} on JDK {1}")
    @CsvSource({"ended, 17", "ended, 25", "alive, 17", "alive, 25", "daemons, 17", "daemons, 25"})
    void chargesEachOfAThousandThreads(String kind, int feature) throws IOException {
        ThreadsRun run = run(feature, List.of(), kind, "1000");

        Map<String, Cost> expected = IntStream.range(0, 1_000)
                .boxed()
                .collect(Collectors.toMap(number -> "worker-" + number, number -> work(1, number)));
        Map<String, Cost> found = run.atExit().stream()
                .filter(thread -> thread.name().startsWith("worker-"))
                .collect(Collectors.toMap(ThreadCounts::name, thread -> run.ofMethod(thread, "work")));
        assertThat(found).isEqualTo(expected);
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void chargesThePoolThatSharesTheTasks(int feature) throws IOException {
        ThreadsRun run = run(feature, List.of(), "pool", "1000");

        assertThat(run.sum("work")).isEqualTo(work(1_000, 999 * 1_000 / 2));
    }

    /** 1,000 are alive at a time; the counters of all 100,000 would take many times the heap there is. */
    @Test
    void chargesVirtualThreadsAndKeepsNoneThatHasEnded() throws IOException {
        List<String> heap = List.of("-Xms256m", "-Xmx256m", "-Xmn64m");
        ThreadsRun run = run(25, heap, "virtual", "1000", "100");

        assertThat(run.sum("work")).isEqualTo(work(100_000, 450_000));
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void countsFurtherThanAnIntHolds(int feature) throws IOException {
        ThreadsRun run = run(feature, List.of(), "long", "500");

        assertThat(run.sum("loop").instructions()).isEqualTo(12 * 500_000_000L + 11);
    }

    /** The thread that ends the VM comes from native code, and runs its constructor before it has a number. */
    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void namesTheThreadThatEndsTheVmOnce(int feature) throws IOException {
        ThreadsRun run = run(feature, List.of(), "pool", "1");

        assertThat(run.atExit())
                .filteredOn(thread -> thread.name().equals("DestroyJavaVM"))
                .hasSize(1);
    }

    /** What so many calls cost that are asked for so many objects in all. */
    private static Cost work(int calls, int objects) {
        return new Cost(
                10L * calls + 10L * objects,
                calls + objects,
                (long) ARRAY_BYTES * calls + (long) OBJECT_BYTES * objects,
                0);
    }

    private ThreadsRun run(int feature, List<String> more, String... arguments) throws IOException {
        return ThreadsRun.of(TestJdk.of(feature), more, PROGRAM, List.of(arguments), folder);
    }
}
