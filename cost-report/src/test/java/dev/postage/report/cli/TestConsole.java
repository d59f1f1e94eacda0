package dev.postage.report.cli;

import dev.postage.report.launch.Cleanup;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/** A console whose streams are kept. */
final class TestConsole {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Console console;

    TestConsole(Path directory, Map<String, String> environment) {
        this(directory, environment, false);
    }

    TestConsole(Path directory, Map<String, String> environment, boolean terminal) {
        console = new Console(stream(out), stream(err), terminal, terminal, environment, directory);
    }

    private static PrintStream stream(ByteArrayOutputStream octets) {
        return new PrintStream(octets, true, StandardCharsets.UTF_8);
    }

    Console console() {
        return console;
    }

    int execute(String... arguments) {
        return Postage.execute(console, new Cleanup(), arguments);
    }

    String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    String err() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
