package dev.postage.codec.gmq.cli;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.idl.IdlException;
import dev.postage.codec.json.JsonInteger;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonString;
import dev.postage.codec.json.JsonValue;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A message in hexadecimal per line in, its JSON twin per line out; {"error","offset"} for one that is malformed. */
final class DecodeCommand implements Command {
    private static final String LINES = "--hex-lines";

    @Override
    public String usage() {
        return "decode" + Coding.USAGE + "--json " + LINES + " FILE";
    }

    @Override
    public int execute(List<String> arguments, PrintStream out, PrintStream err)
            throws UsageException, IOException, IdlException {
        Coding coding = Coding.of(arguments, LINES, "--json");
        Parser parser = coding.parser();
        int code = GmqMain.OK;
        try (BufferedReader lines = Options.lines(coding.file())) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                try {
                    parser.over(bytes(line));
                    out.println(coding.type().toJson(coding.type().parseOnly(parser)));
                } catch (CodecException e) {
                    out.println(error(e));
                    code = GmqMain.MALFORMED;
                }
            }
        }
        return code;
    }

    private static byte[] bytes(String line) throws CodecException {
        String digits = line.strip();
        for (int i = 0; i < digits.length(); i++) {
            if (!HexFormat.isHexDigit(digits.charAt(i))) {
                throw new CodecException(i / 2, "hex digits", "'" + digits.charAt(i) + "'");
            }
        }
        if (digits.length() % 2 != 0) {
            throw new CodecException(digits.length() / 2, "pairs of hex digits", "half a byte");
        }
        return HexFormat.of().parseHex(digits);
    }

    private static JsonValue error(CodecException e) {
        Map<String, JsonValue> error = new LinkedHashMap<>();
        error.put("error", new JsonString(e.getMessage()));
        error.put("offset", JsonInteger.of(e.offset()));
        return new JsonObject(error);
    }
}
