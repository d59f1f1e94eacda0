package dev.postage.agent;

import java.io.IOException;
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

    private JdkLoader() {}

    /** Loads what is listed; without a list, which small images lack, only what each program needs is woven ahead. */
    public static void main(String[] arguments) throws IOException {
        if (Files.isReadable(LIST)) {
            load(Files.readAllLines(LIST));
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
