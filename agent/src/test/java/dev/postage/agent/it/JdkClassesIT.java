package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.RawCounts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes of the JDK that were woven beforehand count what those count that are woven when they are loaded. */
class JdkClassesIT {
    private static final String PROGRAM = "dev.postage.agent.programs.CollectionsProgram";
    private static final int UNITS = 20;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void countTheSame(int feature) throws IOException {
        TestJdk jdk = TestJdk.of(feature);
        ChildRun plain = ChildRun.ofProgram(jdk, Mode.FIRST_COMPILER, PROGRAM, UNITS);
        AgentWindow without = AgentWindow.after(10, plain.counts(newFolder()), "units");
        Path all = newFolder().resolve("woven");
        Path record = newFolder().resolve("woven");
        RawCounts counts = plain.beforehand().keeping(record).counts(newFolder());
        AgentWindow with = AgentWindow.after(10, counts, "units");
        assertThat(with.cost()).isEqualTo(without.cost());
        assertThat(with.differencesTo(without)).isEmpty();
        assertThat(counts.coverage().failed()).isEmpty();
        // what is woven beforehand is not kept again
        plain.keeping(all).counts(newFolder());
        assertThat(Files.size(record)).isPositive().isLessThan(Files.size(all) / 2);
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void aDeliveryInTheJdkIsCounted(int feature) throws IOException {
        ChildRun run = new ChildRun(
                TestJdk.of(feature),
                ChildRun.ofProgram(TestJdk.of(feature), Mode.FIRST_COMPILER, PROGRAM, UNITS)
                        .flags(),
                List.of("delivery=java.util.ArrayDeque#addLast", "pin=on"),
                PROGRAM,
                List.of(Integer.toString(UNITS)));
        long expected = run.counts(newFolder()).deliveries();
        assertThat(expected).isPositive();
        assertThat(run.beforehand().counts(newFolder()).deliveries()).isEqualTo(expected);
    }

    private Path newFolder() throws IOException {
        return Files.createTempDirectory(folder, "run");
    }
}
