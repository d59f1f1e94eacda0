package dev.postage.agent.robust;

import java.io.IOException;
import java.lang.reflect.Executable;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Links classes without initialising them, so that the verifier runs and nothing else of them. HotSpot links a class
 * before it hands out its declared constructors or methods.
 *
 * <p>Writes what became of each class into a file: {@code linked}, or what was thrown.
 */
final class LinkProgram {
    private static final String JDK = "jrt";
    private static final String SUFFIX = ".class";

    private LinkProgram() {}

    /**
     * Links.
     *
     * @param arguments the file to write, every how many classes one is linked, then jars, folders or {@code jrt}
     */
    public static void main(String[] arguments) throws IOException {
        int step = Integer.parseInt(arguments[1]);
        List<String> sources = List.of(arguments).subList(2, arguments.length);
        Map<String, String> outcomes = new TreeMap<>();
        int number = 0;
        ClassLoader loader = loader(sources);
        for (String name : names(sources)) {
            if (number++ % step == 0) {
                outcomes.put(name, outcome(name, loader));
            }
        }
        List<String> lines = new ArrayList<>();
        outcomes.forEach((name, outcome) -> lines.add(name + "\t" + outcome));
        Files.write(Path.of(arguments[0]), lines);
    }

    private static ClassLoader loader(List<String> sources) throws IOException {
        List<URL> urls = new ArrayList<>();
        for (String source : sources) {
            if (!source.equals(JDK)) {
                urls.add(Path.of(source).toUri().toURL());
            }
        }
        return new URLClassLoader(urls.toArray(new URL[0]), ClassLoader.getSystemClassLoader());
    }

    private static Collection<String> names(List<String> sources) throws IOException {
        Collection<String> names = new TreeSet<>();
        for (String source : sources) {
            if (source.equals(JDK)) {
                addModules(names);
            } else if (Files.isDirectory(Path.of(source))) {
                add(Path.of(source), names);
            } else {
                try (FileSystem jar = FileSystems.newFileSystem(Path.of(source))) {
                    add(jar.getPath("/"), names);
                }
            }
        }
        return names;
    }

    private static void addModules(Collection<String> names) throws IOException {
        Path modules = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules");
        try (Stream<Path> found = Files.list(modules)) {
            for (Path module : found.toList()) {
                add(module, names);
            }
        }
    }

    private static void add(Path root, Collection<String> names) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            files.map(file -> root.relativize(file).toString())
                    .filter(file -> file.endsWith(SUFFIX) && !file.endsWith("module-info.class"))
                    .filter(file -> !file.startsWith("META-INF"))
                    .map(file ->
                            file.substring(0, file.length() - SUFFIX.length()).replace('/', '.'))
                    .forEach(names::add);
        }
    }

    private static String outcome(String name, ClassLoader loader) {
        try {
            Class<?> type = Class.forName(name, false, loader);
            // an interface has no constructors, which the JDK knows without asking the VM
            Executable[] declared = type.isInterface() ? type.getDeclaredMethods() : type.getDeclaredConstructors();
            return declared == null ? "" : "linked";
        } catch (NoClassDefFoundError e) {
            // which of several missing classes is missed first is chance
            return e.getClass().getName();
        } catch (ClassNotFoundException | LinkageError e) {
            // the first line is what failed; more of them list bytecode
            return e.toString().lines().findFirst().orElse("");
        }
    }
}
