package dev.postage.codec.gmq.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The options of a sub-command: those with a value, those without, each at most once. */
final class Options {
    private final Map<String, String> values = new HashMap<>();

    Options(List<String> arguments, Set<String> withValue, Set<String> without) throws UsageException {
        for (Iterator<String> rest = arguments.iterator(); rest.hasNext(); ) {
            String name = rest.next();
            if (!withValue.contains(name) && !without.contains(name)) {
                throw new UsageException(name + " found, expected an option");
            }
            if (withValue.contains(name) && !rest.hasNext()) {
                throw new UsageException("nothing found behind " + name + ", expected its value");
            }
            if (values.put(name, withValue.contains(name) ? rest.next() : "") != null) {
                throw new UsageException(name + " found twice, expected it once");
            }
        }
    }

    boolean has(String name) {
        return values.containsKey(name);
    }

    Optional<String> value(String name) {
        return Optional.ofNullable(values.get(name));
    }

    String required(String name) throws UsageException {
        String value = values.get(name);
        if (value == null) {
            throw new UsageException("no " + name + " found, expected one");
        }
        return value;
    }

    /** The whole text of a file. */
    static String text(String file) throws UsageException, IOException {
        try {
            return Files.readString(Path.of(file));
        } catch (NoSuchFileException e) {
            throw missing(file);
        }
    }

    /** The lines of a file, or of the standard input for {@code -}. */
    static BufferedReader lines(String file) throws UsageException, IOException {
        try {
            return file.equals("-")
                    ? new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))
                    : Files.newBufferedReader(Path.of(file));
        } catch (NoSuchFileException e) {
            throw missing(file);
        }
    }

    private static UsageException missing(String file) {
        return new UsageException("no file " + file + " found, expected one");
    }
}
