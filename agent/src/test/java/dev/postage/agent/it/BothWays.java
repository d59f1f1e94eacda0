package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.CountsReader;
import dev.postage.agent.counts.RawCounts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A program run as it is, and under the agent with every class verified.
 *
 * @param jdk which java
 * @param flags of the JVM in both runs
 * @param program main class and arguments
 * @param folder for the files of the runs
 */
record BothWays(TestJdk jdk, List<String> flags, List<String> program, Path folder) {
    private static final List<String> COMMON = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xverify:all");

    BothWays {
        flags = List.copyOf(flags);
        program = List.copyOf(program);
    }

    /** What it prints without the agent; asserts that it ends well. */
    String plain() {
        return ended(List.of()).out();
    }

    /**
     * What it prints under the agent; asserts that it ends well.
     *
     * @param agents further agents, as flags
     */
    String counted(String... agents) {
        List<String> flag = new ArrayList<>(List.of("-javaagent:" + ChildRun.AGENT + "=out=" + countsFile()));
        flag.addAll(List.of(agents));
        ChildJvm.Ended ended = ended(flag);
        assertThat(ended.err()).doesNotContain("postage", "VerifyError");
        return ended.out();
    }

    /** What the agent wrote. */
    RawCounts counts() throws IOException {
        return CountsReader.read(countsFile());
    }

    private Path countsFile() {
        return folder.resolve("run.counts");
    }

    private ChildJvm.Ended ended(List<String> more) {
        List<String> arguments = new ArrayList<>(COMMON);
        arguments.addAll(flags);
        arguments.addAll(more);
        arguments.addAll(List.of("-cp", System.getProperty("java.class.path")));
        arguments.addAll(program);
        ChildJvm.Ended ended = ChildJvm.run(jdk, arguments, folder);
        assertThat(ended.exitCode())
                .as("exit code; standard error: " + ended.err())
                .isZero();
        return ended;
    }
}
