package dev.postage.agent.it;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/** Compiles {@code src/test/native/oracle.c} once per change of it. */
final class OracleLibrary {
    private static final Path SOURCE = Path.of("src", "test", "native", "oracle.c");
    private static final Path LIBRARY = Path.of("target", "oracle", "liboracle.so");

    private OracleLibrary() {}

    /** The compiled library; without gcc the test is skipped with a printed sentence, or fails in continuous integration. */
    static Path built() {
        try {
            Optional<Path> compiler = compiler();
            if (compiler.isEmpty()) {
                throw TestJdk.missing("no gcc found to compile the independent count: install gcc");
            }
            if (!isCurrent()) {
                compile(compiler.get());
            }
            return LIBRARY.toAbsolutePath();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static Optional<Path> compiler() {
        for (String folder : System.getenv().getOrDefault("PATH", "").split(":", -1)) {
            Path gcc = Path.of(folder, "gcc");
            if (Files.isExecutable(gcc)) {
                return Optional.of(gcc);
            }
        }
        return Optional.empty();
    }

    private static boolean isCurrent() throws IOException {
        return Files.exists(LIBRARY)
                && Files.getLastModifiedTime(LIBRARY).compareTo(Files.getLastModifiedTime(SOURCE)) >= 0;
    }

    private static void compile(Path compiler) throws IOException {
        Path include = TestJdk.of(17).home().resolve("include");
        Files.createDirectories(LIBRARY.getParent());
        // two test JVMs may compile at the same time
        Path part =
                LIBRARY.resolveSibling("liboracle." + ProcessHandle.current().pid() + ".so");
        Process gcc = new ProcessBuilder(
                        compiler.toString(),
                        "-std=gnu11",
                        "-O2",
                        "-Wall",
                        "-Wextra",
                        "-Werror",
                        "-pthread",
                        "-shared",
                        "-fPIC",
                        "-I" + include,
                        "-I" + include.resolve("linux"),
                        "-o",
                        part.toString(),
                        SOURCE.toString())
                .inheritIO()
                .start();
        try {
            if (gcc.waitFor() != 0) {
                throw new AssertionError("gcc refused " + SOURCE + ", see its output above");
            }
        } catch (InterruptedException interrupted) {
            gcc.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while compiling " + SOURCE, interrupted);
        }
        Files.move(part, LIBRARY, StandardCopyOption.REPLACE_EXISTING);
    }
}
