package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Compiles the constructs as users of a JDK do: with its own compiler and no options that change the code. */
final class ConstructClasses {
    private ConstructClasses() {}

    /** @param folder for the class files */
    static void compile(TestJdk jdk, Path folder) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                jdk.home().resolve("bin").resolve("javac").toString(), "-nowarn", "-Xlint:none", "-d", "" + folder));
        ConstructFile.sources(jdk.feature()).forEach(source -> command.add(source.toString()));
        Path messages = Files.createTempFile(folder, "javac", ".txt");
        Process javac = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(messages.toFile())
                .start();
        try {
            int exitCode = javac.waitFor();
            assertThat(exitCode).as("%s%n%s", command, read(messages)).isZero();
        } catch (InterruptedException interrupted) {
            javac.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while compiling the constructs", interrupted);
        }
    }

    private static String read(Path messages) {
        try {
            return Files.readString(messages);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
