package dev.postage.agent.odd;

import java.util.List;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** {@code super.clone()} where the superclass inherits it from {@code Object}, with and without constants for classes. */
final class Clones implements Opcodes {
    private static final String DESCRIPTOR = "()Ljava/lang/Object;";

    private Clones() {}

    static List<OddClass> all() {
        return List.of(
                holder(OddClass.JAVA_1_4),
                cloning(OddClass.JAVA_1_4),
                holder(OddClass.JAVA_5),
                cloning(OddClass.JAVA_5));
    }

    private static OddClass holder(int version) {
        return answering("Holder", version);
    }

    /** A class that answers its argument. */
    static OddClass answering(String name, int version) {
        return new OddClass(
                new OddWriter(name, version).call(mv -> {
                    mv.visitVarInsn(ILOAD, 1);
                    mv.visitInsn(IRETURN);
                }),
                5,
                2);
    }

    private static OddClass cloning(int version) {
        String superName = "Holder" + version;
        OddWriter writer = new OddWriter("Cloning", version, superName);
        writer.method("clone", DESCRIPTOR, mv -> superClone(mv, superName)).call(mv -> {
            mv.visitVarInsn(ALOAD, 0);
            mv.visitMethodInsn(INVOKEVIRTUAL, writer.name(), "clone", DESCRIPTOR, false);
            mv.visitInsn(POP);
            mv.visitVarInsn(ILOAD, 1);
            mv.visitInsn(IRETURN);
        });
        return new OddClass(writer, 5, 5).also("clone" + DESCRIPTOR, 3).blocks(1);
    }

    private static void superClone(MethodVisitor mv, String superName) {
        mv.visitVarInsn(ALOAD, 0);
        mv.visitMethodInsn(INVOKESPECIAL, superName, "clone", DESCRIPTOR, false);
        mv.visitInsn(ARETURN);
    }
}
