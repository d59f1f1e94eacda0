package dev.postage.report.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ClassPathDigestTest {
    @TempDir
    private Path folder;

    private String digest(String... path) throws IOException {
        return ClassPathDigest.of(new Program(List.of("-cp", String.join(":", path), "app.Main"), folder));
    }

    private void write(String name, String content) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }

    @Test
    void movesWithContentNameAndOrderButNotWithPlace() throws Exception {
        write("one/A.class", "a");
        write("one/lib/b.jar", "b");
        write("two/A.class", "a");
        write("two/lib/b.jar", "b");
        String digest = digest("one", "one/lib/*", "missing");
        assertThat(digest).hasSize(64).isEqualTo(digest("two", "two/lib/*"));
        write("two/A.class", "A");
        assertThat(digest("two", "two/lib/*")).isNotEqualTo(digest);
        assertThat(digest("one/lib/*", "one")).isNotEqualTo(digest);
        write("one/lib/note.txt", "not on the class path");
        assertThat(digest("one/lib/*")).isEqualTo(digest("two/lib/*"));
    }
}
