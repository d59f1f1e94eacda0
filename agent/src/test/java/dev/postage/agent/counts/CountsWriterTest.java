package dev.postage.agent.counts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CountsWriterTest {
    @TempDir
    private Path folder;

    @Test
    void leavesNothingButTheTarget() throws IOException {
        CountsWriter.write(SampleCounts.version1(), folder.resolve("run.counts"));

        assertThat(folder).isDirectoryContaining("glob:**/run.counts");
        assertThat(folder.toFile().list()).hasSize(1);
    }

    @Test
    void replacesAnOlderFile() throws IOException {
        Path file = Files.writeString(folder.resolve("run.counts"), "older");

        CountsWriter.write(SampleCounts.version1(), file);

        assertThat(CountsReader.read(file)).isEqualTo(SampleCounts.version1());
    }

    @Test
    void keepsAnOlderFileWhenItFails() throws IOException {
        Path file = Files.writeString(folder.resolve("run.counts"), "older");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> CountsWriter.write(withThread(-1, 0, 1), file))
                .withMessage("number -1 found, 0 or more expected in a counts file");
        assertThat(file).hasContent("older");
        assertThat(folder.toFile().list()).hasSize(1);
    }

    @Test
    void refusesMethodsOutOfOrder() {
        Path file = folder.resolve("run.counts");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> CountsWriter.write(withThread(1, 1, 0), file))
                .withMessage("index 0 found after 1, a larger one expected");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void writesOnAnInterruptedThread() throws IOException {
        Path file = folder.resolve("run.counts");
        Thread.currentThread().interrupt();

        CountsWriter.write(SampleCounts.version1(), file);

        assertThat(Thread.interrupted()).isTrue();
        assertThat(CountsReader.read(file)).isEqualTo(SampleCounts.version1());
    }

    @Test
    void failsWithAnIoExceptionWhereNoFileCanBe() {
        assertThatThrownBy(() -> CountsWriter.write(SampleCounts.version1(), folder.resolve("missing/run.counts")))
                .isInstanceOf(IOException.class);
    }

    private static RawCounts withThread(long instructions, int firstMethod, int secondMethod) {
        RawCounts sample = SampleCounts.version1();
        ThreadCounts thread = new ThreadCounts(
                "main",
                0,
                0,
                0,
                0,
                List.of(new MethodCounts(firstMethod, instructions, 0, 0), new MethodCounts(secondMethod, 0, 0, 0)),
                List.of());
        return new RawCounts(
                new TreeMap<>(),
                0,
                sample.coverage(),
                sample.methods(),
                sample.types(),
                List.of(new Snapshot(new Mark(Mark.Kind.EXIT, 0), List.of(thread))));
    }
}
