package dev.postage.codec.amqp.cli;

import dev.postage.codec.json.JsonException;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Starts the real main, each time in a JVM of its own.
 *
 * @param folder for what it reads and prints
 */
record CommandLine(Path folder) {
    /** How it ended and what it printed. */
    record Outcome(int code, String out, String err) {
        List<JsonObject> objects() throws JsonException {
            List<JsonObject> objects = new ArrayList<>();
            for (String line : out.lines().toList()) {
                objects.add((JsonObject) JsonReader.read(line));
            }
            return objects;
        }
    }

    Outcome run(byte[] input, String... words) throws IOException, InterruptedException {
        Path in = Files.write(folder.resolve("in"), input);
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                Path.of("target", "classes").toString(),
                "dev.postage.codec.amqp.cli.Main"));
        Collections.addAll(command, words);
        int code = new ProcessBuilder(command)
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        return new Outcome(code, Files.readString(out), Files.readString(err));
    }

    Outcome runLines(List<String> lines, String... words) throws IOException, InterruptedException {
        return run((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8), words);
    }
}
