package dev.postage.report.launch;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * The classes of {@code java.base} a measured JVM starts with: those in which the clock or a salt steers what the JVM
 * does before any agent can act. The agent's jar makes them, in a JVM of the same installation.
 *
 * @param folder holds them
 */
record PinnedBase(Path folder) {
    private static final String OPTION = "--patch-module";
    private static final String MODULE = "java.base=";
    private static final String WRITER = "dev.postage.agent.PatchWriter";
    private static final Duration LIMIT = Duration.ofMinutes(1);

    /**
     * Makes the classes.
     *
     * @param parent where the folder is made
     * @throws LaunchException when they cannot be made
     */
    static PinnedBase make(ChildJvm jvm, Path parent, Cleanup cleanup) throws LaunchException, InterruptedException {
        PinnedBase base = new PinnedBase(parent.resolve("base"));
        try {
            Files.createDirectory(base.folder);
        } catch (IOException e) {
            throw new LaunchException("the folder for fixed classes cannot be made: " + e.getMessage());
        }
        Program writer =
                new Program(List.of("-cp", jvm.agent().jar().toString(), WRITER, base.folder.toString()), parent);
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        try (Child child = Child.start(jvm.plain(writer, parent), nowhere, cleanup)) {
            Child.Ending ending = child.await(LIMIT);
            if (!ending.equals(new Child.Ending.Exited(0))) {
                throw new LaunchException(
                        "the classes of " + jvm.java().home() + " that salts and clocks steer could not be fixed:"
                                + " look at the output below, or measure with another JDK",
                        child.lastLines());
            }
        }
        return base;
    }

    /** The words that let a JVM start with them: none for a program that replaces classes of {@code java.base} itself. */
    List<String> words(Program program) {
        List<String> words = program.words();
        for (int i = 0; i < words.size(); i++) {
            if (words.get(i).startsWith(OPTION + "=" + MODULE)
                    || (words.get(i).equals(OPTION)
                            && i + 1 < words.size()
                            && words.get(i + 1).startsWith(MODULE))) {
                return List.of();
            }
        }
        return List.of(OPTION + "=" + MODULE + folder);
    }
}
