package dev.postage.report.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Keys with their values.
 *
 * @param position where it begins
 * @param path from the top, empty for the whole file
 * @param entries by key, in the order of the file
 */
record Section(Position position, String path, Map<String, Entry> entries) implements Node {

    Section {
        entries = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    /**
     * One key with its value.
     *
     * @param key where the key stands
     * @param value what belongs to it
     */
    record Entry(Position key, Node value) {}

    /** A value of a section, read in some way. */
    @FunctionalInterface
    interface Reading<T> {
        T read(Node node) throws ConfigurationException;
    }

    /** Refuses every key but these. */
    void allow(Set<String> valid) throws ConfigurationException {
        for (Map.Entry<String, Entry> entry : entries.entrySet()) {
            if (!valid.contains(entry.getKey())) {
                throw new ConfigurationException(
                        entry.getValue().key(),
                        "unknown key '" + entry.getKey() + "' " + place() + ", valid keys are "
                                + String.join(", ", new TreeSet<>(valid)));
            }
        }
    }

    /** The value of a key, if it is there. */
    <T> Optional<T> optional(String key, Reading<T> reading) throws ConfigurationException {
        Entry entry = entries.get(key);
        return entry == null ? Optional.empty() : Optional.of(reading.read(entry.value()));
    }

    /** The value of a key that must be there. */
    <T> T required(String key, Reading<T> reading) throws ConfigurationException {
        return optional(key, reading)
                .orElseThrow(() -> new ConfigurationException(
                        position, "no key '" + key + "' found " + place() + ", where it is required: add it"));
    }

    /** The values of all keys, in the order of the file. */
    <T> Map<String, T> all(Reading<T> reading) throws ConfigurationException {
        Map<String, T> all = new LinkedHashMap<>();
        for (Map.Entry<String, Entry> entry : entries.entrySet()) {
            all.put(entry.getKey(), reading.read(entry.getValue().value()));
        }
        return all;
    }

    private String place() {
        return path.isEmpty() ? "at the top" : "in " + path;
    }

    /** Reads a section. */
    static Section section(Node node) throws ConfigurationException {
        if (node instanceof Section section) {
            return section;
        }
        throw unexpected(node, "a section of keys");
    }

    /** Reads a single value that is neither empty nor holds what no file name and no option can hold. */
    static String text(Node node) throws ConfigurationException {
        if (!(node instanceof Node.Text text) || text.text().isEmpty()) {
            throw unexpected(node, "one value");
        }
        if (text.text().chars().anyMatch(Character::isISOControl)) {
            throw unexpected(node, "one without line ends and other control characters");
        }
        return text.text();
    }

    /** Reads a list, or a single value as a list of one. */
    static <T> List<T> list(Node node, Reading<T> reading) throws ConfigurationException {
        List<Node> items = node instanceof Node.Items list ? list.items() : List.of(node);
        List<T> read = new ArrayList<>();
        for (Node item : items) {
            read.add(reading.read(item));
        }
        return List.copyOf(read);
    }

    /** Reads a list of values. */
    static List<String> texts(Node node) throws ConfigurationException {
        return list(node, Section::text);
    }

    static ConfigurationException unexpected(Node node, String expected) {
        return new ConfigurationException(
                node.position(), node.kind() + " found at " + node.path() + ", expected " + expected);
    }
}
