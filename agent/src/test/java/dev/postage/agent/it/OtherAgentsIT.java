package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.CountsReader;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With another agent before or behind this one a program does what it does with the other one alone. */
class OtherAgentsIT {
    private static final String PROGRAM = "dev.postage.agent.programs.AdvisedProgram";

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0} {1}, on JDK {2}")
    @CsvSource({
        "jacoco, before, 17",
        "jacoco, behind, 17",
        "jacoco, before, 25",
        "jacoco, behind, 25",
        "bytebuddy, before, 17",
        "bytebuddy, behind, 17",
        "bytebuddy, before, 25",
        "bytebuddy, behind, 25"
    })
    void leavesTheProgramAsTheOtherMadeIt(String kind, String place, int feature) throws IOException {
        TestJdk jdk = TestJdk.of(feature);
        String other = kind.equals("jacoco") ? jacoco() : byteBuddy();
        Path out = folder.resolve("run.counts");
        String own = "-javaagent:" + ChildRun.AGENT + "=out=" + out;

        String alone = run(jdk, List.of(other));
        String both = run(jdk, place.equals("before") ? List.of(other, own) : List.of(own, other));

        assertThat(alone).isEqualTo(kind.equals("jacoco") ? "no. 27, no. 57\n" : "no. 1027, no. 1057\n");
        assertThat(both).isEqualTo(alone);
        assertThat(CountsReader.read(out).fingerprint()).containsEntry("other.agents", other);
    }

    private String jacoco() {
        String jar = onClassPath("org.jacoco.agent");
        return "-javaagent:" + jar + "=destfile=" + folder.resolve("jacoco.exec");
    }

    /** Of the tests; that of the program must not hold the agent's classes from outside its jar. */
    private static String onClassPath(String name) {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(entry -> Path.of(entry).getFileName().toString().startsWith(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + name + " on the class path of the tests"));
    }

    /** The agent itself is on the class path of the program. */
    private String byteBuddy() throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", "dev.postage.agent.programs.OtherAgent");
        Path jar = folder.resolve("other.jar");
        try (OutputStream octets = Files.newOutputStream(jar)) {
            new JarOutputStream(octets, manifest).close();
        }
        return "-javaagent:" + jar;
    }

    private String run(TestJdk jdk, List<String> agents) {
        List<String> command = new ArrayList<>(Mode.FIRST_COMPILER.flags(jdk.feature()));
        command.addAll(ChildRun.COMMON_FLAGS);
        command.addAll(agents);
        command.addAll(
                List.of("-cp", ChildRun.programClassPath() + File.pathSeparator + onClassPath("byte-buddy"), PROGRAM));
        ChildJvm.Ended ended = ChildJvm.run(jdk, command, folder);
        assertThat(ended.exitCode()).as(ended.err()).isZero();
        assertThat(ended.err()).as("standard error").isEmpty();
        return ended.out();
    }
}
