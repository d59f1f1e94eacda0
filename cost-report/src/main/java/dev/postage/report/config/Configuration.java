package dev.postage.report.config;

import dev.postage.report.cost.Owners;
import dev.postage.report.launch.Program;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The content of a configuration file.
 *
 * @param file where it was read
 * @param messages N when none is given, at least 2
 * @param timeLimit how long one run may take
 * @param jobs how many scenarios are measured at once, from 1 to {@link #MOST_JOBS}
 * @param owners who pays for which class
 * @param brokers programs that start a broker, by name, the default one first
 * @param feeder the program that fills queues, if there is one
 * @param scenarios at least one, names unique
 */
public record Configuration(
        Path file,
        long messages,
        Duration timeLimit,
        int jobs,
        Owners owners,
        Map<String, Program> brokers,
        Optional<Program> feeder,
        List<ConfiguredScenario> scenarios) {
    /** So many scenarios can be measured at once: each takes a JVM with a heap of 1 GB. */
    public static final int MOST_JOBS = 64;

    /** A configuration is written by hand: what is larger is some other file. */
    private static final int LARGEST = 1 << 20;

    private static final List<Path> PLACES = List.of(Path.of("postage.yaml"), Path.of("fixtures", "postage.yaml"));

    public Configuration {
        brokers = Collections.unmodifiableMap(new LinkedHashMap<>(brokers));
        scenarios = List.copyOf(scenarios);
    }

    /**
     * The file used when none is named: {@code postage.yaml}, then {@code fixtures/postage.yaml}.
     *
     * @param folder where both are looked for
     * @throws ConfigurationException when neither is there
     */
    public static Path find(Path folder) throws ConfigurationException {
        return PLACES.stream()
                .map(folder::resolve)
                .filter(Files::isRegularFile)
                .findFirst()
                .orElseThrow(() -> new ConfigurationException("neither postage.yaml nor fixtures/postage.yaml found in "
                        + folder.toAbsolutePath().normalize() + ": name a configuration with --config"));
    }

    /**
     * Reads a file.
     *
     * @throws ConfigurationException when it cannot be read or understood
     */
    public static Configuration read(Path file) throws ConfigurationException {
        return new ConfigurationReader(file).configuration(YamlReader.read(shown(file), text(file)));
    }

    /** Messages and results show the name as it is typed where the command runs. */
    private static String shown(Path file) {
        Path here = Path.of("").toAbsolutePath();
        return file.startsWith(here) ? here.relativize(file).toString() : file.toString();
    }

    private static String text(Path file) throws ConfigurationException {
        try {
            long size = Files.size(file);
            if (size > LARGEST) {
                throw new ConfigurationException(
                        file + " has " + size + " bytes, at most " + LARGEST + " expected: name a configuration");
            }
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (java.nio.file.NoSuchFileException e) {
            throw new ConfigurationException(file + " not found: name an existing configuration with --config");
        } catch (java.nio.charset.CharacterCodingException e) {
            throw new ConfigurationException(file + " is no UTF-8 text: save it as UTF-8");
        } catch (IOException e) {
            throw new ConfigurationException(file + " cannot be read: " + e.getMessage());
        }
    }
}
