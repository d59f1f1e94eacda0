package dev.postage.report.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassCacheTest {
    @TempDir
    private Path folder;

    private Path agent;
    private Path woven;
    private Path target;
    private ClassCache cache;

    @BeforeEach
    void prepare() throws IOException {
        agent = Files.writeString(folder.resolve("agent.jar"), "agent 1");
        woven = Files.writeString(folder.resolve("woven"), "classes");
        target = folder.resolve("target");
        cache = new ClassCache(Optional.of(folder.resolve("a").resolve("cache")));
    }

    @Test
    void hasNothingAtFirst() {
        assertThat(cache.copy(jvm(), target)).isFalse();
        assertThat(target).doesNotExist();
    }

    @Test
    void givesBackWhatWasKept() throws IOException {
        cache.keep(jvm(), woven);
        assertThat(cache.copy(jvm(), target)).isTrue();
        assertThat(target).hasContent("classes");
        assertThat(kept()).isEqualTo(1);
    }

    @Test
    void hasNothingForAnotherAgent() throws IOException {
        cache.keep(jvm(), woven);
        Files.writeString(agent, "agent 2");
        assertThat(cache.copy(jvm(), target)).isFalse();
    }

    @Test
    void hasNothingForAJdkThatWasReplaced() throws IOException {
        Path home = folder.resolve("jdk");
        Path modules = Files.createDirectories(home.resolve("lib")).resolve("modules");
        Files.writeString(modules, "modules");
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"17\"");
        ChildJvm jvm = jvm(home);
        cache.keep(jvm, woven);
        assertThat(cache.copy(jvm, target)).isTrue();
        Files.setLastModifiedTime(modules, FileTime.fromMillis(1_000));
        assertThat(cache.copy(jvm, target)).isFalse();
    }

    @Test
    void keepsTheLatestFour() throws IOException {
        for (int i = 0; i < 9; i++) {
            Files.writeString(agent, "agent " + i);
            cache.keep(jvm(), woven);
        }
        assertThat(kept()).isEqualTo(4);
        assertThat(cache.copy(jvm(), target)).isTrue();
    }

    @Test
    void doesWithoutAFolderItCannotWrite() throws IOException {
        ClassCache nowhere = new ClassCache(Optional.of(agent.resolve("cache")));
        nowhere.keep(jvm(), woven);
        assertThat(nowhere.copy(jvm(), target)).isFalse();
    }

    @Test
    void isWhereTheEnvironmentSays() {
        assertThat(ClassCache.of(Map.of("POSTAGE_CACHE", "/c", "HOME", "/h")).folder())
                .contains(Path.of("/c"));
        assertThat(ClassCache.of(Map.of("POSTAGE_CACHE", "off", "HOME", "/h")).folder())
                .isEmpty();
        assertThat(ClassCache.of(Map.of("XDG_CACHE_HOME", "/x", "HOME", "/h")).folder())
                .contains(Path.of("/x/postage"));
        assertThat(ClassCache.of(Map.of("HOME", "/h")).folder()).contains(Path.of("/h/.cache/postage"));
        assertThat(ClassCache.of(Map.of()).folder()).isEmpty();
    }

    private long kept() throws IOException {
        try (Stream<Path> files = Files.list(cache.folder().orElseThrow())) {
            return files.count();
        }
    }

    private ChildJvm jvm() {
        return jvm(Path.of(System.getProperty("java.home")));
    }

    private ChildJvm jvm(Path home) {
        return new ChildJvm(new JavaHome(home, 17), Mode.FAST, new AgentOptions(agent), Map.of());
    }
}
