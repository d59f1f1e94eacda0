package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.CountsReader;
import dev.postage.agent.counts.RawCounts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A damaged file of woven classes costs time: all are woven again, a sentence says so, and the numbers are the same. */
class KeptClassesIT {
    private static final String PROGRAM = "dev.postage.agent.programs.RegexProgram";
    private static final int UNITS = 2;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void damageLeadsToWeavingAnew(int feature) throws IOException {
        Path woven = folder.resolve("woven");
        ChildRun run = ChildRun.ofProgram(TestJdk.of(feature), Mode.FIRST_COMPILER, PROGRAM, UNITS)
                .keeping(woven);
        AgentWindow first = units(run.counts(folder));
        byte[] damaged = Files.readAllBytes(woven);
        // in the middle stand the bytes of a class
        damaged[damaged.length / 2] ^= 4;
        Files.write(woven, damaged);
        Path out = folder.resolve("again.counts");
        ChildJvm.Ended ended = ChildJvm.run(run.jdk(), run.command(out), folder);
        assertThat(ended.exitCode()).isZero();
        assertThat(ended.err())
                .matches(
                        "postage agent, note: the woven classes in " + woven + " are not used and all are woven again: "
                                + "it is damaged: checksum [0-9a-f]+ found, [0-9a-f]+ expected; delete the file\n");
        assertThat(units(CountsReader.read(out))).isEqualTo(first);
        assertThat(woven).hasBinaryContent(damaged);
    }

    private static AgentWindow units(RawCounts counts) {
        return AgentWindow.after(1, counts, "units");
    }
}
