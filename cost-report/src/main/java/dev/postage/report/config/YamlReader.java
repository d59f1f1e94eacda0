package dev.postage.report.config;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Turns YAML text into nodes that know their place. Aliases are refused, so that the text's size bounds the nodes'. */
final class YamlReader {
    private static final YAMLFactory FACTORY = new YAMLFactory();

    private final String file;
    private final YAMLParser parser;

    private YamlReader(String file, YAMLParser parser) {
        this.file = file;
        this.parser = parser;
    }

    /**
     * Reads a text that is one section.
     *
     * @throws ConfigurationException when it is no YAML, or not one section
     */
    static Section read(String file, String text) throws ConfigurationException {
        try (YAMLParser parser = FACTORY.createParser(text)) {
            return new YamlReader(file, parser).document();
        } catch (JsonProcessingException e) {
            throw new ConfigurationException(place(file, e), sentence(e));
        } catch (IOException e) {
            throw new ConfigurationException(file + " cannot be read: " + e.getMessage());
        }
    }

    private static Position place(String file, JsonProcessingException e) {
        return e.getLocation() == null ? new Position(file, 1, 1) : Position.of(file, e.getLocation());
    }

    /** The parser says in two lines what it was doing and what was wrong, and then shows the text. */
    private static String sentence(JsonProcessingException e) {
        String said = e.getOriginalMessage().lines().limit(2).map(String::strip).collect(Collectors.joining(" "));
        return "no YAML, " + said + ": correct the text here";
    }

    private Section document() throws IOException, ConfigurationException {
        if (parser.nextToken() != JsonToken.START_OBJECT) {
            throw new ConfigurationException(
                    new Position(file, 1, 1), "no key found, expected a section that begins with 'schema: 1'");
        }
        Section section = section("");
        if (parser.nextToken() != null) {
            throw new ConfigurationException(position(), "a second document found, expected one: remove it");
        }
        return section;
    }

    private Node node(String path) throws IOException, ConfigurationException {
        if (parser.isCurrentAlias()) {
            throw new ConfigurationException(
                    position(),
                    "the alias '*" + parser.getText() + "' found at " + path + ", expected a value: write it out");
        }
        return switch (parser.currentToken()) {
            case START_OBJECT -> section(path);
            case START_ARRAY -> items(path);
            case VALUE_NULL -> new Node.Text(position(), path, "");
            default -> new Node.Text(position(), path, parser.getText());
        };
    }

    private Section section(String path) throws IOException, ConfigurationException {
        Position begin = position();
        Map<String, Section.Entry> entries = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            Position key = position();
            String name = parser.currentName();
            parser.nextToken();
            Section.Entry entry = new Section.Entry(key, node(path.isEmpty() ? name : path + "." + name));
            Section.Entry earlier = entries.putIfAbsent(name, entry);
            if (earlier != null) {
                throw new ConfigurationException(
                        key,
                        "the key '" + name + "' found again, the first one stands in line "
                                + earlier.key().line() + ": remove one of them");
            }
        }
        return new Section(begin, path, entries);
    }

    private Node.Items items(String path) throws IOException, ConfigurationException {
        Position begin = position();
        List<Node> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(node(path + "[" + items.size() + "]"));
        }
        return new Node.Items(begin, path, items);
    }

    private Position position() {
        return Position.of(file, ((JsonParser) parser).currentTokenLocation());
    }
}
