package dev.postage.report.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.postage.report.launch.programs.Growing;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code --prove} says of programs whose cost is known to the instruction. */
final class ProveIT {
    private static final String CLASSES =
            Path.of("target", "test-classes").toAbsolutePath().toString();
    private static final String PROGRAM = Growing.class.getName();

    @TempDir
    private Path folder;

    private CommandLineRun count(String kind, String... options) throws Exception {
        return countAt("1,10,20", kind, options);
    }

    private CommandLineRun countAt(String numbers, String kind, String... options) throws Exception {
        List<String> words = new ArrayList<>(List.of("count", "--at", numbers, "--json", "result.json"));
        words.addAll(List.of(options));
        words.addAll(List.of("--", "-Xverify:all", "-cp", CLASSES, PROGRAM, kind, "{n}"));
        return CommandLineRun.start(folder, words.toArray(String[]::new));
    }

    private JsonNode scenario() throws Exception {
        return new ObjectMapper()
                .readTree(folder.resolve("result.json").toFile())
                .at("/scenarios/0");
    }

    private JsonNode linearity() throws Exception {
        return scenario().at("/proof/linearity");
    }

    @Test
    void whatCostsTheSameForEachMessageIsProved() throws Exception {
        CommandLineRun run =
                count("even", "--prove", "--delivery", PROGRAM + "#even").ends(0);
        assertThat(run.out())
                .contains("What one message costs over 10 messages, unit: instructions\n")
                .containsPattern("Growing +24\\.0 +1\\.0 +16\\.0 .* proved x2 +pass")
                .contains("proved: linear (messages 11 to 20 cost what messages 21 to 30 cost) and repeated identical"
                        + " (runs of 1, 10, 20 and 30 messages, each in 2 fresh JVMs), method by method.\n")
                .containsPattern("Growing +20 +20 +[0-9,]+ +[0-9,]+ +[0-9,]+ +0\\.000\n");
        assertThat(scenario().at("/exact").asBoolean()).isTrue();
        assertThat(scenario().at("/proof/repeated").asText()).isEqualTo("identical");
        assertThat(scenario().at("/proof/runs").toString()).isEqualTo("[1,10,20,30]");
        assertThat(linearity().toString())
                .isEqualTo("{\"linear\":true,\"first\":11,\"messages\":10,"
                        + "\"earlier\":{\"instructions\":240,\"blocks\":10,\"bytes\":160},"
                        + "\"later\":{\"instructions\":240,\"blocks\":10,\"bytes\":160},\"methods\":[]}");
    }

    @Test
    void whatWalksOverAllEarlierMessagesIsNotExactHoweverOftenItIsRepeated() throws Exception {
        String point = PROGRAM + "#chain";
        CommandLineRun run = count(
                        "chain", "--prove", "--delivery", point, "--limit", "*:blocks<=1", "--save-baseline", "main")
                .ends(4);
        assertThat(run.out())
                .containsPattern(" not linear x2 +not exact\n")
                .contains(
                        "  Not linear: messages 11 to 20 cost 1,850 instructions, 10 blocks, 160 bytes; messages 21 to"
                                + " 30 cost 2,850 instructions, 10 blocks, 160 bytes\n")
                .contains("  1,600 -> 2,600       0      0  growth with N  " + PROGRAM + ".walk()\n")
                .contains("1 scenario: 1 not exact (exit code 4)");
        assertThat(run.err()).contains("baseline 'main' is not saved");
        assertThat(folder.resolve("baselines/main.txt")).doesNotExist();
        assertThat(scenario().at("/exact").asBoolean()).isFalse();
        assertThat(scenario().at("/proof/repeated").asText()).isEqualTo("identical");
        assertThat(linearity().at("/methods")).hasSize(1);
    }

    @Test
    void anArrayAndAHashTableThatGrowNowAndThenAreNamed() throws Exception {
        CommandLineRun run =
                count("keep", "--prove", "--delivery", PROGRAM + "#keep").ends(4);
        assertThat(run.out())
                .contains("array growth       java.util.ArrayList.grow(int)")
                .contains("hash table growth  java.util.HashMap.resize()");
        // arrays for 15 and 22 references, and then one for 33
        assertThat(bytes("java.util.Arrays", "copyOf")).containsExactly(80L + 104L, 152L);
        // tables of 32 and of 64 references
        assertThat(bytes("java.util.HashMap", "resize")).containsExactly(144L, 272L);
    }

    @Test
    void whatTheClockSteersDiffersFromJvmToJvmAndIsNamed() throws Exception {
        CommandLineRun run =
                count("clock", "--prove", "--delivery", PROGRAM + "#clock").ends(4);
        assertThat(run.out())
                .containsPattern(" varies x2 +not exact\n")
                .contains("  In the first 9 messages of 4 fresh JVMs: ", "unknown      " + PROGRAM + ".clock(int)\n")
                .contains("clock  java.lang.System.nanoTime(), called in " + PROGRAM + "\n");
        assertThat(scenario().at("/proof/repeated").asText()).isEqualTo("different");
        assertThat(scenario().at("/differingMethods")).hasSize(1);
        assertThat(scenario().at("/differingMethods/0/method").asText()).isEqualTo("clock");
    }

    @Test
    void fewerDeliveriesThanAskedAreRefused() throws Exception {
        CommandLineRun run = countAt("2,10,20", "lazy", "--prove", "--delivery", PROGRAM + "#even")
                .ends(1);
        assertThat(run.out())
                .contains("1 deliveries were handled, expected 2: the scenario must handle exactly the number on its"
                        + " command line");
    }

    @Test
    void wholeRunsThatAllWeaveAnewAreProvedWithoutADeliveryPoint() throws Exception {
        CommandLineRun run = countAt("10,20", "even", "--prove").ends(0);
        assertThat(run.out())
                .containsPattern("Growing +24\\.0 +1\\.0 +16\\.0 .* proved x2 +pass")
                .containsPattern("Growing +20 +unknown ");
        assertThat(scenario().at("/runs/0/seen").isNull()).isTrue();
        assertThat(scenario().at("/runs/0/asked").asLong()).isEqualTo(10);
    }

    /** The bytes of earlier and of later messages in the method of this name that allocates. */
    private List<Long> bytes(String className, String name) throws Exception {
        for (JsonNode method : linearity().at("/methods")) {
            if (method.at("/class").asText().equals(className)
                    && method.at("/method").asText().equals(name)
                    && method.at("/later/bytes").asLong() > 0) {
                return List.of(
                        method.at("/earlier/bytes").asLong(),
                        method.at("/later/bytes").asLong());
            }
        }
        throw new AssertionError(
                className + "." + name + " is not among " + linearity().at("/methods"));
    }
}
