package dev.postage.report.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * One entry of a class path.
 *
 * @param path a folder or a jar, which need not exist
 * @param wildcard whether the jars in the folder are meant, and not the folder
 */
record ClassPathEntry(Path path, boolean wildcard) {
    /**
     * Reads an entry as it was written.
     *
     * @param directory from where it is named
     * @throws InvalidPathException when it is no file name
     */
    static ClassPathEntry of(Path directory, String entry) {
        boolean wildcard = entry.equals("*") || entry.endsWith("/*");
        return new ClassPathEntry(
                directory.resolve(wildcard ? entry.substring(0, entry.length() - 1) : entry), wildcard);
    }

    /**
     * The files in it, sorted: the jar itself, those of a folder and of all folders below, or the jars of a wildcard.
     *
     * @throws IOException when the folder cannot be read
     */
    List<Path> files() throws IOException {
        if (!Files.exists(path)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(path, wildcard ? 1 : Integer.MAX_VALUE)) {
            return all.filter(Files::isRegularFile)
                    .filter(file -> !wildcard || file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }
}
