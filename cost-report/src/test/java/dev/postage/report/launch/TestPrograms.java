package dev.postage.report.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Command lines of the programs beside this class. */
final class TestPrograms {
    private TestPrograms() {}

    static Command command(Class<?> main, String... arguments) {
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                classes().toString(),
                main.getName()));
        words.addAll(List.of(arguments));
        return new Command(words, Command.cleared(System.getenv()), Path.of(""));
    }

    static Path classes() {
        return Path.of("target", "test-classes").toAbsolutePath();
    }
}
