package dev.postage.agent.odd;

import java.util.function.Consumer;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Writes one class. Frames are computed for versions that demand them; version 50 goes without. */
final class OddWriter implements Opcodes {
    private static final String OBJECT = "java/lang/Object";
    private static final int ENOUGH = 4;

    private final String name;
    private final ClassWriter out;

    OddWriter(String name, int version) {
        this(name, version, OBJECT);
    }

    OddWriter(String name, int version, String superName) {
        this(name, version, superName, computing(version));
    }

    private OddWriter(String name, int version, String superName, int flags) {
        this.name = name + version;
        this.out = new ClassWriter(flags);
        // the version before 46 is 45.3
        int minor = version == OddClass.JAVA_1_1 ? 3 << 16 : 0;
        out.visit(minor | version, ACC_PUBLIC | ACC_SUPER, this.name, null, superName, new String[] {
            "java/util/function/IntUnaryOperator", "java/lang/Cloneable"
        });
        method("<init>", "()V", mv -> {
            mv.visitVarInsn(ALOAD, 0);
            mv.visitMethodInsn(INVOKESPECIAL, superName, "<init>", "()V", false);
            mv.visitInsn(RETURN);
        });
    }

    /** A class whose methods have no jumps and say themselves what they use. */
    static OddWriter straight(String name, int version) {
        return new OddWriter(name, version, OBJECT, 0);
    }

    private static int computing(int version) {
        return version > OddClass.JAVA_6 ? ClassWriter.COMPUTE_FRAMES : ClassWriter.COMPUTE_MAXS;
    }

    String name() {
        return name;
    }

    /** The method that is called. */
    OddWriter call(Consumer<MethodVisitor> code) {
        return method("applyAsInt", "(I)I", code);
    }

    OddWriter method(String methodName, String descriptor, Consumer<MethodVisitor> code) {
        return method(methodName, descriptor, ENOUGH, code);
    }

    /** @param maxStack counts where it is not computed */
    OddWriter method(String methodName, String descriptor, int maxStack, Consumer<MethodVisitor> code) {
        MethodVisitor mv = out.visitMethod(ACC_PUBLIC, methodName, descriptor, null, null);
        mv.visitCode();
        code.accept(mv);
        mv.visitMaxs(maxStack, ENOUGH);
        mv.visitEnd();
        return this;
    }

    /** Adds constants that nothing uses. */
    OddWriter constants(int number) {
        for (int i = 0; i < number; i++) {
            out.newConst(i);
        }
        return this;
    }

    byte[] bytes() {
        out.visitEnd();
        return out.toByteArray();
    }
}
