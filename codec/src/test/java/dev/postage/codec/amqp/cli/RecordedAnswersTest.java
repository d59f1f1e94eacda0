package dev.postage.codec.amqp.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.codec.amqp.Vectors;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonString;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real main: it converts, re-emits and stores as recorded of RabbitMQ. */
class RecordedAnswersTest {
    @TempDir
    private Path folder;

    private CommandLine commandLine() {
        return new CommandLine(folder);
    }

    @Test
    void convertsAsRecorded() throws Exception {
        List<JsonObject> ofAmqp = Vectors.cases("amqp-to-amqpl-mqtt-reemit.json");
        List<JsonObject> ofBasic = Vectors.cases("amqpl-to-amqp-mqtt.json");
        List<JsonObject> ofMqtt = Vectors.cases("mqtt-to-amqp-amqpl.json");
        assertThat(compare(ofAmqp, "amqp", "encoded_amqpl", "--to", "0-9-1", "--hex-lines"))
                .isEqualTo(103);
        assertThat(compare(ofAmqp, "amqp", "v1_amqpl", "--to", "0-9-1", "--stored", "--hex-lines"))
                .isEqualTo(103);
        assertThat(compare(ofAmqp, "amqp", "encoded_mqtt", "--to", "mqtt5", "--hex-lines"))
                .isEqualTo(95);
        assertThat(compare(ofAmqp, "amqp", "v1_mqtt", "--to", "mqtt5", "--stored", "--hex-lines"))
                .isEqualTo(95);
        assertThat(compare(ofBasic, "amqpl", "amqp", "--from", "0-9-1")).isEqualTo(28);
        assertThat(compare(ofBasic, "amqpl", "mqtt", "--from", "0-9-1", "--to", "mqtt5"))
                .isEqualTo(28);
        assertThat(compare(
                        ofMqtt,
                        "mqtt",
                        "amqp",
                        "--from",
                        "mqtt5",
                        "--exchange",
                        "amq.topic",
                        "--routing-key",
                        "my.topic"))
                .isEqualTo(4);
        assertThat(compare(ofMqtt, "mqtt", "amqp", "--from", "mqtt5", "--exchange", "amq.topic"))
                .isEqualTo(4);
        assertThat(compare(ofMqtt, "mqtt", "amqpl", "--from", "mqtt5", "--to", "0-9-1"))
                .isEqualTo(4);
    }

    /** How many are as recorded; those on which RabbitMQ failed have to be converted all the same. */
    private int compare(List<JsonObject> cases, String from, String to, String... options) throws Exception {
        List<String> lines = cases.stream().map(one -> plain(one, from)).toList();
        List<String> words = new ArrayList<>(List.of("convert", "--json"));
        Collections.addAll(words, options);
        if (!from.equals("mqtt")) {
            words.addAll(List.of("--exchange", "ex", "--routing-key", "rk.a"));
        }
        List<JsonObject> answers =
                commandLine().runLines(lines, words.toArray(String[]::new)).objects();
        assertThat(answers).hasSameSizeAs(cases);
        int same = 0;
        for (int i = 0; i < cases.size(); i++) {
            assertThat(Answers.isRight(answers.get(i))).isTrue();
            boolean failed = cases.get(i).members().get(to) instanceof JsonObject recorded
                    && recorded.member("error").isPresent();
            if (!failed) {
                String answer = answers.get(i).member("hex").isPresent()
                        ? plain(answers.get(i), "hex")
                        : sorted(answers.get(i));
                String recorded = to.equals("amqp")
                        ? plain(cases.get(i), to)
                        : sorted((JsonObject) cases.get(i).members().get(to));
                assertThat(answer).as(Vectors.text(cases.get(i), "name")).isEqualTo(recorded);
                same++;
            }
        }
        return same;
    }

    private static String plain(JsonObject object, String name) {
        return object.members().get(name) instanceof JsonString string
                ? string.value()
                : object.members().get(name).toString();
    }

    private static String sorted(JsonObject object) {
        return object.members().entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .sorted()
                .collect(Collectors.joining("\n"));
    }

    @Test
    void reemitsStoresAndLoads() throws Exception {
        List<JsonObject> cases = Vectors.cases("amqp-to-amqpl-mqtt-reemit.json").stream()
                .filter(one -> one.members().get("encoded_reemit") instanceof JsonString)
                .toList();
        List<String> lines =
                cases.stream().map(one -> Vectors.text(one, "amqp")).toList();
        String[][] ways = {
            {"encoded_reemit"},
            {"encoded_reemit_redelivered", "--redelivered"},
            {"v1_reemit", "--stored"},
            {"v1_reemit_redelivered", "--stored", "--redelivered"}
        };
        for (String[] way : ways) {
            List<String> words =
                    new ArrayList<>(List.of("reemit", "--exchange", "ex", "--routing-key", "rk.a", "--hex-lines"));
            words.addAll(List.of(way).subList(1, way.length));
            CommandLine.Outcome outcome = commandLine().runLines(lines, words.toArray(String[]::new));
            assertThat(outcome.out().lines().toList())
                    .isEqualTo(
                            cases.stream().map(one -> Vectors.text(one, way[0])).toList());
        }
        CommandLine.Outcome stored = commandLine().runLines(lines, "store", "--hex-lines");
        CommandLine.Outcome loaded = commandLine().runLines(stored.out().lines().toList(), "load", "--hex-lines");
        CommandLine.Outcome again = commandLine().runLines(loaded.out().lines().toList(), "store", "--hex-lines");
        assertThat(again.out()).isEqualTo(stored.out());
        assertThat(loaded.out().lines()).hasSize(104);
    }
}
