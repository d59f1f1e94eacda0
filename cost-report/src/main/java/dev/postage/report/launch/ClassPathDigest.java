package dev.postage.report.launch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

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
            ClassPathEntry place = ClassPathEntry.of(directory, entry);
            for (Path file : place.files()) {
                digest.update(place.path().relativize(file).toString().getBytes(StandardCharsets.UTF_8));
                digest.update(Files.readAllBytes(file));
            }
        } catch (InvalidPathException e) {
            throw new IOException("the class path entry '" + entry + "' is no file name", e);
        }
    }
}
