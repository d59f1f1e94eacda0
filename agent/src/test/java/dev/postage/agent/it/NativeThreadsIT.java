package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Threads that the VM did not start are charged what they did. While the VM attaches such a thread, it builds its object
 * on that very thread; on JDK 25 it crashes when the thread has to wait for a monitor before that is done.
 */
class NativeThreadsIT {
    private static final String PROGRAM = "dev.postage.agent.programs.NativeThreadsProgram";
    private static final int THREADS = 8;
    private static final int TIMES = 500;
    private static final int OF_JAVA = 5_000;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void chargesThreadsFromNativeCodeWhileOthersBeginAndEnd(int feature) throws IOException {
        check(feature);
    }

    @Tag("long")
    @RepeatedTest(50)
    void doesSoEachTime() throws IOException {
        check(25);
    }

    private void check(int feature) throws IOException {
        ThreadsRun run = run(feature);

        Map<String, Cost> expected = IntStream.range(0, THREADS)
                .boxed()
                .collect(Collectors.toMap(number -> "native-" + number, number -> work(TIMES, number)));
        Map<String, Cost> found = run.atExit().stream()
                .filter(thread -> thread.name().startsWith("native-"))
                .collect(Collectors.toMap(thread -> thread.name(), thread -> run.ofMethod(thread, "work")));
        assertThat(found).isEqualTo(expected);
        Cost all = expected.values().stream().reduce(work(OF_JAVA, 1), Cost::plus);
        assertThat(run.sum("work")).isEqualTo(all);
    }

    /** What so many calls cost that are each asked for so many objects. */
    private static Cost work(int calls, int objects) {
        return new Cost(calls * (11L + 10L * objects), calls * (1L + objects), calls * (24L + 32L * objects), 0);
    }

    private ThreadsRun run(int feature) throws IOException {
        // JDK 24 and later warn of native code otherwise
        List<String> flags = feature < 24 ? List.of() : List.of("--enable-native-access=ALL-UNNAMED");
        List<String> arguments = new ArrayList<>();
        arguments.add(NativeLibrary.built("attach").toString());
        for (int number : new int[] {THREADS, TIMES, OF_JAVA}) {
            arguments.add(Integer.toString(number));
        }
        return ThreadsRun.of(TestJdk.of(feature), flags, PROGRAM, arguments, folder);
    }
}
