package dev.postage.report.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds a JDK 25 beside the one that runs the tests: through {@code JAVA25_HOME}, or in the folder the JDKs are in. */
public final class Java25 {
    public static final String ABSENT = "no JDK 25 found: set JAVA25_HOME to test with it";

    private Java25() {}

    /** Its folder; empty, with a printed sentence, when there is none, which fails where {@code CI} is {@code true}. */
    public static Optional<Path> find() {
        String variable = System.getenv().getOrDefault("JAVA25_HOME", "");
        Optional<Path> found = variable.isEmpty() ? beside() : Optional.of(Path.of(variable));
        if (found.isEmpty()) {
            if (Boolean.parseBoolean(System.getenv("CI"))) {
                throw new AssertionError(ABSENT);
            }
            System.out.println(ABSENT);
        }
        return found;
    }

    private static Optional<Path> beside() {
        Path folder = Path.of(System.getProperty("java.home")).getParent();
        try (Stream<Path> homes = Files.list(folder)) {
            return homes.filter(home -> home.getFileName().toString().contains("25"))
                    .filter(home -> Files.isExecutable(home.resolve("bin/java")))
                    .min(Comparator.naturalOrder());
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
