package dev.postage.codec.gmq.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/gmq.md shows of old and new services is what comes out. */
class DocumentedDemoTest {
    private static final Path DOCS = Path.of("..", "docs");

    @TempDir
    Path folder;

    @Test
    void eachVersionReadsTheOther() throws IOException {
        String text = Files.readString(DOCS.resolve("gmq.md"));
        String newer = run("encode", "3", "--json-lines", "v3.jsonl");
        assertThat(text).contains("\n" + newer + "\n");
        assertThat(text).contains("\n" + decode("1", newer) + "\n");
        String older = run("encode", "1", "--json-lines", "v1.jsonl");
        assertThat(text).contains("`" + older + "`");
        assertThat(text).contains("\n" + decode("3", older) + "\n");
    }

    private String decode(String version, String hex) throws IOException {
        Path lines = Files.writeString(folder.resolve("hex"), hex).toAbsolutePath();
        return run("decode", version, "--json", "--hex-lines", lines.toString());
    }

    private static String run(String command, String version, String... more) {
        List<String> arguments = new ArrayList<>(List.of(
                command, "--idl", DOCS.resolve("gmq/shop-v" + version + ".idl").toString(), "--type", "envelope"));
        arguments.addAll(List.of(more));
        int file = arguments.size() - 1;
        arguments.set(file, DOCS.resolve("gmq").resolve(arguments.get(file)).toString());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int code = GmqMain.execute(arguments, new PrintStream(out, true, StandardCharsets.UTF_8), System.err);
        assertThat(code).isZero();
        return out.toString(StandardCharsets.UTF_8).strip();
    }
}
