package dev.postage.report.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.postage.report.launch.programs.Growing;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What another agent adds is counted, so that it is named, and numbers with and without it are not compared. */
final class OtherAgentsIT {
    private static final String CLASSES =
            Path.of("target", "test-classes").toAbsolutePath().toString();

    @TempDir
    private Path folder;

    /** With a delivery point: the start of another agent need not cost the same in each JVM. */
    private CommandLineRun count(List<String> jvm, String... options) throws Exception {
        List<String> words = new ArrayList<>(List.of("count", "--at", "1,2", "--json", "result.json"));
        words.addAll(List.of("--delivery", Growing.class.getName() + "#even"));
        words.addAll(List.of(options));
        words.add("--");
        words.addAll(jvm);
        words.addAll(List.of("-cp", CLASSES, Growing.class.getName(), "even", "{n}"));
        return CommandLineRun.start(folder, words.toArray(String[]::new));
    }

    @Test
    void anotherAgentIsNamedAndItsNumbersAreNotComparedWithThoseWithoutIt() throws Exception {
        Path jacoco = jacoco();
        String word = "-javaagent:" + jacoco + "=destfile=" + folder.resolve("{n}.exec");
        assertThat(count(List.of(word), "--save-baseline", "main").ends(0).out())
                .contains("\nOther agents in the counted JVM: " + jacoco.getFileName()
                        + " (after): counts include what they add.\n");
        JsonNode result =
                new ObjectMapper().readTree(folder.resolve("result.json").toFile());
        assertThat(result.at("/fingerprint/other.agents").asText()).isEqualTo(jacoco.getFileName() + " (after)");
        assertThat(result.at("/fingerprint/other.agents.arguments").asText())
                .isEqualTo("-javaagent:" + jacoco.getFileName() + "=destfile={n}.exec");
        assertThat(folder.resolve("2.exec")).isNotEmptyFile();

        assertThat(count(List.of(), "--baseline", "main").ends(4).out())
                .contains("    other.agents: " + jacoco.getFileName() + " (after) -> (none)\n")
                .doesNotContain("Other agents in the counted JVM");
    }

    private static Path jacoco() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .map(Path::of)
                .filter(entry -> entry.getFileName().toString().startsWith("org.jacoco.agent"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no JaCoCo agent on the class path of the tests"));
    }
}
