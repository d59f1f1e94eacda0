package dev.postage.agent.it;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Starts one JVM, waits for its end and keeps what it printed. Nothing of it survives a time limit. */
final class ChildJvm {
    private static final long TIME_LIMIT_SECONDS = 300;

    private ChildJvm() {}

    /**
     * What a JVM left behind.
     *
     * @param exitCode as the operating system gives it
     * @param out standard output
     * @param err standard error
     */
    record Ended(int exitCode, String out, String err) {}

    /**
     * @param jdk which java to start
     * @param arguments everything after {@code java}
     * @param folder where its output is kept meanwhile
     */
    static Ended run(TestJdk jdk, List<String> arguments, Path folder) {
        List<String> command = new ArrayList<>();
        command.add(jdk.java().toString());
        command.addAll(arguments);
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        // options from the environment would reach every JVM and print a line
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
        // as in a measured JVM: memory for names from one pool
        builder.environment().put("MALLOC_ARENA_MAX", "1");
        try {
            int exitCode = await(builder.start(), command);
            return new Ended(exitCode, Files.readString(out), Files.readString(err));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static int await(Process process, List<String> command) {
        try {
            if (process.waitFor(TIME_LIMIT_SECONDS, TimeUnit.SECONDS)) {
                return process.exitValue();
            }
            throw new AssertionError("still running after " + TIME_LIMIT_SECONDS + " s: " + String.join(" ", command));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while waiting for " + String.join(" ", command), interrupted);
        } finally {
            process.destroyForcibly();
        }
    }
}
