package dev.postage.agent.it;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A source file with constructs.
 *
 * @param path where it is
 * @param title the first sentence of its comment
 * @param constructs in their order
 */
record ConstructFile(Path path, String title, List<Construct> constructs) {
    private static final Path ROOM = Path.of("dev", "postage", "agent", "constructs");
    private static final Path FOR_ALL = Path.of("src", "test", "java").resolve(ROOM);
    private static final Path FOR_25 = Path.of("src", "test", "java25").resolve(ROOM);

    /** A method that the program takes for a construct; the comment is missing when nobody has written one. */
    static final Pattern LINE = Pattern.compile("    static void (\\w+)\\(\\)[^{]*\\{(})?(?: // (.*))?");

    private static final Pattern TITLE = Pattern.compile("(?s)/\\*\\*\\s*(?:\\* )?([^.]*\\.)");

    ConstructFile {
        constructs = List.copyOf(constructs);
    }

    /** Those a JDK of this feature release can compile, by name; the ones for newer languages last. */
    static List<ConstructFile> of(int feature) throws IOException {
        List<ConstructFile> files = new ArrayList<>(in(FOR_ALL));
        if (feature > 17) {
            files.addAll(in(FOR_25));
        }
        return files;
    }

    /** Everything to be compiled for a JDK of this feature release. */
    static List<Path> sources(int feature) throws IOException {
        List<Path> sources = new ArrayList<>(list(FOR_ALL));
        if (feature > 17) {
            sources.addAll(list(FOR_25));
        }
        return sources;
    }

    static ConstructFile read(Path path) throws IOException {
        String text = Files.readString(path);
        Matcher title = TITLE.matcher(text);
        List<String> lines = text.lines().toList();
        List<Construct> constructs = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Matcher line = LINE.matcher(lines.get(i));
            if (line.matches()) {
                constructs.add(construct(path, line, lines.subList(i + 1, lines.size())));
            }
        }
        return new ConstructFile(path, title.find() ? title.group(1) : "", constructs);
    }

    private static List<ConstructFile> in(Path folder) throws IOException {
        List<ConstructFile> files = new ArrayList<>();
        for (Path source : list(folder)) {
            ConstructFile file = read(source);
            if (!file.constructs().isEmpty()) {
                files.add(file);
            }
        }
        return files;
    }

    private static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    private static Construct construct(Path path, Matcher line, List<String> after) {
        String name = line.group(1);
        if (line.group(3) == null) {
            throw new IllegalArgumentException(path + ", " + name + ": no cost found, expected // instructions(n) ...");
        }
        String body = line.group(2) != null
                ? ""
                : after.stream()
                        .takeWhile(text -> !text.equals("    }"))
                        .map(String::strip)
                        .filter(text -> !text.startsWith("//"))
                        .collect(Collectors.joining(" "));
        return new Construct(name, body, StatedCost.parse(line.group(3)));
    }

    /** Whether the constructs are for JDK 25 alone. */
    boolean onlyOn25() {
        return path.startsWith(FOR_25);
    }

    /** The simple name of the class. */
    String group() {
        return path.getFileName().toString().replace(".java", "");
    }

    String className() {
        return ROOM.resolve(group()).toString().replace('/', '.');
    }

    /** The name under which the program runs it. */
    String nameOf(Construct construct) {
        return group() + "." + construct.name();
    }
}
