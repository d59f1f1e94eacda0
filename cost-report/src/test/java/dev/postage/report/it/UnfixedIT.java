package dev.postage.report.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.postage.report.launch.Java25;
import dev.postage.report.launch.entropy.UnfixedKind;
import dev.postage.report.launch.entropy.UnfixedProgram;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What moves counts from JVM to JVM and cannot be fixed is not exact, and method and cause are named. */
final class UnfixedIT {
    private static final Path PAGE = Path.of("..", "docs", "exactness.md");
    private static final String CLASSES =
            Path.of("target", "test-classes").toAbsolutePath().toString();
    private static final String PROGRAM = UnfixedProgram.class.getName();

    @TempDir
    private Path folder;

    @Test
    void eachKindIsNamedOnThisJava() throws Exception {
        eachKindIsNamed(Path.of(System.getProperty("java.home")));
    }

    @Test
    void eachKindIsNamedOnJava25() throws Exception {
        Optional<Path> home = Java25.find();
        Assumptions.assumeTrue(home.isPresent(), Java25.ABSENT);
        eachKindIsNamed(home.get());
    }

    @Test
    void thePageHasEachKind() throws Exception {
        String table = Stream.of(UnfixedKind.values()).map(UnfixedKind::row).collect(Collectors.joining());
        assertThat(Files.readString(PAGE)).contains(table);
    }

    private void eachKindIsNamed(Path java) throws Exception {
        assertThat(count(java).ends(4).out())
                .contains("The same every time, but known to make others differ:\n")
                .contains("  clock ", "java.lang.System.nanoTime(), called in " + PROGRAM + "\n");
        for (UnfixedKind kind : UnfixedKind.values()) {
            assertThat(scenario().at("/differingMethods"))
                    .as(kind.method())
                    .anyMatch(method -> named(method, PROGRAM, kind.method()));
            assertThat(causes())
                    .as(kind.cause())
                    .anyMatch(found -> kind.cause().equals(found.at("/cause").asText())
                            && found.at("/class").asText().startsWith(kind.suspect()));
        }
    }

    /** Methods that may be the cause: those the report suspects, and those that differ themselves. */
    private List<JsonNode> causes() throws Exception {
        List<JsonNode> causes = new ArrayList<>();
        scenario().at("/suspectMethods").forEach(causes::add);
        scenario().at("/differingMethods").forEach(causes::add);
        return causes;
    }

    private static boolean named(JsonNode method, String className, String name) {
        return method.at("/class").asText().equals(className)
                && method.at("/method").asText().equals(name);
    }

    private CommandLineRun count(Path java) throws Exception {
        List<String> words = new ArrayList<>(List.of("count", "--at", "1,3,6", "--json", "result.json"));
        words.addAll(List.of("--java", java.toString(), "--delivery", PROGRAM + "#unit"));
        words.addAll(List.of("--", "-Xverify:all", "-cp", CLASSES, PROGRAM, "all", "{n}"));
        return CommandLineRun.start(folder, words.toArray(String[]::new));
    }

    private JsonNode scenario() throws Exception {
        return new ObjectMapper()
                .readTree(folder.resolve("result.json").toFile())
                .at("/scenarios/0");
    }
}
