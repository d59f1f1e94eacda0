package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What measured programs start with, made once by each test JVM. */
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
            run(jdk, List.of("-cp", ChildRun.AGENT.toString(), "dev.postage.agent.PatchWriter", base.toString()));
        }
        return "--patch-module=java.base=" + base;
    }

    /** The file with classes of the JDK that are woven already. */
    static synchronized Path woven(TestJdk jdk) throws IOException {
        String base = flag(jdk);
        Path woven = FOLDER.resolve(jdk.feature() + ".woven");
        if (!Files.exists(woven)) {
            run(
                    jdk,
                    List.of(
                            "-Xshare:off",
                            // the VM shows an agent no frames of classes it did not verify
                            "-Xverify:all",
                            base,
                            "-javaagent:" + ChildRun.AGENT + "=out=" + FOLDER.resolve(jdk.feature() + ".counts")
                                    + ",pin=on,unit=instructions,woven=" + woven,
                            "-cp",
                            ChildRun.AGENT.toString(),
                            "dev.postage.agent.JdkLoader"));
        }
        return woven;
    }

    private static void run(TestJdk jdk, List<String> command) throws IOException {
        ChildJvm.Ended ended = ChildJvm.run(jdk, command, FOLDER);
        assertThat(ended.exitCode()).as(ended.err()).isZero();
    }
}
