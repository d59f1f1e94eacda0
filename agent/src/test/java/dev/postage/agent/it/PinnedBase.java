package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The java.base that measured programs start with, made once by each test JVM. */
final class PinnedBase {
    private static final Path FOLDER = Path.of(
                    "target", "bases", Long.toString(ProcessHandle.current().pid()))
            .toAbsolutePath();

    private PinnedBase() {}

    /** The flag that lets a JVM of this JDK start with it. */
    static synchronized String flag(TestJdk jdk) throws IOException {
        Path base = FOLDER.resolve(Integer.toString(jdk.feature()));
        if (!Files.isDirectory(base)) {
            Files.createDirectories(base);
            ChildJvm.Ended ended = ChildJvm.run(
                    jdk,
                    List.of("-cp", ChildRun.AGENT.toString(), "dev.postage.agent.PatchWriter", base.toString()),
                    FOLDER);
            assertThat(ended.exitCode()).as(ended.err()).isZero();
        }
        return "--patch-module=java.base=" + base;
    }
}
