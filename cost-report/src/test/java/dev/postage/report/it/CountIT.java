package dev.postage.report.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.postage.report.launch.programs.Messages;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CountIT {
    private static final String CLASSES =
            Path.of("target", "test-classes").toAbsolutePath().toString();

    @TempDir
    private Path folder;

    private CommandLineRun count(String kind, String... options) throws Exception {
        List<String> words = new ArrayList<>(List.of("count"));
        words.addAll(List.of(options));
        words.addAll(List.of("--", "-Dnumber={n}", "-cp", CLASSES, Messages.class.getName(), kind, "{n}"));
        return CommandLineRun.start(folder, words.toArray(String[]::new));
    }

    @Test
    void countsABlockOf32BytesPerMessage() throws Exception {
        // which also calls itself as often as the stack of a JVM without the agent allows
        CommandLineRun run = count("deep", "--at", "1,100,200", "--json", "-").ends(0);
        JsonNode scenario = new ObjectMapper().readTree(run.out()).at("/scenarios/0");
        assertThat(scenario.at("/name").asText()).isEqualTo(Messages.class.getName());
        assertThat(scenario.at("/steady/blocks/difference").asLong()).isEqualTo(100);
        assertThat(scenario.at("/steady/bytes/difference").asLong()).isEqualTo(3_200);
        assertThat(scenario.at("/steady/blocks/messages").asLong()).isEqualTo(100);
        assertThat(scenario.at("/runs")).hasSize(3);
        assertThat(scenario.at("/runs/1/deliveries").asLong()).isEqualTo(100);
        assertThat(run.err())
                .contains("handled 1, the last of 16 bytes", "handled 200, the last of 16 bytes")
                // the table shortens a long name in its middle; the JSON above has it whole
                .contains("\ndev.postage.report.....programs.Messages          ");
    }

    @Test
    void findsOneBlockMoreThanInTheBaseline() throws Exception {
        String[] common = {"--at", "1,10,20", "--delivery", Messages.class.getName() + "#handle"};
        String[] saving = {common[0], common[1], common[2], common[3], "--save-baseline", "main"};
        count("plain", saving).ends(0);
        assertThat(folder.resolve("baselines/main.txt"))
                .content()
                .contains("cost " + Messages.class.getName() + " steady.blocks 10\n");
        String[] comparing = {common[0], common[1], common[2], common[3], "--baseline", "main", "--json", "b.json"};
        CommandLineRun run = count("heavier", comparing).ends(3);
        assertThat(run.out()).contains("handleMore");
        assertThat(Files.readString(folder.resolve("b.json"))).contains("\"breach\"");
    }

    @Test
    void reportsAProgramThatFailsWithItsLastLines() throws Exception {
        CommandLineRun run = count("broken").ends(1);
        assertThat(run.out())
                .contains("ended with exit code 1, expected 0: it said 'Exception in thread \"main\""
                        + " java.lang.IllegalStateException: no message number 1'");
        assertThat(run.err()).contains("  | \tat " + Messages.class.getName() + ".main");
    }
}
