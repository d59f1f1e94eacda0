package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the agent cannot start, the JVM ends before the program begins, and a sentence says why and what to do. */
class StartIT {
    @TempDir
    private Path folder;

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void namesTheModuleThatIsMissing(int feature) {
        ChildJvm.Ended ended = ended(feature, "--limit-modules", "java.base");
        assertThat(ended.exitCode()).isOne();
        assertThat(ended.out()).isEmpty();
        assertThat(ended.err())
                .isEqualTo("postage agent: the module jdk.management is missing: add it to the JVM's"
                        + " --limit-modules, or use a runtime that has it\n");
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void startsWithTheModuleAdded(int feature) {
        ChildJvm.Ended ended = ended(feature, "--limit-modules", "java.base,jdk.management");
        assertThat(ended.err()).isEmpty();
        assertThat(ended.out()).isEqualTo("ready\n");
        assertThat(folder.resolve("run.counts")).isNotEmptyFile();
    }

    /** JDK 24 and later have none. */
    @Test
    void saysThatASecurityManagerDeniesIt() {
        ChildJvm.Ended ended = ended(17, "-Djava.security.manager");
        assertThat(ended.exitCode()).isNotZero();
        assertThat(ended.out()).doesNotContain("ready");
        assertThat(ended.err())
                .contains("postage agent: the security manager denies what it needs: access denied")
                .contains("grant its jar java.security.AllPermission, or start the program without the manager\n");
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void saysThatTheHeapIsTooSmallForIt(int feature) {
        ChildJvm.Ended ended = ended(feature, "-Xmx5m");
        assertThat(ended.exitCode()).isOne();
        assertThat(ended.out()).isEmpty();
        assertThat(ended.err()).contains("postage agent: it could not start: java.lang.OutOfMemoryError");
    }

    private ChildJvm.Ended ended(int feature, String... flags) {
        List<String> command = new ArrayList<>(List.of("-XX:TieredStopAtLevel=1", "-XX:-CreateCoredumpOnCrash"));
        command.add("-XX:+ErrorFileToStderr");
        command.addAll(List.of(flags));
        command.add("-javaagent:" + ChildRun.AGENT + "=out=" + folder.resolve("run.counts"));
        command.addAll(
                List.of("-cp", ChildRun.programClassPath(), "dev.postage.agent.programs.EndingProgram", "return"));
        return ChildJvm.run(TestJdk.of(feature), command, folder);
    }
}
