package dev.postage.codec.gmq.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.codec.gmq.Vectors;
import dev.postage.codec.json.JsonReader;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** encode, decode and check as a user calls them. */
class CodingCommandsTest {
    private static final String POINT = "STRUCT point { INTEGER x; FENCE; REAL DEFAULT = 1.5 y; };";

    @TempDir
    Path folder;

    private record Result(int code, String out, String err) {
        List<String> lines() {
            return out.lines().toList();
        }
    }

    static List<Vectors.Case> cases() {
        return Vectors.cases();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void codesTheRecordedCases(Vectors.Case one) throws Exception {
        Path value = file("value", one.value().toString());
        Result encoded = encode(one.idl(one.writer()), "root", value);
        assertThat(encoded).isEqualTo(new Result(0, one.hex() + System.lineSeparator(), ""));
        Path compact = file("compact", encoded.out());
        Path fixed = file(
                "fixed",
                encode(one.idl(one.writer()), "root", value, "--layout", "fixed")
                        .out());
        for (String reader : one.readers().keySet()) {
            for (Result decoded : List.of(
                    decode(one.idl(reader), "root", compact),
                    decode(one.idl(reader), "root", fixed, "--layout", "fixed"))) {
                assertThat(decoded.code()).isZero();
                assertThat(JsonReader.read(decoded.out()))
                        .isEqualTo(one.readers().get(reader));
            }
        }
        Path bare = file(
                "bare", encode(one.idl(one.writer()), "root", value, "--bare").out());
        assertThat(JsonReader.read(
                        decode(one.idl(one.writer()), "root", bare, "--bare").out()))
                .isEqualTo(one.value());
    }

    @Test
    void goesOnAfterALineThatIsWrongAndEndsWith1() throws IOException {
        Path idl = file("point.idl", POINT);
        Result decoded = decode(idl, "point", file("hex", "e106\ne206\n\ne10\nzz\na106680000000000000040\n"));
        assertThat(decoded.code()).isEqualTo(1);
        assertThat(decoded.lines())
                .containsExactly(
                        "{\"x\":3,\"y\":1.5}",
                        "{\"error\":\"at offset 2: the end of the input found, expected the rest of a frame of 2 bytes\",\"offset\":2}",
                        "{\"error\":\"at offset 0: the end of the input found, expected a frame\",\"offset\":0}",
                        "{\"error\":\"at offset 1: half a byte found, expected pairs of hex digits\",\"offset\":1}",
                        "{\"error\":\"at offset 0: 'z' found, expected hex digits\",\"offset\":0}",
                        "{\"x\":3,\"y\":2.0}");
    }

    @Test
    void tellsWhichValueIsWrong() throws IOException {
        Path idl = file("point.idl", POINT);
        Result encoded = encode(idl, "point", file("json", "{\"x\":3}\n{\"x\":\"3\"}\n{}\n{\"x\":1,\"z\":1}\n{\n"));
        assertThat(encoded.code()).isEqualTo(1);
        assertThat(encoded.lines())
                .containsExactly(
                        "a10668000000000000f83f",
                        "{\"error\":\"at .x: \\\"3\\\" found, expected INTEGER\"}",
                        "{\"error\":\"no member x found, expected one: it has no default\"}",
                        "{\"error\":\"a member z found, expected one of [x, y]\"}",
                        "{\"error\":\"line 1, column 2: the end of the text found, expected the name of a member in quotes\"}");
    }

    @Test
    void tellsWhatIsWrongWithTheCall() throws IOException {
        Path idl = file("point.idl", POINT);
        Path lines = file("lines", "");
        assertThat(decode(idl, "line", lines).err())
                .startsWith("gmq: no type line found in " + idl + ", expected one of [point]")
                .contains(
                        "postage gmq decode --idl FILE --type NAME [--layout compact|fixed] [--bare] --json --hex-lines FILE");
        Result wrong = decode(file("wrong.idl", "STRUCT point { INT x; };"), "point", lines);
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.err()).contains("wrong.idl:1:16: 'INT' found where a type is expected: write ");
        assertThat(run("decode", "--json", "--json").err()).startsWith("gmq: --json found twice, expected it once");
        assertThat(run("encode").err()).startsWith("gmq: no --idl found, expected one");
        assertThat(encode(idl, "point", folder.resolve("none")).err())
                .startsWith("gmq: no file " + folder.resolve("none"));
    }

    @Test
    void checksWhetherASchemaExtendsAnother() throws IOException {
        Path old = file("old.idl", "STRUCT point { INTEGER x; };");
        Path extended = file("new.idl", POINT);
        assertThat(run("check", old.toString(), extended.toString()))
                .isEqualTo(
                        new Result(0, extended + " is a compatible extension of " + old + System.lineSeparator(), ""));
        assertThat(run("check", extended.toString(), old.toString()))
                .isEqualTo(new Result(
                        1,
                        old
                                + ":1:8: struct point, member y is not where it was: put it back, and additions behind a new"
                                + " FENCE at the end" + System.lineSeparator(),
                        ""));
    }

    @Test
    void aRealProcessWritesTheBytesAndEndsWithTheCode() throws Exception {
        Path idl = file("text.idl", "STRUCT t { CHARACTER-STRING s; };");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                new File(GmqMain.class
                                .getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI())
                        .toString(),
                "dev.postage.codec.gmq.cli.GmqMain"));
        command.addAll(List.of("decode", "--idl", idl.toString(), "--type", "t", "--json", "--hex-lines", "-"));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("LC_ALL", "C");
        Process process = builder.start();
        process.getOutputStream().write("e302c3a9\nc0\n".getBytes(StandardCharsets.US_ASCII));
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(out.lines())
                .containsExactly(
                        "{\"s\":\"é\"}",
                        "{\"error\":\"at offset 1: the end of the input found, expected a frame\",\"offset\":1}");
        assertThat(process.exitValue()).isEqualTo(1);
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static Result encode(Path idl, String type, Path lines, String... more) {
        return code(List.of("encode", "--idl", idl.toString(), "--type", type, "--json-lines", lines.toString()), more);
    }

    private static Result decode(Path idl, String type, Path lines, String... more) {
        return code(
                List.of("decode", "--idl", idl.toString(), "--type", type, "--json", "--hex-lines", lines.toString()),
                more);
    }

    private static Result code(List<String> arguments, String... more) {
        List<String> all = new ArrayList<>(arguments);
        all.addAll(List.of(more));
        return run(all.toArray(String[]::new));
    }

    private static Result run(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = GmqMain.execute(
                List.of(arguments),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        return new Result(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
