package dev.postage.report.launch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.launch.programs.Growing;
import dev.postage.report.runs.MethodKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ClassFilesTest {
    private static final String NAME = Growing.class.getName();
    private static final String FILE = NAME.replace('.', '/') + ".class";
    private static final MethodKey CLOCK = new MethodKey("java.lang.System", "nanoTime", "()J");

    @TempDir
    private Path folder;

    private Set<MethodKey> called(String classPath) {
        return new ClassFiles(new Program(List.of("-cp", classPath, NAME), folder)).apply(NAME);
    }

    private static byte[] classFile() throws IOException {
        return Files.readAllBytes(TestPrograms.classes().resolve(FILE));
    }

    @Test
    void tellsWhatAClassInAFolderOrAJarCalls() throws Exception {
        assertThat(called(TestPrograms.classes().toString()))
                .contains(
                        CLOCK,
                        new MethodKey("java.util.List", "add", "(Ljava/lang/Object;)Z"),
                        new MethodKey(NAME, "walk", "()V"));
        Files.createDirectory(folder.resolve("lib"));
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(folder.resolve("lib/program.jar")))) {
            jar.putNextEntry(new JarEntry(FILE));
            jar.write(classFile());
        }
        assertThat(called("missing:lib/program.jar")).contains(CLOCK);
        assertThat(called("lib/*")).contains(CLOCK);
    }

    @Test
    void looksIntoTheModulesOfAModulePath() throws Exception {
        Path file = folder.resolve("modules/app").resolve(FILE);
        Files.createDirectories(file.getParent());
        Files.write(file, classFile());
        Files.write(folder.resolve("modules/app/module-info.class"), new byte[0]);
        assertThat(called("modules")).contains(CLOCK);
        Files.createDirectory(folder.resolve("jars"));
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(folder.resolve("jars/app.jar")))) {
            jar.putNextEntry(new JarEntry(FILE));
            jar.write(classFile());
        }
        Program program = new Program(List.of("--module-path", "jars", "--module=app/" + NAME), folder);
        assertThat(new ClassFiles(program).apply(NAME)).contains(CLOCK);
    }

    @Test
    void aClassThatIsNotThereCallsNothing() throws Exception {
        Files.writeString(folder.resolve("no.jar"), "not a jar");
        assertThat(called("missing/*:no.jar:" + folder + ":absent")).isEmpty();
    }

    @Test
    void aDamagedClassFileIsNoFailure() throws Exception {
        byte[] classFile = classFile();
        for (int length = 0; length < classFile.length; length++) {
            assertThat(MethodReferences.in(Arrays.copyOf(classFile, length))).isNotNull();
        }
        for (int at = 0; at < classFile.length; at++) {
            byte[] damaged = classFile.clone();
            damaged[at] ^= (byte) 0xff;
            assertThat(MethodReferences.in(damaged)).isNotNull();
        }
        assertThat(MethodReferences.in(Arrays.copyOf(classFile, 40))).isEmpty();
    }
}
