package dev.postage.report.launch;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/**
 * A Java installation on this machine.
 *
 * @param home its folder
 * @param feature its feature version, 17 or above
 */
public record JavaHome(Path home, int feature) {
    private static final int OLDEST = 17;

    /**
     * The Java that runs the measured program: the one asked for, else {@code JAVA_HOME}, else the one running now.
     *
     * @throws LaunchException when that folder holds no Java, or one below 17
     */
    public static JavaHome choose(Optional<Path> asked, Map<String, String> environment) throws LaunchException {
        if (asked.isPresent()) {
            return at(asked.get(), "--java");
        }
        String variable = environment.getOrDefault("JAVA_HOME", "");
        return variable.isBlank()
                ? new JavaHome(
                        Path.of(System.getProperty("java.home")),
                        Runtime.version().feature())
                : at(Path.of(variable), "JAVA_HOME");
    }

    private static JavaHome at(Path home, String origin) throws LaunchException {
        if (!Files.isExecutable(executable(home))) {
            throw new LaunchException(origin + " is " + home
                    + ", where no bin/java was found: name the folder of a JDK " + OLDEST + " or newer");
        }
        int feature = feature(home, origin);
        if (feature < OLDEST) {
            throw new LaunchException(origin + " is " + home + ", a Java " + feature + ": name the folder of a JDK "
                    + OLDEST + " or newer");
        }
        return new JavaHome(home.toAbsolutePath().normalize(), feature);
    }

    private static int feature(Path home, String origin) throws LaunchException {
        Properties release = new Properties();
        try (Reader reader = Files.newBufferedReader(home.resolve("release"))) {
            release.load(reader);
            String version = release.getProperty("JAVA_VERSION", "").replace("\"", "");
            return Runtime.Version.parse(legacy(version)).feature();
        } catch (IOException | IllegalArgumentException e) {
            throw new LaunchException(
                    origin + " is " + home + ", where no file named release says JAVA_VERSION: name the"
                            + " folder of a JDK " + OLDEST + " or newer");
        }
    }

    /** Turns {@code 1.8.0_392} into {@code 8}; that form was given up with Java 9. */
    private static String legacy(String version) {
        return version.startsWith("1.") ? version.substring(2).replaceAll("[._].*", "") : version;
    }

    /** The program to start. */
    public Path executable() {
        return executable(home);
    }

    private static Path executable(Path home) {
        return home.resolve("bin").resolve("java");
    }
}
