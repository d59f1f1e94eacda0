package dev.postage.codec.gmq.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GmqMainTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... arguments) {
        return GmqMain.execute(
                List.of(arguments),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    private String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    @Test
    void showsFrames() {
        assertThat(run("frames", "a1 0a | e1 02 | 60", "210e")).isZero();
        assertThat(text(out)).isEqualTo("""
                          offset  header          frame  flags           size  payload
                               0  a1              open   FIRST              1  0a
                               2  e1              open   FIRST LAST         1    02
                               4  60              open   LAST               0
                               5  21              open                      1  0e
                        """);
    }

    @Test
    void showsFieldFramesOfTheOtherLayoutFromAFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("message");
        byte[] bytes = new byte[3 + 8192];
        bytes[0] = (byte) 0xe0;
        bytes[1] = (byte) 0xc0;
        Files.write(file, bytes);
        assertThat(run("frames", "--layout", "fixed", "--file", file.toString()))
                .isZero();
        assertThat(text(out).lines().skip(1))
                .containsExactly("       0  e0 c0 00        field  FIRST LAST      8192  " + "00 ".repeat(24) + "..");
    }

    @Test
    void showsWhatIsWellBeforeWhatIsNot() {
        assertThat(run("frames", "a10a05")).isEqualTo(1);
        assertThat(text(out).lines()).hasSize(2);
        assertThat(text(err)).isEqualTo("gmq: at offset 3: the end of the input found, expected a frame\n");
    }

    @Test
    void saysWhatIsWrongWithTheCall() {
        assertThat(run()).isEqualTo(2);
        assertThat(run("picture")).isEqualTo(2);
        assertThat(run("frames")).isEqualTo(2);
        assertThat(run("frames", "xy")).isEqualTo(2);
        assertThat(run("frames", "--layout", "wide", "00")).isEqualTo(2);
        assertThat(run("frames", "--file", "missing")).isEqualTo(2);
        assertThat(run("frames", "--file")).isEqualTo(2);
        assertThat(text(out)).isEmpty();
        assertThat(text(err))
                .contains(
                        "gmq: no sub-command found, expected one of",
                        "gmq: the sub-command picture found, expected one of",
                        "gmq: no bytes found, expected hex digits or --file FILE",
                        "gmq: xy found, expected pairs of hex digits, or --file FILE",
                        "gmq: layout wide found, expected compact or fixed",
                        "gmq: no file missing found, expected one with the bytes of a message",
                        "gmq: nothing found behind --file, expected its value");
    }
}
