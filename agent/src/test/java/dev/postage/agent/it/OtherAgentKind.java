package dev.postage.agent.it;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An agent of another party, and the program that shows whether it works. */
enum OtherAgentKind {
    JACOCO("AdvisedProgram", "no. 27, no. 57\n", "org.jacoco.agent"),
    /** Changes the result of one method, and can do so only while its class is loaded. */
    BYTE_BUDDY("AdvisedProgram", "no. 1027, no. 1057\n", "byte-buddy"),
    /** The same, and may change loaded classes. */
    RETRANSFORMING("AdvisedProgram", "no. 1027, no. 1057\n", "byte-buddy"),
    MOCKITO("MockingProgram", "two teas, null, 4 cups, 5 cups\n7 1970-01-01 1970-01-02 1970-01-02\n", "mockito-core"),
    OPENTELEMETRY("AdvisedProgram", "no. 27, no. 57\n", "opentelemetry-javaagent");

    private static final String OWN_JAR = "other.jar";
    private static final List<String> LIBRARIES = List.of("byte-buddy", "mockito-core", "objenesis");

    private final String program;
    private final String printed;
    private final String jar;

    OtherAgentKind(String program, String printed, String jar) {
        this.program = program;
        this.printed = printed;
        this.jar = jar;
    }

    String program() {
        return "dev.postage.agent.programs." + program;
    }

    /** What the program prints with this agent. */
    String printed() {
        return printed;
    }

    String jarName() {
        return own() ? OWN_JAR : Path.of(onClassPath(jar)).getFileName().toString();
    }

    /** The word on the command line that loads it. */
    String word(Path folder) throws IOException {
        if (own()) {
            return "-javaagent:" + ownJar(folder);
        }
        return "-javaagent:" + onClassPath(jar) + (this == JACOCO ? "=destfile=" + folder.resolve("jacoco.exec") : "");
    }

    /** What else it wants: none of them may look for a server. */
    List<String> flags() {
        return switch (this) {
            case OPENTELEMETRY ->
                List.of(
                        "-Dotel.traces.exporter=none",
                        "-Dotel.metrics.exporter=none",
                        "-Dotel.logs.exporter=none",
                        "-Dotel.javaagent.logging=none");
            case MOCKITO -> List.of("-XX:+EnableDynamicAgentLoading");
            default -> List.of();
        };
    }

    /** The lines on standard error without those that the other agent causes with or without this one. */
    String ownWords(String err) {
        return err.lines()
                .filter(line ->
                        !line.startsWith("WARNING: ") && !line.startsWith("Mockito is currently self-attaching"))
                .collect(Collectors.joining("\n"));
    }

    /** That of the program must not hold this agent's classes from outside its jar. */
    String classPath() {
        return Stream.concat(
                        Stream.of(ChildRun.programClassPath()),
                        entries()
                                .filter(entry -> LIBRARIES.stream()
                                        .anyMatch(name -> fileName(entry).startsWith(name))))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private boolean own() {
        return this == BYTE_BUDDY || this == RETRANSFORMING;
    }

    private static String onClassPath(String name) {
        return entries()
                .filter(entry -> fileName(entry).startsWith(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + name + " on the class path of the tests"));
    }

    private static Stream<String> entries() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1));
    }

    private static String fileName(String entry) {
        return Path.of(entry).getFileName().toString();
    }

    /** Names the agent alone, whose class is on the class path of the program. */
    private Path ownJar(Path folder) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", "dev.postage.agent.programs.OtherAgent");
        manifest.getMainAttributes().putValue("Can-Retransform-Classes", Boolean.toString(this == RETRANSFORMING));
        Path own = folder.resolve(OWN_JAR);
        try (OutputStream octets = Files.newOutputStream(own)) {
            new JarOutputStream(octets, manifest).close();
        }
        return own;
    }
}
