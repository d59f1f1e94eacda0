package dev.postage.report.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.postage.report.cost.Expectation;
import dev.postage.report.cost.Loop;
import dev.postage.report.cost.Scenario;
import dev.postage.report.launch.Program;
import dev.postage.report.sample.Golden;
import dev.postage.report.verdict.Limit;
import dev.postage.report.verdict.Origin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ConfigurationTest {
    private static final String COMPLETE = """
            schema: 1
            messages: 500
            timeLimit: 90s
            jobs: 3
            classPath: [app.jar, "lib/*"]
            owners:
              application: [app.]
              JDK: [java., "jdk."]
            brokers:
              embedded: {main: app.Broker, jvm: [-Xmx64m]}
              other: {jar: app.jar}
            feeder: {main: app.Feeder, arguments: ["{broker}"]}
            scenarios:
              - name: raw
                main: app.Raw
                arguments: ["{queue}", "{n}"]
                delivery: app.Raw#handle
                threads: ["AMQP *"]
                exclude: [app.generated.*]
                jvm: [-Dx=y]
                expect: varies
                loop: raw
                group: order
                limits: ["blocks<=160", "instructions<=+1%"]
                default: false
              - {name: plain, jar: app.jar, arguments: "{n}"}
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void makeJars() throws IOException {
        Files.createDirectory(folder.resolve("lib"));
        for (String jar : List.of("app.jar", "lib/b.jar", "lib/a.jar")) {
            Files.createFile(folder.resolve(jar));
        }
    }

    private Configuration read(String text) throws ConfigurationException, IOException {
        return Configuration.read(Files.writeString(folder.resolve("postage.yaml"), text));
    }

    @Test
    void readsEveryKey() throws Exception {
        Configuration read = read(COMPLETE);
        assertThat(read.messages()).isEqualTo(500);
        assertThat(read.timeLimit()).isEqualTo(Duration.ofSeconds(90));
        assertThat(read.jobs()).isEqualTo(3);
        assertThat(read.owners().ownerOf("jdk.Foo")).isEqualTo("JDK");
        String path = "app.jar:lib/a.jar:lib/b.jar";
        assertThat(read.brokers())
                .containsEntry(
                        "embedded", new Program(List.of("-Xmx64m", "-cp", path, "app.Broker"), folder.toAbsolutePath()))
                .containsEntry("other", new Program(List.of("-jar", "app.jar"), folder.toAbsolutePath()));
        assertThat(read.brokers().keySet()).first().isEqualTo("embedded");
        assertThat(read.feeder().orElseThrow().words()).endsWith("app.Feeder", "{broker}");
        assertThat(read.scenarios()).hasSize(2);
    }

    @Test
    void readsEveryKeyOfAScenario() throws Exception {
        ConfiguredScenario raw = read(COMPLETE).scenarios().get(0);
        assertThat(raw.scenario())
                .isEqualTo(new Scenario(
                        "raw", Expectation.VARIES, Optional.of(new Scenario.Placement(Loop.RAW, "order"))));
        assertThat(raw.plan().program().words())
                .containsExactly("-Dx=y", "-cp", "app.jar:lib/a.jar:lib/b.jar", "app.Raw", "{queue}", "{n}");
        assertThat(raw.plan().deliveryPoints()).containsExactly("app.Raw#handle");
        assertThat(raw.plan().excluded()).containsExactly("app.generated.*");
        assertThat(raw.plan().threads().includes("AMQP Connection 1")).isTrue();
        assertThat(raw.plan().threads().includes("main")).isFalse();
        assertThat(raw.byDefault()).isFalse();
        assertThat(raw.limits())
                .extracting(Limit::origin)
                .containsOnly(new Origin.ConfigurationLine(
                        folder.resolve("postage.yaml").toString(), 24));
    }

    @Test
    void scenarioOfThreeKeysIsExactAndInTheDefaultTable() throws Exception {
        ConfiguredScenario plain = read(COMPLETE).scenarios().get(1);
        assertThat(plain.scenario()).isEqualTo(Scenario.of("plain", Expectation.EXACT));
        assertThat(plain.byDefault()).isTrue();
        assertThat(plain.limits()).isEmpty();
        assertThat(plain.plan().needsBroker()).isFalse();
    }

    @Test
    void errorsNamePlaceKeyAndRemedy() throws Exception {
        StringBuilder report = new StringBuilder();
        for (Mistake mistake : Mistake.ALL) {
            String text = mistake.in(COMPLETE);
            assertThatThrownBy(() -> read(text))
                    .as(mistake.instead())
                    .isInstanceOf(ConfigurationException.class)
                    .satisfies(failure -> report.append("--- ")
                            .append(mistake.instead().replace("\n", "\\n"))
                            .append('\n')
                            .append(failure.getMessage().replace(folder.toString(), "FOLDER"))
                            .append('\n'));
        }
        Golden.matches("config/errors.txt", report.toString());
    }

    @Test
    void saysWhereItLookedForAFile() {
        assertThatThrownBy(() -> Configuration.find(folder))
                .hasMessage("neither postage.yaml nor fixtures/postage.yaml found in " + folder
                        + ": name a configuration with --config");
        Path missing = folder.resolve("no.yaml");
        assertThatThrownBy(() -> Configuration.read(missing))
                .hasMessage(missing + " not found: name an existing configuration with --config");
    }

    @Test
    void refusesFilesThatAreNoConfiguration() throws Exception {
        Path large = Files.write(folder.resolve("large.yaml"), new byte[(1 << 20) + 1]);
        assertThatThrownBy(() -> Configuration.read(large)).hasMessageContaining("has 1048577 bytes");
        Path binary = Files.write(folder.resolve("binary.yaml"), new byte[] {'a', (byte) 0xff, (byte) 0xfe});
        assertThatThrownBy(() -> Configuration.read(binary)).hasMessageContaining("is no UTF-8 text");
        assertThatThrownBy(() -> Configuration.read(folder.resolve("lib"))).hasMessageContaining("cannot be read");
    }

    @Test
    void deepNestingIsRefusedBeforeTheStackIsUsedUp() throws Exception {
        assertThatThrownBy(() -> read("schema: 1\nowners: " + "[".repeat(100_000)))
                .isInstanceOf(ConfigurationException.class);
    }

    /** A piece of the complete file and what stands in its place; an empty piece replaces all of it. */
    private record Mistake(String piece, String instead) {
        private static final List<Mistake> ALL = List.of(
                new Mistake("", ""),
                new Mistake("", "[1, 2]"),
                new Mistake("", "schema: 1"),
                new Mistake("", "scenarios: []"),
                new Mistake("", "schema: 1\nscenarios: ]"),
                new Mistake("", "schema: 1\nscenarios: []\n---\nschema: 1\n"),
                new Mistake("schema: 1", "schema: 2"),
                new Mistake("messages: 500", "messages: many"),
                new Mistake("messages: 500", "messages: 1"),
                new Mistake("messages: 500", "mesages: 500"),
                new Mistake("messages: 500", "messages: 500\nmessages: 600"),
                new Mistake("timeLimit: 90s", "timeLimit: 90"),
                new Mistake("timeLimit: 90s", "timeLimit:"),
                new Mistake("jobs: 3", "jobs: 0"),
                new Mistake("jobs: 3", "jobs: 65"),
                new Mistake("jobs: 3", "jobs: all"),
                new Mistake("app.jar, \"lib/*\"", "nope.jar"),
                new Mistake("lib/*", "nope/*"),
                new Mistake("lib/*", "a\\0b"),
                new Mistake("[java., \"jdk.\"]", "[java., app.]"),
                new Mistake("{jar: app.jar}", "{jar: app.jar, main: app.Main}"),
                new Mistake("{jar: app.jar}", "{jvm: [-Xmx1g]}"),
                new Mistake("{jar: app.jar}", "{jar: app.jar, delivery: x}"),
                new Mistake("{jar: app.jar}", "app.jar"),
                new Mistake("main: app.Raw", "mian: app.Raw"),
                new Mistake("name: plain", "name: raw"),
                new Mistake("name: plain, ", ""),
                new Mistake("threads: [\"AMQP *\"]", "threads: {a: b}"),
                new Mistake("threads: [\"AMQP *\"]", "threads: [[x]]"),
                new Mistake("expect: varies", "expect: sometimes"),
                new Mistake("loop: raw", "loop: &x [*x]"),
                new Mistake("default: false", "default: no"),
                new Mistake("blocks<=160", "blocks=160"),
                new Mistake("instructions<=+1%", "cycles<=1"),
                new Mistake("classPath: [app.jar, \"lib/*\"]\n", ""));

        String in(String text) {
            return piece.isEmpty() ? instead : text.replace(piece, instead);
        }
    }
}
