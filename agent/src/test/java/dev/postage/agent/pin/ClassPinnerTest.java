package dev.postage.agent.pin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import org.junit.jupiter.api.Test;

class ClassPinnerTest {
    private static final String RANDOM = "java/util/Random";

    @Test
    void changesNothingWhenOff() throws IOException {
        byte[] original = classFile(RANDOM);
        assertThat(ClassPinner.off().pinned(RANDOM, original)).isSameAs(original);
    }

    @Test
    void leavesAClassWithoutChanceAsItIs() throws IOException {
        byte[] original = classFile("java/util/ArrayList");
        assertThat(ClassPinner.on().pinned("java/util/ArrayList", original)).isSameAs(original);
    }

    @Test
    void putsOneConstantInThePlaceOfOneCall() throws IOException {
        byte[] original = classFile(RANDOM);
        List<String> before = constructor(original);
        List<String> after = constructor(ClassPinner.on().pinned(RANDOM, original));
        assertThat(before).contains("call nanoTime").doesNotContain("constant");
        assertThat(after).hasSameSizeAs(before).contains("constant").doesNotContain("call nanoTime");
    }

    @Test
    void concernsNestedClasses() {
        Pin pin = new Pin("name", "a/Outer", Pin.ANY, List.of());
        assertThat(pin.concerns("a/Outer$Inner")).isTrue();
        assertThat(pin.concerns("a/OuterOther")).isFalse();
    }

    @Test
    void concernsCopiesOfALibraryInOtherPackages() {
        Pin pin = new Pin("name", "*/sym/Table", Pin.ANY, List.of());
        assertThat(pin.concerns("shaded/lib/sym/Table")).isTrue();
        assertThat(pin.concerns("shaded/lib/other/Table")).isFalse();
    }

    private static byte[] classFile(String name) throws IOException {
        try (InputStream in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
            return in.readAllBytes();
        }
    }

    /** The instructions of the constructor without parameters: all but calls and constants as their number. */
    private static List<String> constructor(byte[] classFile) {
        List<String> found = new ArrayList<>();
        ClassVisitor visitor = new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                return name.equals("<init>") && descriptor.equals("()V") ? new Listing(found) : null;
            }
        };
        new ClassReader(classFile).accept(visitor, 0);
        return found;
    }

    private static final class Listing extends MethodVisitor {
        private final List<String> found;

        private Listing(List<String> found) {
            super(Opcodes.ASM9);
            this.found = found;
        }

        @Override
        public void visitInsn(int opcode) {
            found.add("instruction " + opcode);
        }

        @Override
        public void visitVarInsn(int opcode, int variable) {
            found.add("variable " + opcode);
        }

        @Override
        public void visitLdcInsn(Object value) {
            found.add("constant");
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean ofInterface) {
            found.add("call " + name);
        }
    }
}
