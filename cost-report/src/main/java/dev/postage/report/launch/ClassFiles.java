package dev.postage.report.launch;

import dev.postage.report.runs.MethodKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * What the class files on a program's class path say. Whatever cannot be read is as if it were not there. Thousands of
 * classes may be asked for, most of them the JDK's: what is in the jars is looked at once, when the first is. One thread.
 */
public final class ClassFiles implements Function<String, Set<MethodKey>> {
    private static final String SUFFIX = ".class";

    private final Program program;
    private Optional<List<Place>> places = Optional.empty();

    public ClassFiles(Program program) {
        this.program = program;
    }

    /** The methods that a class refers to; none when it is not found in a folder or a jar of the class path. */
    @Override
    public Set<MethodKey> apply(String className) {
        String file = className.replace('.', '/') + SUFFIX;
        return places().stream()
                .flatMap(place -> place.find(file).stream())
                .findFirst()
                .map(MethodReferences::in)
                .orElse(Set.of());
    }

    private List<Place> places() {
        if (places.isEmpty()) {
            List<Place> found = new ArrayList<>();
            new JavaWords(program.words()).classPath().forEach(entry -> add(entry, found));
            places = Optional.of(found);
        }
        return places.get();
    }

    private void add(String entry, List<Place> found) {
        try {
            ClassPathEntry place = ClassPathEntry.of(program.directory(), entry);
            if (place.wildcard() || Files.isRegularFile(place.path())) {
                for (Path jar : place.files()) {
                    found.add(Jar.at(jar));
                }
            } else {
                found.add(new Folder(place.path()));
                addModules(place.path(), found);
            }
        } catch (InvalidPathException | IOException e) {
            // nor does the JVM find anything there
            return;
        }
    }

    /** A folder of a module path holds jars and folders of modules. */
    private static void addModules(Path folder, List<Place> found) throws IOException {
        for (Path jar : new ClassPathEntry(folder, true).files()) {
            found.add(Jar.at(jar));
        }
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> modules = Files.list(folder)) {
            modules.filter(module -> Files.exists(module.resolve("module-info.class")))
                    .sorted()
                    .forEach(module -> found.add(new Folder(module)));
        }
    }

    /** Where class files are. */
    private sealed interface Place {
        /** The class file of a name, with slashes and suffix. */
        Optional<byte[]> find(String name);
    }

    private record Folder(Path path) implements Place {
        @Override
        public Optional<byte[]> find(String name) {
            try {
                Path file = path.resolve(name);
                return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
            } catch (InvalidPathException | IOException e) {
                return Optional.empty();
            }
        }
    }

    private record Jar(Path path, Set<String> names) implements Place {
        static Jar at(Path path) {
            try (JarFile file = new JarFile(path.toFile());
                    Stream<String> names = file.stream().map(ZipEntry::getName)) {
                return new Jar(path, names.filter(name -> name.endsWith(SUFFIX)).collect(Collectors.toSet()));
            } catch (IOException e) {
                return new Jar(path, Set.of());
            }
        }

        @Override
        public Optional<byte[]> find(String name) {
            if (!names.contains(name)) {
                return Optional.empty();
            }
            try (JarFile file = new JarFile(path.toFile())) {
                return Optional.of(file.getInputStream(file.getEntry(name)).readAllBytes());
            } catch (IOException e) {
                return Optional.empty();
            }
        }
    }
}
