package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.CountsReader;
import dev.postage.agent.counts.MethodCounts;
import dev.postage.agent.counts.MethodName;
import dev.postage.agent.counts.RawCounts;
import dev.postage.agent.counts.ThreadCounts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
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
        RawCounts counts = run(feature, List.of(), kind, "1000");

        Map<String, Cost> expected = IntStream.range(0, 1_000)
                .boxed()
                .collect(Collectors.toMap(number -> "worker-" + number, number -> work(1, number)));
        Map<String, Cost> found = atExit(counts).stream()
                .filter(thread -> thread.name().startsWith("worker-"))
                .collect(Collectors.toMap(ThreadCounts::name, thread -> ofMethod(counts, thread, "work")));
        assertThat(found).isEqualTo(expected);
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void chargesThePoolThatSharesTheTasks(int feature) throws IOException {
        RawCounts counts = run(feature, List.of(), "pool", "1000");

        assertThat(sum(counts, "work")).isEqualTo(work(1_000, 999 * 1_000 / 2));
    }

    /** 1,000 are alive at a time; all 100,000 would take ten times the heap there is. */
    @Test
    void chargesVirtualThreadsAndKeepsNoneThatHasEnded() throws IOException {
        List<String> heap = List.of("-Xms512m", "-Xmx512m", "-Xmn256m");
        RawCounts counts = run(25, heap, "virtual", "1000", "100");

        assertThat(sum(counts, "work")).isEqualTo(work(100_000, 450_000));
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void countsFurtherThanAnIntHolds(int feature) throws IOException {
        RawCounts counts = run(feature, List.of(), "long", "500");

        assertThat(sum(counts, "loop").instructions()).isEqualTo(12 * 500_000_000L + 11);
    }

    /** The thread that ends the VM comes from native code, and runs its constructor before it has a number. */
    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void namesTheThreadThatEndsTheVmOnce(int feature) throws IOException {
        RawCounts counts = run(feature, List.of(), "pool", "1");

        assertThat(atExit(counts))
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

    /** @param more flags of the JVM, stronger than those of every run */
    private RawCounts run(int feature, List<String> more, String... arguments) throws IOException {
        TestJdk jdk = TestJdk.of(feature);
        Path out = folder.resolve("run.counts");
        List<String> flags = new ArrayList<>(Mode.FIRST_COMPILER.flags(feature));
        flags.add(PinnedBase.flag(jdk));
        List<String> options = List.of("pin=on", "jdk=" + PinnedBase.woven(jdk));
        List<String> command =
                new ArrayList<>(new ChildRun(jdk, flags, options, PROGRAM, List.of(arguments)).command(out));
        command.addAll(command.indexOf("-cp"), more);
        ChildJvm.Ended ended = ChildJvm.run(jdk, command, folder);
        assertThat(ended.exitCode()).as(ended.err()).isZero();
        assertThat(ended.err()).as("standard error").isEmpty();
        return CountsReader.read(out);
    }

    private static List<ThreadCounts> atExit(RawCounts counts) {
        return counts.snapshots().get(counts.snapshots().size() - 1).threads();
    }

    private static Cost sum(RawCounts counts, String method) {
        return atExit(counts).stream()
                .map(thread -> ofMethod(counts, thread, method))
                .reduce(Cost.NOTHING, Cost::plus);
    }

    private static Cost ofMethod(RawCounts counts, ThreadCounts thread, String name) {
        Cost cost = Cost.NOTHING;
        for (MethodCounts method : thread.methods()) {
            MethodName found = counts.methods().get(method.method());
            if (found.className().equals(PROGRAM) && found.name().equals(name)) {
                cost = cost.plus(new Cost(method.instructions(), method.blocks(), method.bytes(), 0));
            }
        }
        return cost;
    }
}
