package dev.postage.codec.amqp.cli;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The options of one command, and the file if one is named. */
final class Arguments {
    private final Map<String, String> options = new HashMap<>();
    private String file = "";

    /**
     * Takes the words behind the name of a command.
     *
     * @param flags options without a value
     * @param valued options with a value as the next word
     */
    Arguments(String[] words, int from, Set<String> flags, Set<String> valued) throws UsageException {
        for (int i = from; i < words.length; i++) {
            String word = words[i];
            if (flags.contains(word)) {
                put(word, "");
            } else if (valued.contains(word)) {
                if (++i == words.length) {
                    throw new UsageException(word + " has no value: write one behind it");
                }
                put(word, words[i]);
            } else if (word.startsWith("--")) {
                throw new UsageException(unknown(word, flags, valued));
            } else if (!file.isEmpty()) {
                throw new UsageException(
                        "two files, " + file + " and " + word + ": name one, or none to read the input");
            } else {
                file = word;
            }
        }
    }

    private static String unknown(String word, Set<String> flags, Set<String> valued) {
        Set<String> all = new TreeSet<>(flags);
        all.addAll(valued);
        return "no option " + word + " here: there are " + String.join(", ", all);
    }

    private void put(String name, String value) throws UsageException {
        if (options.put(name, value) != null) {
            throw new UsageException(name + " stands twice: write it once");
        }
    }

    boolean has(String name) {
        return options.containsKey(name);
    }

    Optional<String> value(String name) {
        return Optional.ofNullable(options.get(name));
    }

    String required(String name) throws UsageException {
        return value(name).orElseThrow(() -> new UsageException(name + " is missing: write it with its value"));
    }

    /** The file to read, empty for the standard input. */
    String file() {
        return file;
    }
}
