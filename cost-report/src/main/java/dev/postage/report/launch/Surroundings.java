package dev.postage.report.launch;

import dev.postage.report.runs.Fingerprint;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a program can see of the place it runs in, and what cannot be fixed: taking it away would change what the program
 * does. It is the same in all JVMs of a measurement. A baseline may be from another place, and is public at times: so it
 * holds digests and no names.
 */
final class Surroundings {
    private static final Path HOST = Path.of("/proc/sys/kernel/hostname");
    private static final int DIGEST_BYTES = 6;

    private Surroundings() {}

    /**
     * The entries of the fingerprint.
     *
     * @param program that runs there
     * @param environment of this process
     */
    static SortedMap<String, String> of(Program program, Map<String, String> environment) {
        SortedMap<String, String> entries = new TreeMap<>();
        put(entries, "host", host());
        put(entries, "user", System.getProperty("user.name", ""));
        put(entries, "home", System.getProperty("user.home", "") + ":" + environment.getOrDefault("HOME", ""));
        put(entries, "folder", program.directory().toAbsolutePath().normalize().toString());
        put(entries, "path", environment.getOrDefault("PATH", ""));
        put(entries, "temporary", environment.getOrDefault("TMPDIR", ""));
        return entries;
    }

    private static void put(Map<String, String> entries, String what, String value) {
        entries.put(Fingerprint.PLACE + what, digest(value));
    }

    private static String host() {
        try {
            return Files.isReadable(HOST)
                    ? Files.readString(HOST)
                    : InetAddress.getLocalHost().getHostName();
        } catch (IOException e) {
            // a machine without a name is one as well
            return "";
        }
    }

    private static String digest(String value) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(value.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(Arrays.copyOf(digest, DIGEST_BYTES));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
