package dev.postage.codec.gmq;

import dev.postage.codec.gmq.idl.IdlException;
import dev.postage.codec.gmq.idl.Schema;
import dev.postage.codec.json.JsonArray;
import dev.postage.codec.json.JsonException;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonReader;
import dev.postage.codec.json.JsonString;
import dev.postage.codec.json.JsonValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The recorded cases: schemas in three versions, values, canonical bytes in COMPACT, and what each reader sees. */
public final class Vectors {
    private Vectors() {}

    /**
     * A case.
     *
     * @param folder with the schemas
     * @param writer version that wrote
     * @param hex canonical bytes
     * @param value what was written
     * @param readers what each version reads
     */
    public record Case(String folder, String writer, String hex, JsonValue value, Map<String, JsonValue> readers) {
        public Path idl(String version) {
            return path(folder).resolve(version + ".idl");
        }

        GmqType type(String version) {
            try {
                Path file = idl(version);
                return GmqSchema.of(Schema.parse(file.toString(), Files.readString(file)))
                        .type("root");
            } catch (IOException | IdlException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public String toString() {
            return folder + " written by " + writer + ", " + hex.length() / 2 + " bytes";
        }
    }

    public static List<Case> cases() {
        try {
            JsonArray all = (JsonArray) JsonReader.read(Files.readString(path("cases.json")));
            return all.elements().stream()
                    .map(JsonObject.class::cast)
                    .map(Vectors::one)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (JsonException e) {
            throw new AssertionError(e);
        }
    }

    private static Case one(JsonObject json) {
        return new Case(
                text(json, "case"),
                text(json, "writer"),
                text(json, "hex"),
                json.members().get("value"),
                ((JsonObject) json.members().get("readers")).members());
    }

    private static String text(JsonObject json, String name) {
        return ((JsonString) json.members().get(name)).value();
    }

    private static Path path(String name) {
        try {
            return Path.of(Vectors.class.getResource("vectors/" + name).toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
