package dev.postage.report.baseline;

import static dev.postage.report.sample.Samples.consumer;
import static dev.postage.report.sample.Samples.cost;
import static dev.postage.report.sample.Samples.counts;
import static dev.postage.report.sample.Samples.lines;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.postage.report.sample.Golden;
import dev.postage.report.sample.SampleProgram;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BaselinesTest {
    @TempDir
    private Path folder;

    private Baselines baselines;

    @BeforeEach
    void besideAConfiguration() {
        baselines = Baselines.nextTo(folder.resolve("postage.yaml"));
    }

    @Test
    void writesOneSortedNumberALine() throws Exception {
        SampleProgram program = consumer(13_630, 52, 2_528)
                .fingerprint("jvm.flags", "-Xint -Xmx64m ")
                .method("a.B C", "d", "()V", counts(0, 0, 0), counts(1, 0, 0));
        Path file = baselines.write(BaselineFile.of(
                "main", List.of(cost("raw", program), cost("two words", consumer(1, 1, 16)))));
        assertThat(file).isEqualTo(folder.resolve("baselines/main.txt"));
        Golden.matches("baseline.txt", Files.readString(file));
    }

    @Test
    void readsWhatWasWritten() throws Exception {
        BaselineFile written = BaselineFile.of("main", List.of(cost("raw", consumer(13_630, 52, 2_528))));
        baselines.write(written);
        assertThat(baselines.read("main")).isEqualTo(written);
        assertThat(baselines.read("main").scenario("raw")).isInstanceOf(Baseline.Present.class);
        assertThat(baselines.read("main").scenario("other"))
                .isEqualTo(new Baseline.Absent("main", Baseline.Missing.SCENARIO));
    }

    @Test
    void aMissingFileKnowsNoScenarioAndIsNotCreated() throws Exception {
        assertThat(baselines.read("main").scenario("raw"))
                .isEqualTo(new Baseline.Absent("main", Baseline.Missing.FILE));
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void savingAPartKeepsTheRest() throws Exception {
        BaselineFile old =
                BaselineFile.of("main", List.of(cost("raw", consumer(1, 1, 16)), cost("library", consumer(2, 1, 16))));
        BaselineFile part = BaselineFile.of("main", List.of(cost("raw", consumer(3, 1, 16))));
        BaselineFile both = part.keeping(old);
        assertThat(both.scenarios()).containsOnlyKeys("raw", "library");
        assertThat(both.scenarios().get("raw")).isEqualTo(part.scenarios().get("raw"));
    }

    @Test
    void writingReplacesTheFileAndLeavesNothingElse() throws Exception {
        baselines.write(BaselineFile.of("main", List.of(cost("raw", consumer(1, 1, 16)))));
        baselines.write(BaselineFile.of("main", List.of(cost("new", consumer(1, 1, 16)))));
        assertThat(baselines.read("main").scenarios()).containsOnlyKeys("new");
        try (Stream<Path> files = Files.list(folder.resolve("baselines"))) {
            assertThat(files).containsExactly(folder.resolve("baselines/main.txt"));
        }
    }

    @Test
    void aFailedWriteLeavesNoPart() throws Exception {
        Files.createDirectories(folder.resolve("baselines/main.txt/occupied"));
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> baselines.write(BaselineFile.of("main", List.of(cost("raw", consumer(1, 1, 16))))));
        try (Stream<Path> files = Files.list(folder.resolve("baselines"))) {
            assertThat(files).containsExactly(folder.resolve("baselines/main.txt"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "../main", "a/b", ".hidden", "a b", "ma\nin", "-x"})
    void aNameThatIsNoFileNameIsRefused(String name) {
        assertThat(Baselines.isName(name)).isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> baselines.read(name));
    }

    @Test
    void lineEndingsOfAnotherSystemCommentsAndOrderAreFree() throws Exception {
        BaselineFile written = BaselineFile.of("main", List.of(cost("raw", consumer(1, 1, 16))));
        Path file = baselines.write(written);
        List<String> lines = new java.util.ArrayList<>(Files.readAllLines(file));
        java.util.Collections.reverse(lines.subList(2, lines.size()));
        Files.writeString(file, "# a remark\r\n\r\n" + String.join("\r\n", lines));
        assertThat(baselines.read("main")).isEqualTo(written);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "baseline-version 2 | 1 | 'baseline-version 2' found, expected 'baseline-version 1' before everything else",
                "cost raw messages 1 | 1 | 'cost raw messages 1' found, expected 'baseline-version 1' before everything else",
                "\"\" | 1 | the file ends without a line, expected 'baseline-version 1' first",
                "baseline-version 1;price raw messages 1 | 2 | 'price' found, expected cost, coverage, fingerprint or method",
                "baseline-version 1;cost raw messages | 2 | 'cost raw messages' found, expected 4 words",
                "baseline-version 1;cost raw  1 | 2 | 'cost raw  1' found, expected 4 words",
                "baseline-version 1;cost raw messages many | 2 | 'many' found, expected a whole number",
                "baseline-version 1;cost raw messages 1.5 | 2 | '1.5' found, expected a whole number",
                "baseline-version 1;cost raw messages 9999999999999999999 | 2 | expected a whole number of at most 18 digits",
                "baseline-version 1;cost raw cold.blocks -1 | 2 | '-1' found, expected a number not below 0",
                "baseline-version 1;cost raw warm.blocks 1 | 2 | 'cost warm.blocks' found, expected one of cost messages",
                "baseline-version 1;cost raw messages 1;cost raw messages 2 | 3 | 'cost raw messages' found again after line 2",
                "baseline-version 1;cost raw messages 1 | 2 | scenario 'raw' has no line 'cost cold.instructions'",
                "baseline-version 1;method raw a.B c ()V seconds 1 | 2 | 'seconds' found, expected instructions, blocks or bytes",
                "baseline-version 1;fingerprint raw na\\xme 1 | 2 | '\\xme' found, expected \\s",
            })
    void damageIsNamedWithItsLine(String content, int line, String part) throws Exception {
        write(content.replace(';', '\n').getBytes(StandardCharsets.UTF_8));
        assertThatExceptionOfType(BaselineFormatException.class)
                .isThrownBy(() -> baselines.read("main"))
                .withMessageContaining("main.txt:" + line + ": ")
                .withMessageContaining(part)
                .satisfies(e -> assertThat(e.line()).isEqualTo(line));
    }

    @Test
    void noMessagesAreRefused() throws Exception {
        Path file = baselines.write(BaselineFile.of("main", List.of(cost("raw", consumer(1, 1, 16)))));
        Files.writeString(file, Files.readString(file).replace("messages 1000", "messages 0"));
        assertThatExceptionOfType(BaselineFormatException.class)
                .isThrownBy(() -> baselines.read("main"))
                .withMessageContaining("scenario 'raw' has 0 messages, expected at least 1");
    }

    @Test
    void bytesThatAreNoTextAreNamedWithTheirLine() throws Exception {
        byte[] text = lines("baseline-version 1", "# ?").getBytes(StandardCharsets.UTF_8);
        text[text.length - 2] = (byte) 0xC0;
        write(text);
        assertThatExceptionOfType(BaselineFormatException.class)
                .isThrownBy(() -> baselines.read("main"))
                .withMessageContaining("main.txt:2: bytes that are no UTF-8 text found");
    }

    private void write(byte[] content) throws IOException {
        Files.createDirectories(folder.resolve("baselines"));
        Files.write(folder.resolve("baselines/main.txt"), content);
    }
}
