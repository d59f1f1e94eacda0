package dev.postage.agent.pin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import org.junit.jupiter.api.Test;

/** Hash seeds of libraries, in the libraries themselves. */
class PinnedLibrariesIT {
    private static final Path LIBRARIES = Path.of("target", "libraries");
    private static final String MILLISECONDS = "currentTimeMillis";

    @Test
    void theSeedOfGuavasHashFunctionsIsFixed() throws IOException {
        String name = "com/google/common/hash/Hashing";
        byte[] original = classFile("guava-", name);
        assertThat(clocks(original)).containsExactly(MILLISECONDS);
        assertThat(clocks(ClassPinner.on().pinned(name, original))).isEmpty();
    }

    @Test
    void theSeedOfLucenesHashFunctionsIsFixedAndTheNamesOfItsFilesAreNot() throws IOException {
        String name = "org/apache/lucene/util/StringHelper";
        byte[] original = classFile("lucene-core-", name);
        assertThat(clocks(original)).containsExactly(MILLISECONDS, "nanoTime");
        assertThat(clocks(ClassPinner.on().pinned(name, original))).containsExactly("nanoTime");
    }

    private static byte[] classFile(String jar, String name) throws IOException {
        try (Stream<Path> jars = Files.list(LIBRARIES)) {
            Path found = jars.filter(file -> file.getFileName().toString().startsWith(jar))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no " + jar + "*.jar found in " + LIBRARIES));
            try (JarFile file = new JarFile(found.toFile())) {
                return file.getInputStream(file.getEntry(name + ".class")).readAllBytes();
            }
        }
    }

    /** The clocks the class initialiser asks, in order. */
    private static List<String> clocks(byte[] classFile) {
        List<String> found = new ArrayList<>();
        ClassVisitor visitor = new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                return name.equals("<clinit>") ? new Clocks(found) : null;
            }
        };
        new ClassReader(classFile).accept(visitor, 0);
        return found;
    }

    private static final class Clocks extends MethodVisitor {
        private final List<String> found;

        private Clocks(List<String> found) {
            super(Opcodes.ASM9);
            this.found = found;
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean ofInterface) {
            if (owner.equals("java/lang/System") && descriptor.equals("()J")) {
                found.add(name);
            }
        }
    }
}
