package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.Coverage;
import dev.postage.agent.odd.OddClass;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Class files that are damaged, or newer than the agent, leave the program and the rest of the count alone. */
class DamagedClassesIT {
    private static final String ROOM = "dev.postage.agent.robust.";
    private static final String NEWER = "Newer61";
    private static final String DAMAGED = "/dev/postage/agent/robust/DamagedProgram.class";
    private static final int FORMS = 1_000;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void aClassOfAVersionToComeRunsUncounted(int feature) throws IOException {
        byte[] newer = OddClass.plain("Newer").bytes();
        newer[7] = 73;
        Files.write(folder.resolve(NEWER + ".class"), newer);
        BothWays run = new BothWays(
                TestJdk.of(feature),
                List.of("-Xbootclasspath/a:" + folder),
                List.of(ROOM + "CallProgram", NEWER),
                folder);
        assertThat(run.counted("-javaagent:" + olderVersionAgent() + "=" + NEWER))
                .isEqualTo("5\n");
        assertThat(run.counts().coverage().failed())
                .containsExactly(new Coverage.Uncounted(
                        NEWER,
                        "class file version 73 (Java 29) found, versions up to 72 (Java 28) can be woven:"
                                + " use a newer Postage or compile the class for an older Java"));
    }

    /** A jar whose manifest names the agent; its class is on the class path. */
    private Path olderVersionAgent() throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(new Attributes.Name("Premain-Class"), ROOM + "OlderVersionAgent");
        manifest.getMainAttributes().put(new Attributes.Name("Can-Retransform-Classes"), "true");
        Path jar = folder.resolve("older-version-agent.jar");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream empty = new JarOutputStream(out, manifest)) {
            empty.finish();
        }
        return jar;
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void whatLinksDamagedAlsoLinksWoven(int feature) throws IOException {
        BothWays run = new BothWays(
                TestJdk.of(feature),
                List.of(),
                List.of(ROOM + "DamagedProgram", DAMAGED, Integer.toString(FORMS)),
                folder);
        List<String> plain = run.plain().lines().toList();
        List<String> counted = run.counted().lines().toList();
        assertThat(plain).hasSize(FORMS + 1).first().isEqualTo("newer UnsupportedClassVersionError");
        assertThat(counted).hasSize(FORMS + 1).first().isEqualTo("newer UnsupportedClassVersionError");
        List<String> broken = IntStream.range(0, plain.size())
                .filter(i -> plain.get(i).endsWith("linked") && !counted.get(i).endsWith("linked"))
                .mapToObj(counted::get)
                .toList();
        assertThat(broken).isEmpty();
        assertThat(plain).filteredOn(line -> line.endsWith("linked")).hasSizeGreaterThan(FORMS / 20);
        assertThat(run.counts().coverage().failed())
                .extracting(Coverage.Uncounted::className)
                .contains("(a class defined without a name)", ROOM + "DamagedProgram");
    }
}
