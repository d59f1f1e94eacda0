package dev.postage.report.launch;

import dev.postage.report.runs.RunFile;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** Finds the agent: the jar the counts file's reader itself comes from, so that both are of one version. */
public final class AgentJar {
    private AgentJar() {}

    /**
     * The agent's jar.
     *
     * @throws LaunchException when the reader does not come from an agent jar
     */
    public static Path find() throws LaunchException {
        CodeSource source = RunFile.agent();
        try {
            Path place = Path.of(source.getLocation().toURI());
            if (Files.isRegularFile(place) && isAgent(place)) {
                return place.toAbsolutePath();
            }
            throw new LaunchException("the counts reader was loaded from " + place
                    + ", which is no agent jar: build it with mvn -DskipTests package");
        } catch (URISyntaxException | IOException e) {
            throw new LaunchException(
                    "the agent jar at " + source.getLocation() + " cannot be read: " + e.getMessage());
        }
    }

    private static boolean isAgent(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            Manifest manifest = file.getManifest();
            return manifest != null && manifest.getMainAttributes().getValue("Premain-Class") != null;
        }
    }
}
