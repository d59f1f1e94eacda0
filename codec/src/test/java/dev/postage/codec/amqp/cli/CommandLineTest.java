package dev.postage.codec.amqp.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.codec.amqp.Vectors;
import dev.postage.codec.amqp.Vectors.CornerCase;
import dev.postage.codec.json.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The real main: what it shows, sums, and says of a bad call. */
class CommandLineTest {
    private static final String BAD = "005375a0c861";

    @TempDir
    private Path folder;

    private CommandLine commandLine() {
        return new CommandLine(folder);
    }

    @Test
    void inspectGivesTheVerdictsOfTheCornerCases() throws Exception {
        for (boolean whole : List.of(true, false)) {
            List<CornerCase> cases = Vectors.cornerCases().stream()
                    .filter(one -> one.wholeMessage() == whole)
                    .toList();
            List<String> lines = cases.stream().map(CornerCase::digits).toList();
            CommandLine.Outcome outcome = whole
                    ? commandLine().runLines(lines, "inspect", "--json", "--hex-lines")
                    : commandLine().runLines(lines, "inspect", "--value", "--json", "--hex-lines");
            assertThat(outcome.code()).isZero();
            List<JsonObject> objects = outcome.objects();
            assertThat(objects).hasSameSizeAs(cases);
            for (int i = 0; i < cases.size(); i++) {
                String expected = cases.get(i).verdict().replace("limit", "accept");
                assertThat(verdict(objects.get(i))).as(cases.get(i).name()).isEqualTo(expected);
            }
        }
    }

    private static String verdict(JsonObject answer) {
        if (!Answers.isRight(answer)) {
            return "reject";
        }
        return answer.member("unreadable").isPresent() ? "reject-on-read" : "accept";
    }

    @ParameterizedTest
    @CsvSource({
        "005375a0026d31005378c11402a30c782d6f70742d6372632d333270e9261223, valid, 3911586339, 3911586339",
        "005375a0026d30005378c11402a30c782d6f70742d6372632d333270e9261223, mismatch, 3911586339, 2652971701",
        "005375a0026d31, unverified, null, null"
    })
    void tellsOfSums(String message, String state, String expected, String actual) throws Exception {
        JsonObject answer = commandLine()
                .runLines(List.of(message), "checksum", "--verify", "--json", "--hex-lines")
                .objects()
                .get(0);
        assertThat(Vectors.text(answer, "state")).isEqualTo(state);
        assertThat(answer.members().get("expected")).hasToString(expected);
        assertThat(answer.members().get("actual")).hasToString(actual);
    }

    @Test
    void addsSums() throws Exception {
        CommandLine.Outcome outcome = commandLine()
                .runLines(
                        List.of("005375a0026d31"), "checksum", "--add", "adler32", "--verify", "--json", "--hex-lines");
        assertThat(outcome.out())
                .isEqualTo("{\"ok\":true,"
                        + "\"hex\":\"005375a0026d31005378c11602a30e782d6f70742d61646c65722d33327007d30209\","
                        + "\"state\":\"valid\",\"algorithm\":\"adler32\","
                        + "\"expected\":131269129,\"actual\":131269129}\n");
    }

    @Test
    void showsAMessageAsATree() throws Exception {
        CommandLine.Outcome outcome = commandLine()
                .run(
                        Vectors.hex("005370c00402415009005372c10b02a303782d6ba1031b5b6d"
                                + "005373c00702a1016da00167005377c00902a1016cc0030154 07".replace(" ", "")),
                        "inspect");
        assertThat(outcome.out()).isEqualTo("""
                        body: value
                        bare: [25,51]
                        sections
                             0      9  header
                             9     16  message-annotations
                            25     12  properties
                            37     14  amqp-value
                        header
                          durable: true
                          priority: 9
                        message-annotations
                          x-k: string \\u001b[m
                        properties
                          message-id: string m
                          user-id: 67
                        content
                          list
                            string l
                            list
                              int 7
                        """);
        assertThat(outcome.code()).isZero();
    }

    @Test
    void exitsWithOneForABadMessageUnlessAnObjectSaysSo() throws Exception {
        CommandLine.Outcome plain = commandLine().runLines(List.of("00537740", BAD, "zz", "0"), "store", "--hex-lines");
        assertThat(plain.code()).isEqualTo(1);
        assertThat(plain.out().lines().skip(1))
                .containsExactly(
                        "at offset 4: 200 found, expected a size of at most 1",
                        "at offset 0: the character z found, expected hex digits",
                        "at offset 0: one digit found, expected two hex digits for each octet");
        CommandLine.Outcome json = commandLine().runLines(List.of(BAD), "store", "--hex-lines", "--json");
        assertThat(json.code()).isZero();
        assertThat(json.out())
                .isEqualTo("{\"ok\":false,\"offset\":4,\"error\":\"200 found, expected a size of at most 1\"}\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "inspekt | no command inspekt: there are inspect, reemit, convert, checksum, store and load; help tells more",
                "inspect --vlaue | no option --vlaue here: there are --hex-lines, --json, --value",
                "inspect --json --json | --json stands twice: write it once",
                "inspect a b | two files, a and b: name one, or none to read the input",
                "reemit --exchange e | --routing-key is missing: write it with its value",
                "reemit --exchange | --exchange has no value: write one behind it",
                "reemit --exchange e --routing-key r --delivery-count x |"
                        + " --delivery-count is x: write a number from 0 to 999999999",
                "checksum --add md5 | --add is md5: write crc32 or adler32",
                "convert --to mqtt | --to is mqtt: write 0-9-1, mqtt5 or 1.0",
                "convert | the message is 1.0 already: write --from or --to 0-9-1 or mqtt5",
                "inspect /no/such/file | java.nio.file.NoSuchFileException: /no/such/file: name a file that can be read"
            })
    void exitsWithTwoAndSaysWhatToWrite(String words, String message) throws Exception {
        CommandLine.Outcome outcome = commandLine().run(new byte[0], words.split(" "));
        assertThat(outcome.err()).isEqualTo("postage amqp: " + message + System.lineSeparator());
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.code()).isEqualTo(2);
    }

    @Test
    void readsAFileAndHelps() throws Exception {
        Path file = Files.write(folder.resolve("message"), Vectors.hex("00537740"));
        assertThat(commandLine()
                        .run(new byte[0], "inspect", "--json", file.toString())
                        .out())
                .isEqualTo("{\"ok\":true,\"body\":\"value\",\"bare\":[0,4],"
                        + "\"sections\":[{\"name\":\"amqp-value\",\"offset\":0,\"length\":4}]}\n");
        assertThat(commandLine().run(new byte[0], "help").out()).startsWith("usage: postage amqp COMMAND");
        assertThat(commandLine().run(new byte[0]).code()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"payload\":\"6\"} | one digit found, expected two hex digits for each octet",
                "{} | nothing found, expected hex digits as payload",
                "{\"payload\":\"\",\"priority\":256} | 256 found, expected 0 to 255 as priority",
                "{\"payload\":\"\",\"headers\":[[\"k\",\"int\",1]]} | \"int\" found, expected a type as longstr or"
                        + " signedint as type of a header",
                "[] | [] found, expected an object as content",
                "{ | line 1, column 2: the end of the text found, expected the name of a member in quotes"
            })
    void saysWhatIsWrongWithAnObject(String line, String error) throws Exception {
        CommandLine.Outcome outcome = commandLine()
                .runLines(
                        List.of(line), "convert", "--from", "0-9-1", "--exchange", "e", "--routing-key", "r", "--json");
        assertThat(Vectors.text(outcome.objects().get(0), "error")).isEqualTo(error);
    }
}
