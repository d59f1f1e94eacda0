package dev.postage.report.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.cli.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The command line in a process of its own. */
final class CommandLineRun {
    private final Path folder;
    private final Process process;

    private CommandLineRun(Path folder, Process process) {
        this.folder = folder;
        this.process = process;
    }

    /** Starts it; temporary files go to a folder of that name beside the output. */
    static CommandLineRun start(Path folder, String... arguments) throws IOException {
        Path temporary = Files.createDirectories(folder.resolve("temporary"));
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Djava.io.tmpdir=" + temporary,
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        words.addAll(List.of(arguments));
        return new CommandLineRun(
                folder,
                new ProcessBuilder(words)
                        .directory(folder.toFile())
                        .redirectOutput(folder.resolve("out").toFile())
                        .redirectError(folder.resolve("err").toFile())
                        .start());
    }

    Process process() {
        return process;
    }

    /** Waits for its end, and checks that it left no temporary file. */
    CommandLineRun ends(int expectedExit) throws Exception {
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).as(this::printed).isEqualTo(expectedExit);
        assertThat(folder.resolve("temporary")).isEmptyDirectory();
        return this;
    }

    String out() throws IOException {
        return Files.readString(folder.resolve("out"));
    }

    String err() throws IOException {
        return Files.readString(folder.resolve("err"));
    }

    private String printed() {
        try {
            return "--- out\n" + out() + "--- err\n" + err();
        } catch (IOException e) {
            return e.toString();
        }
    }
}
