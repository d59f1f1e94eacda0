package dev.postage.agent;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Runs before a measured JVM, in another one of the same installation, with the agent there to keep what it weaves: loads
 * the classes of the JDK that programs commonly use, and initialises none of them.
 */
public final class JdkLoader {
    /** A JDK brings the list for its class archive: a name a line, remarks and call sites besides. */
    private static final Path LIST = Path.of(System.getProperty("java.home"), "lib", "classlist");

    /** What that list leaves out: it is made from a few small programs. */
    private static final String MORE = "jdk-classes.txt";

    private JdkLoader() {}

    /** Loads what is listed. Small images lack the JDK's list; then more is left for each program to weave. */
    public static void main(String[] arguments) throws IOException {
        if (Files.isReadable(LIST)) {
            load(Files.readAllLines(LIST));
        }
        try (InputStream more = JdkLoader.class.getResourceAsStream(MORE)) {
            if (more == null) {
                throw new IOException(MORE + " is missing from the agent's jar");
            }
            load(new String(more.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .toList());
        }
    }

    private static void load(List<String> lines) {
        for (String line : lines) {
            if (!line.isEmpty() && Character.isJavaIdentifierStart(line.charAt(0))) {
                loadClass(line.split(" ", 2)[0].replace('/', '.'));
            }
        }
    }

    private static void loadClass(String name) {
        try {
            Class.forName(name, false, ClassLoader.getSystemClassLoader());
        } catch (ClassNotFoundException | LinkageError e) {
            // listed, but not there, such as a hidden class: a program that has it weaves it itself
            return;
        }
    }
}
