package dev.postage.report.launch;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Woven classes of JDKs, kept from one command to the next: what they are follows from JDK and agent alone. Losing them
 * costs time only, so that whatever goes wrong here is as if there were none.
 *
 * @param folder where they are; empty when nothing is to be kept
 */
record ClassCache(Optional<Path> folder) {
    /** Names the folder, or says {@code off}. */
    static final String VARIABLE = "POSTAGE_CACHE";

    private static final String OFF = "off";
    private static final String SUFFIX = ".woven";
    private static final int MOST = 4;

    /** The folder the environment names, else one in the user's folder for caches. */
    static ClassCache of(Map<String, String> environment) {
        String named = environment.getOrDefault(VARIABLE, "");
        if (!named.isEmpty()) {
            return new ClassCache(named.equals(OFF) ? Optional.empty() : Optional.of(Path.of(named)));
        }
        String caches = environment.getOrDefault("XDG_CACHE_HOME", "");
        String home = environment.getOrDefault("HOME", "");
        if (caches.isEmpty() && home.isEmpty()) {
            return new ClassCache(Optional.empty());
        }
        Path parent = caches.isEmpty() ? Path.of(home, ".cache") : Path.of(caches);
        return new ClassCache(Optional.of(parent.resolve("postage")));
    }

    /** Copies what is kept for this JDK and agent; false when there is none. */
    boolean copy(ChildJvm jvm, Path target) {
        if (folder.isEmpty()) {
            return false;
        }
        try {
            Path kept = folder.get().resolve(name(jvm));
            if (!Files.isRegularFile(kept)) {
                return false;
            }
            Files.copy(kept, target, StandardCopyOption.REPLACE_EXISTING);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Keeps a copy of the file for this JDK and agent, complete or not at all, and the latest of others. */
    void keep(ChildJvm jvm, Path woven) {
        if (folder.isEmpty()) {
            return;
        }
        try {
            Files.createDirectories(
                    folder.get(), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            Path part = Files.createTempFile(folder.get(), "woven", ".part");
            try {
                Files.copy(woven, part, StandardCopyOption.REPLACE_EXISTING);
                Files.move(part, folder.get().resolve(name(jvm)), StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(part);
            }
            removeOldest(folder.get());
        } catch (IOException e) {
            // the next command weaves them again
            return;
        }
    }

    private static void removeOldest(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> kept = files.filter(file -> file.toString().endsWith(SUFFIX))
                    .sorted(Comparator.comparing(ClassCache::age))
                    .toList();
            for (Path file : kept.subList(Math.min(MOST, kept.size()), kept.size())) {
                Files.deleteIfExists(file);
            }
        }
    }

    private static long age(Path file) {
        return -file.toFile().lastModified();
    }

    /** One for each JDK, as it is now, and each agent. */
    private static String name(ChildJvm jvm) throws IOException {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            Path modules = jvm.java().home().resolve("lib").resolve("modules");
            String jdk = jvm.java().home().toRealPath() + " " + Files.size(modules) + " "
                    + Files.getLastModifiedTime(modules).toMillis();
            digest.update(jdk.getBytes(StandardCharsets.UTF_8));
            digest.update(Files.readAllBytes(jvm.java().home().resolve("release")));
            try (InputStream jar = Files.newInputStream(jvm.agent().jar())) {
                digest.update(jar.readAllBytes());
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 16) + SUFFIX;
        } catch (NoSuchAlgorithmException e) {
            throw new IOException(e);
        }
    }
}
