package dev.postage.codec.gmq.cli;

import dev.postage.codec.gmq.GmqJsonException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.idl.IdlException;
import dev.postage.codec.json.JsonException;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonReader;
import dev.postage.codec.json.JsonString;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.HexFormat;
import java.util.List;

/** A JSON value per line in, its bytes in hexadecimal per line out; {"error"} for a line that is no value of the type. */
final class EncodeCommand implements Command {
    private static final String LINES = "--json-lines";

    @Override
    public String usage() {
        return "encode" + Coding.USAGE + LINES + " FILE";
    }

    @Override
    public int execute(List<String> arguments, PrintStream out, PrintStream err)
            throws UsageException, IOException, IdlException {
        Coding coding = Coding.of(arguments, LINES);
        Composer composer = coding.composer();
        int code = GmqMain.OK;
        try (BufferedReader lines = Options.lines(coding.file())) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                try {
                    out.println(hex(line, coding, composer));
                } catch (JsonException | GmqJsonException | IllegalArgumentException e) {
                    out.println(JsonObject.of("error", new JsonString(e.getMessage())));
                    code = GmqMain.MALFORMED;
                }
            }
        }
        return code;
    }

    private static String hex(String line, Coding coding, Composer composer) throws JsonException, GmqJsonException {
        composer.toGrowingArray();
        int length = (int) coding.type().compose(coding.type().fromJson(JsonReader.read(line)), composer);
        return HexFormat.of().formatHex(composer.array(), 0, length);
    }
}
