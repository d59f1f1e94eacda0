package dev.postage.codec.amqp;

import dev.postage.codec.json.JsonArray;
import dev.postage.codec.json.JsonException;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;

/** Recorded cases: what RabbitMQ and qpid-proton answered or wrote. */
public final class Vectors {
    private Vectors() {}

    public static byte[] octets(String file) {
        try (InputStream in = Objects.requireNonNull(Vectors.class.getResourceAsStream(file), file)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static List<JsonObject> cases(String file) {
        try {
            JsonArray array = (JsonArray) JsonReader.read(new String(octets(file), StandardCharsets.UTF_8));
            return array.elements().stream().map(JsonObject.class::cast).toList();
        } catch (JsonException e) {
            throw new AssertionError(file, e);
        }
    }

    public static String text(JsonObject object, String name) {
        return ((dev.postage.codec.json.JsonString) object.members().get(name)).value();
    }

    public static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits);
    }

    public static String hex(byte[] octets) {
        return HexFormat.of().formatHex(octets);
    }

    /** One line of corner-cases.tsv. */
    public record CornerCase(boolean wholeMessage, String name, String digits, String verdict) {
        public byte[] octets() {
            return hex(digits);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    public static List<CornerCase> cornerCases() {
        return new String(octets("corner-cases.tsv"), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t", -1))
                .map(cells -> new CornerCase(cells[0].equals("M"), cells[1], cells[2], cells[3]))
                .toList();
    }
}
