package dev.postage.report.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** Tells whether two runs had the same classes: a digest of what the class path holds, wherever it lies. */
final class ClassPathDigest {
    private final MessageDigest digest;

    private ClassPathDigest() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /**
     * The digest in hexadecimal digits. Entries that do not exist count as empty, as they do for a JVM.
     *
     * @throws IOException when an entry cannot be read
     */
    static String of(Program program) throws IOException {
        ClassPathDigest digest = new ClassPathDigest();
        for (String entry : new JavaWords(program.words()).classPath()) {
            digest.add(program.directory(), entry);
        }
        return HexFormat.of().formatHex(digest.digest.digest());
    }

    private void add(Path directory, String entry) throws IOException {
        try {
            boolean wildcard = entry.equals("*") || entry.endsWith("/*");
            Path path = directory.resolve(wildcard ? entry.substring(0, entry.length() - 1) : entry);
            for (Path file : files(path, wildcard)) {
                digest.update(path.relativize(file).toString().getBytes(java.nio.charset.StandardCharsets.UTF_8));
                digest.update(Files.readAllBytes(file));
            }
        } catch (InvalidPathException e) {
            throw new IOException("the class path entry '" + entry + "' is no file name", e);
        }
    }

    private static List<Path> files(Path path, boolean onlyJars) throws IOException {
        if (!Files.exists(path)) {
            return List.of();
        }
        List<Path> files = new ArrayList<>();
        try (Stream<Path> all = Files.walk(path, onlyJars ? 1 : Integer.MAX_VALUE)) {
            all.filter(Files::isRegularFile)
                    .filter(file -> !onlyJars || file.toString().endsWith(".jar"))
                    .sorted()
                    .forEach(files::add);
        }
        return files;
    }
}
