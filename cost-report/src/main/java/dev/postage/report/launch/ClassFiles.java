package dev.postage.report.launch;

import dev.postage.report.runs.MethodKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** What the class files on a program's class path say. Whatever cannot be read is as if it were not there. */
public final class ClassFiles implements Function<String, Set<MethodKey>> {
    private final Program program;

    public ClassFiles(Program program) {
        this.program = program;
    }

    /** The methods that a class refers to; none when it is not found in a folder or a jar of the class path. */
    @Override
    public Set<MethodKey> apply(String className) {
        String file = className.replace('.', '/') + ".class";
        return places().stream()
                .flatMap(place -> find(place, file).stream())
                .findFirst()
                .map(MethodReferences::in)
                .orElse(Set.of());
    }

    private List<Path> places() {
        return new JavaWords(program.words())
                .classPath().stream().flatMap(entry -> places(entry).stream()).toList();
    }

    private List<Path> places(String entry) {
        try {
            if (!entry.equals("*") && !entry.endsWith("/*")) {
                return List.of(program.directory().resolve(entry));
            }
            Path folder = program.directory().resolve(entry.substring(0, entry.length() - 1));
            try (Stream<Path> files = Files.list(folder)) {
                return files.filter(file -> file.toString().endsWith(".jar"))
                        .sorted()
                        .toList();
            }
        } catch (InvalidPathException | IOException e) {
            // nor does the JVM find anything there
            return List.of();
        }
    }

    private static Optional<byte[]> find(Path place, String name) {
        try {
            Path file = place.resolve(name);
            if (Files.isRegularFile(file)) {
                return Optional.of(Files.readAllBytes(file));
            }
            return Files.isRegularFile(place) ? inJar(place, name) : Optional.empty();
        } catch (InvalidPathException | IOException e) {
            return Optional.empty();
        }
    }

    private static Optional<byte[]> inJar(Path jar, String name) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            ZipEntry entry = file.getEntry(name);
            return entry == null
                    ? Optional.empty()
                    : Optional.of(file.getInputStream(entry).readAllBytes());
        }
    }
}
