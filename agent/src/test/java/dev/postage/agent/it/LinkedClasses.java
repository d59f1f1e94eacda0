package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.Coverage;
import dev.postage.agent.odd.OddClass;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Links every {@code step}th class of what is named without the agent and under it, and holds the two against each other.
 *
 * @param jdk which java
 * @param step every how many classes one is linked
 * @param sources jars, folders or {@code jrt}
 * @param folder for the files of the runs
 */
record LinkedClasses(TestJdk jdk, int step, List<String> sources, Path folder) {
    private static final String VERIFIED = "Start class verification for: ";
    /** What HotSpot 17 verifies under no flag, besides its accessors: {@code is_eligible_for_verification}. */
    private static final Set<String> TRUSTED =
            Set.of("java.lang.Object", "java.lang.Class", "java.lang.String", "java.lang.Throwable");

    private static final String ACCESSORS = "jdk.internal.reflect.";
    private static final Path COPIED = Path.of("target", "libraries");
    /** What of the class path of the tests stands for nothing but itself. */
    private static final List<String> USED = List.of(
            "spring-", "jackson-", "netty-", "hibernate-validator", "kotlin-stdlib", "scala-library", "groovy-");

    LinkedClasses {
        sources = List.copyOf(sources);
    }

    /** The libraries that are there. */
    static List<String> libraries() throws IOException {
        List<String> jars = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            String name = Path.of(entry).getFileName().toString();
            if (USED.stream().anyMatch(name::startsWith)) {
                jars.add(entry);
            }
        }
        try (Stream<Path> copied = Files.list(COPIED)) {
            copied.map(jar -> jar.toAbsolutePath().toString()).sorted().forEach(jars::add);
        }
        return jars;
    }

    /**
     * Asserts that each class has the same outcome in both, that the verifier has seen each that was linked, and that it
     * sees a class that is wrong.
     *
     * @return how many were linked, and what the agent did not count
     */
    Outcome link() throws IOException {
        Path wrong = Files.createDirectories(folder.resolve("wrong"));
        Files.write(wrong.resolve("Wrong61.class"), OddClass.wrong("Wrong").bytes());
        run(wrong, "plain").plain();
        Path log = folder.resolve("verified.log");
        BothWays counted = run(wrong, "counted", "-Xlog:class+init=info:file=" + log + ":none");
        counted.counted();
        List<String> outcomes = Files.readAllLines(folder.resolve("counted"));
        assertThat(outcomes).isEqualTo(Files.readAllLines(folder.resolve("plain")));
        List<String> linked = outcomes.stream()
                .filter(line -> line.endsWith("\tlinked"))
                .map(line -> line.substring(0, line.indexOf('\t')))
                .toList();
        Set<String> unverified = new TreeSet<>(linked);
        unverified.removeAll(verified(log));
        assertThat(unverified).allMatch(LinkedClasses::isTrusted);
        assertThat(outcomes).anySatisfy(line -> assertThat(line).startsWith("Wrong61\tjava.lang.VerifyError: "));
        return new Outcome(linked.size(), counted.counts().coverage().failed());
    }

    private BothWays run(Path wrong, String out, String... flags) {
        List<String> all = new ArrayList<>(List.of("-Xshare:off", "--add-modules", "ALL-SYSTEM"));
        all.addAll(List.of(flags));
        List<String> program = new ArrayList<>(List.of(
                "dev.postage.agent.robust.LinkProgram",
                folder.resolve(out).toString(),
                Integer.toString(step),
                wrong.toString()));
        program.addAll(sources);
        return new BothWays(jdk, all, program, folder);
    }

    private static boolean isTrusted(String name) {
        return TRUSTED.contains(name) || (name.startsWith(ACCESSORS) && name.endsWith("AccessorImpl"));
    }

    private static Set<String> verified(Path log) throws IOException {
        Set<String> names = new TreeSet<>();
        try (Stream<String> lines = Files.lines(log)) {
            lines.filter(line -> line.startsWith(VERIFIED))
                    .map(line -> line.substring(VERIFIED.length()))
                    .forEach(names::add);
        }
        return names;
    }

    /**
     * What came out of it.
     *
     * @param linked how many classes were linked, under the agent as without it
     * @param failed what the agent did not count
     */
    record Outcome(int linked, List<Coverage.Uncounted> failed) {}
}
