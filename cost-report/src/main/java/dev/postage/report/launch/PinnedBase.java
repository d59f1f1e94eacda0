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
 * What a measured JVM starts with: classes of {@code java.base} in which the clock or a salt would steer what the JVM does
 * before any agent can act, and classes of the JDK that are woven already, so that no start has to weave them. The
 * agent's jar makes both, in JVMs of the same installation.
 *
 * @param folder holds them
 */
record PinnedBase(Path folder) {
    private static final String OPTION = "--patch-module";
    private static final String MODULE = "java.base=";
    private static final String WRITER = "dev.postage.agent.PatchWriter";
    private static final String LOADER = "dev.postage.agent.JdkLoader";
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
            Files.createDirectories(base.folder);
        } catch (IOException e) {
            throw new LaunchException("the folder for fixed classes cannot be made: " + e.getMessage());
        }
        String jar = jvm.agent().jar().toString();
        Program writer = new Program(List.of("-cp", jar, WRITER, base.folder.toString()), parent);
        run(jvm, writer, "the classes that salts and clocks steer could not be fixed", cleanup);
        ClassCache cache = ClassCache.of(jvm.environment());
        if (!cache.copy(jvm, base.woven())) {
            base.weave(jvm, cleanup);
            cache.keep(jvm, base.woven());
        }
        return base;
    }

    private void weave(ChildJvm jvm, Cleanup cleanup) throws LaunchException, InterruptedException {
        Path parent = folder.getParent();
        Program loader = new Program(
                List.of(
                        // as in the measured JVMs: what an archive holds is not what the agent is shown
                        "-Xshare:off",
                        word(),
                        jvm.agent().weaving(parent.resolve("base.counts"), woven()),
                        "-cp",
                        jvm.agent().jar().toString(),
                        LOADER),
                parent);
        run(jvm, loader, "the classes of the JDK could not be woven", cleanup);
    }

    private static void run(ChildJvm jvm, Program program, String failure, Cleanup cleanup)
            throws LaunchException, InterruptedException {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        try (Child child = Child.start(jvm.plain(program, program.directory()), nowhere, cleanup)) {
            Child.Ending ending = child.await(LIMIT);
            if (!ending.equals(new Child.Ending.Exited(0))) {
                throw new LaunchException(
                        failure + " with " + jvm.java().home()
                                + ": look at the output below, or measure with another JDK",
                        child.lastLines());
            }
        }
    }

    /** The file with the woven classes of the JDK. */
    Path woven() {
        return folder.resolveSibling("jdk");
    }

    private String word() {
        return OPTION + "=" + MODULE + folder;
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
        return List.of(word());
    }
}
