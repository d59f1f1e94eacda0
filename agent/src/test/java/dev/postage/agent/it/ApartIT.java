package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the agent does shows in nothing the program has: how many threads there were at a mark moved its identity hash
 * codes once, and which classes the agent needed moved the work of its class loader.
 */
class ApartIT {
    private static final String PROGRAM = "dev.postage.agent.programs.ApartProgram";

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "beside {1} threads on JDK {0}")
    @CsvSource({"17, 0", "17, 3", "25, 0", "25, 3"})
    void leavesNoTrace(int feature, int threads) throws IOException {
        TestJdk jdk = TestJdk.of(feature);
        ChildRun run = new ChildRun(
                jdk,
                Mode.FIRST_COMPILER.flags(feature),
                List.of("delivery=" + PROGRAM + "#delivery", "expect=12", "pin=on"),
                PROGRAM,
                List.of(Integer.toString(threads)));
        List<String> command = new ArrayList<>(run.command(folder.resolve("run.counts")));
        // behind the common flags, the last one wins: hash codes in sequence
        command.addAll(
                command.indexOf("-cp"),
                List.of("-XX:hashCode=3", PinnedBase.flag(jdk), "--add-opens=java.base/java.lang=ALL-UNNAMED"));
        ChildJvm.Ended ended = ChildJvm.run(jdk, command, folder);
        assertThat(ended.exitCode()).as(ended.err()).isZero();
        assertThat(ended.out().lines())
                .containsExactly(
                        "hash codes between: 0", "dev.postage.agent.AgentLoader", "dev.postage.agent.CostAgent");
    }
}
