package dev.postage.agent.it;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.opentest4j.TestAbortedException;

/**
 * A JDK that programs are run on.
 *
 * @param feature its feature release, for instance 17
 * @param home its folder
 */
record TestJdk(int feature, Path home) {
    private static final Path INSTALLED = Path.of("/usr/lib/jvm");
    private static final String VERSION = "JAVA_VERSION=";

    /**
     * The JDK of that release: the running one, else what JAVA17_HOME or JAVA25_HOME names, else one installed beside it.
     * Where there is none the test is skipped with a printed sentence, or fails in continuous integration.
     */
    static TestJdk of(int feature) {
        return find(feature).orElseThrow(() -> missing("no JDK " + feature + " found: set JAVA" + feature + "_HOME"));
    }

    /**
     * What to throw when something on the machine is missing: it skips the test, and the sentence is printed.
     *
     * @throws AssertionError where the environment says CI=true
     */
    static TestAbortedException missing(String reason) {
        if ("true".equals(System.getenv("CI"))) {
            throw new AssertionError(reason);
        }
        System.out.println("Skipped: " + reason);
        return new TestAbortedException(reason);
    }

    Path java() {
        return home.resolve("bin").resolve("java");
    }

    /** As its release file tells it: {@code 17.0.15}. */
    String version() throws IOException {
        return Files.readAllLines(home.resolve("release")).stream()
                .filter(line -> line.startsWith(VERSION))
                .map(line -> line.substring(VERSION.length()).replace("\"", ""))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public String toString() {
        return "JDK " + feature;
    }

    private static Optional<TestJdk> find(int feature) {
        String named = System.getenv("JAVA" + feature + "_HOME");
        Path running = Path.of(System.getProperty("java.home"));
        return Stream.of(
                        Stream.of(running),
                        Optional.ofNullable(named).map(Path::of).stream(),
                        foldersIn(running.resolveSibling("")).stream(),
                        foldersIn(INSTALLED).stream())
                .flatMap(homes -> homes)
                .filter(home -> isRelease(home, feature))
                .findFirst()
                .map(home -> new TestJdk(feature, home));
    }

    private static List<Path> foldersIn(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static boolean isRelease(Path home, int feature) {
        Path release = home.resolve("release");
        try {
            return Files.isExecutable(home.resolve("bin").resolve("java"))
                    && Files.isRegularFile(release)
                    && Files.readString(release).contains("JAVA_VERSION=\"" + feature);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
