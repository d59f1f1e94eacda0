package dev.postage.report.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunFilesTest {
    @TempDir
    private Path folder;

    private RunFiles files;

    @BeforeEach
    void write() throws IOException {
        files = RunFiles.in(folder);
        Files.writeString(files.counts(), "counts");
        Files.writeString(files.woven(), "woven");
    }

    @Test
    void coldStartFindsNothingOfEarlierRuns() throws LaunchException {
        files.forget();
        assertThat(files.woven()).doesNotExist();
    }

    @Test
    void longerRunsFindWhatTheColdStartHasKept() throws LaunchException {
        files.deleteCounts();
        assertThat(files.woven()).exists();
        assertThat(files.counts()).doesNotExist();
    }

    @Test
    void saysWhichFileStays() throws IOException {
        Files.delete(files.woven());
        Files.createDirectories(files.woven().resolve("full"));
        assertThatThrownBy(() -> files.forget())
                .isInstanceOf(LaunchException.class)
                .hasMessageStartingWith("the file " + files.woven() + " cannot be removed: ");
    }
}
