package dev.postage.report.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real script in a tree whose {@code mvn} and {@code java} are scripts that write down how they are called. */
final class StartScriptTest {
    private static final String MAVEN = """
            #!/bin/sh
            echo "mvn $*" >>"$CALLS"
            [ -z "${BROKEN:-}" ] || { echo 'line 3 is wrong'; exit 1; }
            sleep 1
            mkdir -p agent/target cost-report/target fixtures/target
            touch agent/target/postage-agent.jar cost-report/target/cost-report.jar fixtures/target/fixtures.jar fixtures/target/fixtures-bench.jar
            """;

    private static final String JAVA = """
            #!/bin/sh
            case "$*" in
                -version) echo "openjdk version \\"${JAVA_VERSION:-17.0.1}\\" 2022-01-18" >&2 ;;
                *) for word; do last=$word; done; echo "java $last in $(pwd -P)" >>"$CALLS"; exit 3 ;;
            esac
            """;

    @TempDir
    private Path folder;

    private Path root;
    private Path calls;

    @BeforeEach
    void makeTree() throws IOException {
        folder = folder.toRealPath();
        root = folder.resolve("a project");
        calls = folder.resolve("calls");
        Files.createDirectories(root.resolve("agent/src/main/java"));
        Files.createDirectories(folder.resolve("bin"));
        Files.copy(Path.of("..", "postage"), root.resolve("postage"));
        Files.createFile(root.resolve("pom.xml"));
        Files.createFile(root.resolve("agent/pom.xml"));
        Files.createFile(root.resolve("agent/src/main/java/A.java"));
        script("mvn", MAVEN);
        script("java", JAVA);
    }

    private void script(String name, String text) throws IOException {
        Path file = Files.writeString(folder.resolve("bin").resolve(name), text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private Process start(Path script, Map<String, String> environment) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(script.toString(), "argument")
                .directory(folder.toFile())
                .redirectErrorStream(true);
        builder.environment().remove("JAVA_HOME");
        builder.environment().put("PATH", folder.resolve("bin") + ":" + System.getenv("PATH"));
        builder.environment().put("CALLS", calls.toString());
        builder.environment().putAll(environment);
        return builder.start();
    }

    private String run(int expectedExit, Map<String, String> environment) throws Exception {
        return ended(start(root.resolve("postage"), environment), expectedExit);
    }

    private static String ended(Process process, int expectedExit) throws Exception {
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(printed).isEqualTo(expectedExit);
        return printed;
    }

    private List<String> calls() throws IOException {
        return Files.readAllLines(calls);
    }

    @Test
    void buildsOnceThenOnlyAfterAChange() throws Exception {
        assertThat(run(3, Map.of())).isEqualTo("Building Postage, which takes a minute the first time.\n");
        String build = "mvn -q -B -Dmaven.test.skip=true -Dspotless.check.skip=true package";
        String java = "java argument in " + folder;
        assertThat(calls()).containsExactly(build, java);
        assertThat(run(3, Map.of())).isEmpty();
        assertThat(calls()).containsExactly(build, java, java);
        Files.setLastModifiedTime(
                root.resolve("agent/src/main/java/A.java"),
                FileTime.from(Instant.now().plusSeconds(5)));
        run(3, Map.of());
        assertThat(calls()).containsExactly(build, java, java, build, java);
    }

    @Test
    void buildsAgainWhenAJarIsMissing() throws Exception {
        run(3, Map.of());
        Files.delete(root.resolve("fixtures/target/fixtures.jar"));
        assertThat(run(3, Map.of())).startsWith("Building");
    }

    @Test
    void twoCallsAtOnceBuildOnce() throws Exception {
        List<Process> processes = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            processes.add(start(root.resolve("postage"), Map.of()));
        }
        for (Process process : processes) {
            ended(process, 3);
        }
        assertThat(calls()).filteredOn(call -> call.startsWith("mvn")).hasSize(1);
        assertThat(calls()).filteredOn(call -> call.startsWith("java")).hasSize(3);
    }

    @Test
    void takesOverTheLockOfACallThatWasKilled() throws Exception {
        Files.createDirectories(root.resolve("target/postage"));
        // no process has this number: the largest one is 4194304
        Files.writeString(root.resolve("target/postage/lock"), "4194305\n");
        run(3, Map.of());
        assertThat(root.resolve("target/postage/lock")).doesNotExist();
    }

    @Test
    void showsTheOutputOfABuildThatFailed() throws Exception {
        assertThat(run(1, Map.of("BROKEN", "yes"))).contains("line 3 is wrong", "postage: the build failed");
        assertThat(run(3, Map.of())).startsWith("Building");
    }

    @Test
    void worksThroughALink() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("link"), root.resolve("postage"));
        ended(start(link, Map.of()), 3);
        assertThat(calls()).contains("java argument in " + folder);
    }

    @Test
    void refusesAnOldJava() throws Exception {
        assertThat(run(1, Map.of("JAVA_VERSION", "11.0.2")))
                .isEqualTo("postage: " + folder.resolve("bin/java")
                        + " is version 11.0.2, 17 or newer is needed: set JAVA_HOME\n");
        assertThat(run(1, Map.of("JAVA_VERSION", "1.8.0_392"))).contains("is version 1.8.0_392");
        assertThat(run(1, Map.of("JAVA_HOME", root.toString())))
                .isEqualTo("postage: JAVA_HOME is " + root
                        + ", where no bin/java was found: set it to the folder of a JDK 17 or newer\n");
    }
}
