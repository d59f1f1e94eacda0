package dev.postage.report.baseline;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Reads the text of a baseline; see {@link BaselineWriter} for the lines. Order and comments are free. */
final class BaselineReader {
    private final String name;
    private final String file;
    private final Map<String, ScenarioLines> scenarios = new TreeMap<>();
    private final Map<String, Integer> keys = new HashMap<>();

    BaselineReader(String name, String file) {
        this.name = name;
        this.file = file;
    }

    BaselineFile read(byte[] content) throws BaselineFormatException {
        String[] lines = decoded(content).split("\n", -1);
        boolean versionSeen = false;
        for (int index = 0; index < lines.length; index++) {
            String line =
                    lines[index].endsWith("\r") ? lines[index].substring(0, lines[index].length() - 1) : lines[index];
            if (!line.isBlank() && !line.startsWith("#")) {
                readLine(line, index + 1, versionSeen);
                versionSeen = true;
            }
        }
        if (!versionSeen) {
            throw failure(
                    lines.length,
                    "the file ends without a line, expected 'baseline-version 1' first: save the baseline again");
        }
        return finished();
    }

    private String decoded(byte[] content) throws BaselineFormatException {
        ByteBuffer bytes = ByteBuffer.wrap(content);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
        } catch (CharacterCodingException e) {
            int line = 1;
            for (int index = 0; index < bytes.position(); index++) {
                line += content[index] == '\n' ? 1 : 0;
            }
            throw failure(line, "bytes that are no UTF-8 text found, expected text: save the baseline again");
        }
    }

    private void readLine(String line, int number, boolean versionSeen) throws BaselineFormatException {
        try {
            if (!versionSeen) {
                requireVersion(line);
                return;
            }
            BaselineLine parsed = BaselineLine.parse(line);
            Integer earlier = keys.putIfAbsent(parsed.key(), number);
            if (earlier != null) {
                throw new IllegalArgumentException("'" + parsed.key() + "' found again after line " + earlier
                        + ", expected once: remove one of them");
            }
            scenarios
                    .computeIfAbsent(parsed.scenario(), scenario -> new ScenarioLines(number))
                    .add(parsed);
        } catch (IllegalArgumentException e) {
            throw failure(number, e.getMessage());
        }
    }

    private static void requireVersion(String line) {
        String expected = "baseline-version " + BaselineWriter.VERSION;
        if (!line.equals(expected)) {
            throw new IllegalArgumentException("'" + Excerpt.of(line) + "' found, expected '" + expected
                    + "' before everything else: save the baseline again with this version");
        }
    }

    private BaselineFile finished() throws BaselineFormatException {
        TreeMap<String, Recorded> recorded = new TreeMap<>();
        for (Map.Entry<String, ScenarioLines> entry : scenarios.entrySet()) {
            try {
                recorded.put(entry.getKey(), entry.getValue().recorded());
            } catch (IllegalArgumentException e) {
                throw failure(
                        entry.getValue().firstLine(),
                        "scenario '" + Excerpt.of(entry.getKey()) + "' " + e.getMessage());
            }
        }
        return new BaselineFile(name, true, recorded);
    }

    private BaselineFormatException failure(int line, String message) {
        return new BaselineFormatException(file, line, message);
    }
}
