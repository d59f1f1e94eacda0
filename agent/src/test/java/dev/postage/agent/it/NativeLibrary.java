package dev.postage.agent.it;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/** Compiles a library of {@code src/test/native} once per change of it. */
final class NativeLibrary {
    private static final Path SOURCES = Path.of("src", "test", "native");
    private static final Path LIBRARIES = Path.of("target", "native");

    private NativeLibrary() {}

    /** The library compiled from the source of that name; without gcc the test is skipped with a printed sentence, or fails in continuous integration. */
    static Path built(String name) {
        Path source = SOURCES.resolve(name + ".c");
        Path library = LIBRARIES.resolve("lib" + name + ".so");
        try {
            Optional<Path> compiler = compiler();
            if (compiler.isEmpty()) {
                throw TestJdk.missing("no gcc found to compile " + source + ": install gcc");
            }
            if (!isCurrent(library, source)) {
                compile(compiler.get(), source, library);
            }
            return library.toAbsolutePath();
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

    private static boolean isCurrent(Path library, Path source) throws IOException {
        return Files.exists(library)
                && Files.getLastModifiedTime(library).compareTo(Files.getLastModifiedTime(source)) >= 0;
    }

    private static void compile(Path compiler, Path source, Path library) throws IOException {
        Path include = TestJdk.of(17).home().resolve("include");
        Files.createDirectories(library.getParent());
        // two test JVMs may compile at the same time
        Path part = library.resolveSibling(
                library.getFileName() + "." + ProcessHandle.current().pid());
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
                        source.toString())
                .inheritIO()
                .start();
        try {
            if (gcc.waitFor() != 0) {
                throw new AssertionError("gcc refused " + source + ", see its output above");
            }
        } catch (InterruptedException interrupted) {
            gcc.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while compiling " + source, interrupted);
        }
        Files.move(part, library, StandardCopyOption.REPLACE_EXISTING);
    }
}
