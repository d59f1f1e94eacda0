package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.RawCounts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.TestAbortedException;

/**
 * The difference of a run of 2n and a run of n units equals, to the last instruction, block and byte, what the VM itself
 * reports of units n + 1 to 2n; in the interpreter and compiled.
 */
abstract class EqualsOracle {
    @TempDir
    private Path folder;

    private final int feature;

    /** @param feature of the JDK */
    EqualsOracle(int feature) {
        this.feature = feature;
    }

    @TestFactory
    Stream<DynamicNode> countsWhatTheVmReports() {
        return Subject.all().stream().map(this::on);
    }

    private DynamicNode on(Subject subject) {
        AtomicReference<Optional<OracleCounts>> oracle = new AtomicReference<>(Optional.empty());
        DynamicTest settled = DynamicTest.dynamicTest("costs the same again", () -> {
            OracleCounts counts = OracleRun.of(TestJdk.of(feature), subject, newFolder());
            oracle.set(Optional.of(counts));
            assertSettled(counts, subject.units());
        });
        Stream<DynamicTest> modes = Stream.of(Mode.values())
                .map(mode -> DynamicTest.dynamicTest(
                        mode.toString(),
                        () -> assertEqual(
                                TestJdk.of(feature),
                                mode,
                                subject,
                                oracle.get().orElseThrow(() -> new TestAbortedException("no independent count")))));
        return DynamicContainer.dynamicContainer(
                "JDK " + feature + ", " + subject, Stream.concat(Stream.of(settled), modes));
    }

    /** Else a program would be unfit for the comparison, because its cost hangs on something outside it. */
    private static void assertSettled(OracleCounts oracle, int units) {
        assertThat(oracle.between(units, 2 * units)).isEqualTo(oracle.between(2 * units, 3 * units));
        assertThat(oracle.between(units, 2 * units).instructions()).isGreaterThan(1_000L * units);
    }

    private void assertEqual(TestJdk jdk, Mode mode, Subject subject, OracleCounts oracle) throws IOException {
        // classes of the JDK are woven already; the shorter run weaves the others, the longer one takes them from there
        Path woven = newFolder().resolve("woven");
        AgentWindow once = run(jdk, mode, subject, subject.units(), woven);
        assertThat(woven).isNotEmptyFile();
        AgentWindow twice = run(jdk, mode, subject, 2 * subject.units(), woven);
        AgentWindow counted = twice.minus(once);
        assertThat(counted.cost())
                .as(() -> "%s, %s, %s%n%s"
                        .formatted(subject, jdk, mode, MethodTable.differences(counted.methods(), oracle.methods())))
                .isEqualTo(oracle.between(subject.units(), 2 * subject.units()));
    }

    private AgentWindow run(TestJdk jdk, Mode mode, Subject subject, int units, Path woven) throws IOException {
        RawCounts counts = ChildRun.ofProgram(jdk, mode, subject.program(), units)
                .beforehand()
                .keeping(woven)
                .counts(newFolder());
        assertThat(counts.fingerprint())
                .containsEntry("jvm.compiler", mode.compiler())
                .containsEntry("jvm.intrinsics.off", mode.intrinsicsOff(feature));
        return AgentWindow.after(subject.lastMark(), counts, "units");
    }

    private Path newFolder() throws IOException {
        return Files.createTempDirectory(folder, "run");
    }
}
