package dev.postage.report.config;

import dev.postage.report.launch.Program;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Reads how a program is started. */
final class ProgramReader {
    static final Set<String> KEYS = Set.of("main", "jar", "classPath", "arguments", "jvm");
    private static final String WILDCARD = "*";

    private final Path folder;
    private final Optional<Node> classPath;

    /**
     * @param folder what file names are relative to
     * @param classPath of programs that have none of their own
     */
    ProgramReader(Path folder, Optional<Node> classPath) {
        this.folder = folder;
        this.classPath = classPath;
    }

    /** Reads a section that describes nothing but a program. */
    Program service(Section section) throws ConfigurationException {
        section.allow(KEYS);
        return program(section);
    }

    /** Reads a section that describes a program among other things. */
    Program program(Section section) throws ConfigurationException {
        List<String> words = new ArrayList<>(texts(section, "jvm"));
        Optional<String> main = section.optional("main", Section::text);
        Optional<String> jar = section.optional("jar", this::existing);
        if (main.isPresent() == jar.isPresent()) {
            throw new ConfigurationException(
                    section.position(),
                    (main.isPresent() ? "both 'main' and 'jar'" : "neither 'main' nor 'jar'") + " found in "
                            + section.path() + ", expected one of them");
        }
        if (main.isPresent()) {
            words.addAll(List.of("-cp", classPath(section), main.get()));
        } else {
            words.addAll(List.of("-jar", jar.orElseThrow()));
        }
        words.addAll(texts(section, "arguments"));
        return new Program(words, folder);
    }

    private static List<String> texts(Section section, String key) throws ConfigurationException {
        return section.optional(key, Section::texts).orElse(List.of());
    }

    private String classPath(Section section) throws ConfigurationException {
        Optional<List<List<String>>> own = section.optional("classPath", this::entries);
        if (own.isEmpty() && classPath.isEmpty()) {
            throw new ConfigurationException(
                    section.position(),
                    "no key 'classPath' found in " + section.path()
                            + " nor at the top, where 'main' requires it: add it");
        }
        List<List<String>> entries = own.isPresent() ? own.get() : entries(classPath.orElseThrow());
        return String.join(
                File.pathSeparator, entries.stream().flatMap(List::stream).toList());
    }

    private List<List<String>> entries(Node node) throws ConfigurationException {
        return Section.list(node, this::entry);
    }

    private List<String> entry(Node node) throws ConfigurationException {
        String text = Section.text(node);
        return text.endsWith("/" + WILDCARD)
                ? jars(node, text.substring(0, text.length() - 2))
                : List.of(existing(node));
    }

    /** What a JVM makes of a wildcard is in the order of the file system, which differs between machines. */
    private List<String> jars(Node node, String name) throws ConfigurationException {
        TreeSet<String> jars = new TreeSet<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder.resolve(name), "*.jar")) {
            files.forEach(file -> jars.add(name + "/" + file.getFileName()));
        } catch (IOException e) {
            throw missing(node);
        }
        if (jars.isEmpty()) {
            throw missing(node);
        }
        return List.copyOf(jars);
    }

    private String existing(Node node) throws ConfigurationException {
        String text = Section.text(node);
        if (!Files.exists(folder.resolve(text))) {
            throw missing(node);
        }
        return text;
    }

    private ConfigurationException missing(Node node) throws ConfigurationException {
        return new ConfigurationException(
                node.position(),
                "'" + Section.text(node) + "' found at " + node.path() + ", but no such file is in " + folder
                        + ": build it first, or correct the name");
    }
}
