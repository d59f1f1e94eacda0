package dev.postage.report.sample;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.api.Assertions;

/** Compares text with a file under {@code src/test/resources/golden}; {@code -Dgolden.refresh=true} writes it anew. */
public final class Golden {
    private static final Path EXPECTED = Path.of("src/test/resources/golden");
    private static final Path ACTUAL = Path.of("target/golden");

    private Golden() {}

    public static void matches(String name, String text) throws IOException {
        Path expected = EXPECTED.resolve(name).toAbsolutePath();
        Path actual = ACTUAL.resolve(name).toAbsolutePath();
        Files.createDirectories(actual.getParent());
        Files.writeString(actual, text);
        if (Boolean.getBoolean("golden.refresh")) {
            Files.createDirectories(expected.getParent());
            Files.writeString(expected, text);
        }
        Assertions.assertThat(text)
                .as("%n  expected %s%n  actual   %s%n  run with -Dgolden.refresh=true to accept", expected, actual)
                .isEqualTo(Files.exists(expected) ? Files.readString(expected) : "");
    }
}
