package dev.postage.report.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class JavaHomeTest {
    @TempDir
    private Path folder;

    private Path home(String release) throws IOException {
        Files.createDirectories(folder.resolve("bin"));
        Files.createFile(
                folder.resolve("bin/java"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-xr-x")));
        Files.writeString(folder.resolve("release"), release);
        return folder;
    }

    @Test
    void prefersTheOneAskedForThenTheVariableThenItsOwn() throws Exception {
        Path home = home("JAVA_VERSION=\"21.0.2\"\n");
        Map<String, String> variable = Map.of("JAVA_HOME", home.toString());
        Path own = Path.of(System.getProperty("java.home"));
        assertThat(JavaHome.choose(Optional.of(own), variable).home()).isEqualTo(own);
        assertThat(JavaHome.choose(Optional.empty(), variable)).isEqualTo(new JavaHome(home, 21));
        assertThat(JavaHome.choose(Optional.empty(), Map.of("JAVA_HOME", "")).home())
                .isEqualTo(own);
    }

    @Test
    void refusesAFolderWithoutJava() {
        assertThatThrownBy(() -> JavaHome.choose(Optional.of(folder), Map.of()))
                .hasMessage(
                        "--java is " + folder + ", where no bin/java was found: name the folder of a JDK 17 or newer");
    }

    @Test
    void refusesOldReleases() throws Exception {
        Path home = home("JAVA_VERSION=\"1.8.0_392\"\n");
        assertThatThrownBy(() -> JavaHome.choose(Optional.empty(), Map.of("JAVA_HOME", home.toString())))
                .hasMessage("JAVA_HOME is " + home + ", a Java 8: name the folder of a JDK 17 or newer");
    }

    @Test
    void refusesAReleaseFileWithoutVersion() throws Exception {
        Path home = home("IMPLEMENTOR=\\u12\n");
        assertThatThrownBy(() -> JavaHome.choose(Optional.of(home), Map.of()))
                .hasMessageStartingWith("--java is " + home + ", where no file named release says JAVA_VERSION");
    }
}
