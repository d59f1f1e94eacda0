package dev.postage.report.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.sample.Golden;
import dev.postage.report.verdict.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class UsageTest {
    private static final String CONFIGURATION = """
            schema: 1
            classPath: .
            brokers: {one: {main: app.Broker}, two: {main: app.Broker}}
            feeder: {main: app.Feeder}
            scenarios:
              - {name: raw, main: app.Raw, arguments: ["{queue}", "{n}"]}
              - {name: library, main: app.Library, arguments: "{n}", default: false}
            """;

    private static final List<String> MISTAKES = List.of(
            "",
            "bench",
            "bench-code --foo",
            "bench-code 1",
            "bench-code many",
            "bench-code 10 20",
            "bench-code --scenario nothing*",
            "bench-code --broker three",
            "bench-code --limit raw:blocks=1",
            "bench-code --limit rwa:blocks<=1",
            "bench-code --limit raw:blocks<=+1%",
            "bench-code --baseline a/b",
            "bench-code --save-baseline ../x",
            "bench-code --repeat 0",
            "bench-code --prove --repeat 1",
            "bench-code --mode quick",
            "bench-code --time-limit 5",
            "bench-code --java nowhere",
            "bench-code --config nowhere.yaml",
            "bench-code --json",
            "count",
            "count -cp app.jar app.Main {n}",
            "count --bar -- app.Main {n}",
            "count -- -cp app.jar",
            "count -- app.Main",
            "count --at 5 -- app.Main {n}",
            "count --at 1,20,10 -- app.Main {n}",
            "count --at 0,1 -- app.Main {n}",
            "count --prove --varies -- app.Main {n}",
            "count --at x -- app.Main {n}",
            "count --limit other:blocks<=1 -- app.Main {n}");

    @TempDir
    private Path folder;

    @BeforeEach
    void writeConfiguration() throws IOException {
        Files.writeString(folder.resolve("postage.yaml"), CONFIGURATION);
    }

    private TestConsole console() {
        return new TestConsole(folder, Map.of());
    }

    @Test
    void mistakesAreAnsweredWithWhatIsValid() throws Exception {
        StringBuilder report = new StringBuilder();
        for (String mistake : MISTAKES) {
            TestConsole console = console();
            String[] arguments = mistake.isEmpty() ? new String[0] : mistake.split(" ");
            assertThat(console.execute(arguments)).as(mistake).isEqualTo(ExitCode.WRONG_USAGE.code());
            assertThat(console.out()).as(mistake).isEmpty();
            report.append("$ postage ").append(mistake).append('\n');
            report.append(console.err().replace(folder.toString(), "FOLDER"));
        }
        Golden.matches("cli/mistakes.txt", report.toString());
    }

    @Test
    void scenariosThatAreAllLeftOutByDefaultHaveToBeNamed() throws Exception {
        String none = CONFIGURATION.replace("\"{n}\"]}", "\"{n}\"], default: false}");
        Files.writeString(folder.resolve("postage.yaml"), none);
        TestConsole console = console();
        assertThat(console.execute("bench-code")).isEqualTo(ExitCode.WRONG_USAGE.code());
        assertThat(console.err())
                .startsWith("postage: every scenario of the configuration has 'default: false': name some with"
                        + " --scenario, there are raw, library\n");
    }

    @Test
    void helpShowsOptionsExitCodesAndExamples() throws Exception {
        StringBuilder report = new StringBuilder();
        for (String command : List.of("--help", "bench-code --help", "count --help")) {
            TestConsole console = console();
            assertThat(console.execute(command.split(" "))).isZero();
            assertThat(console.err()).isEmpty();
            report.append("$ postage ").append(command).append('\n').append(console.out());
        }
        Golden.matches("cli/help.txt", report.toString());
    }

    @Test
    void coloursOnlyForTerminalsThatWantThem() {
        assertThat(coloured(Map.of(), true)).isTrue();
        assertThat(coloured(Map.of(), false)).isFalse();
        assertThat(coloured(Map.of("NO_COLOR", "1"), true)).isFalse();
        assertThat(coloured(Map.of("TERM", "dumb"), true)).isFalse();
    }

    private boolean coloured(Map<String, String> environment, boolean terminal) {
        Console console = new TestConsole(folder, environment, terminal).console();
        return console.coloured(console.out());
    }

    @Test
    void showsProgressToPeopleOnly() {
        assertThat(new TestConsole(folder, Map.of(), true).console().showsProgress())
                .isTrue();
        assertThat(new TestConsole(folder, Map.of("CI", "true"), true).console().showsProgress())
                .isFalse();
        assertThat(new TestConsole(folder, Map.of(), false).console().showsProgress())
                .isFalse();
    }
}
