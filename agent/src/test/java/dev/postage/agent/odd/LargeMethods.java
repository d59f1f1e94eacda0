package dev.postage.agent.odd;

import java.util.List;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Methods near a limit of the class file: 32,767 bytes a jump, 65,535 bytes, locals and stack slots a method. */
final class LargeMethods implements Opcodes {
    private static final String LARGE = "large(I)I";
    private static final int HALF = 6_000;
    private static final int FULL = 15_000;
    private static final int LAST_LOCAL = 65_534;
    private static final int DOUBLINGS = 32_763;

    private LargeMethods() {}

    static List<OddClass> of(int version) {
        return List.of(
                // 2 before, 3 x 2 test, 2 x (4 x 6,000 and 2), 2 at the end
                new OddClass(new OddWriter("FarJumps", version).call(LargeMethods::farJumps), 5, 48_014),
                leaving(new OddWriter("ManyBytes", version).method("large", "(I)I", LargeMethods::manyBytes)),
                leaving(new OddWriter("ManyLocals", version).method("large", "(I)I", LargeMethods::manyLocals)),
                leaving(OddWriter.straight("DeepStack", version)
                        .method("large", "(I)I", 2 + 2 * DOUBLINGS, LargeMethods::deepStack)));
    }

    /** Four instructions around a method that cannot be woven. */
    private static OddClass leaving(OddWriter writer) {
        writer.call(mv -> {
            mv.visitVarInsn(ALOAD, 0);
            mv.visitVarInsn(ILOAD, 1);
            mv.visitMethodInsn(INVOKEVIRTUAL, writer.name(), "large", "(I)I", false);
            mv.visitInsn(IRETURN);
        });
        return new OddClass(writer, 5, 4)
                .leaving(LARGE, "woven it would exceed the 65535 bytes, locals or stack slots a method may have");
    }

    /** A loop twice round, its jumps within reach as long as nothing is added. */
    private static void farJumps(MethodVisitor mv) {
        Label head = new Label();
        Label end = new Label();
        mv.visitInsn(ICONST_2);
        mv.visitVarInsn(ISTORE, 2);
        mv.visitLabel(head);
        mv.visitVarInsn(ILOAD, 2);
        mv.visitJumpInsn(IFLE, end);
        divisions(mv, HALF);
        mv.visitIincInsn(2, -1);
        mv.visitJumpInsn(GOTO, head);
        mv.visitLabel(end);
        mv.visitVarInsn(ILOAD, 1);
        mv.visitInsn(IRETURN);
    }

    /** Four instructions and four bytes each; each may throw. */
    private static void divisions(MethodVisitor mv, int number) {
        for (int i = 0; i < number; i++) {
            mv.visitVarInsn(ILOAD, 1);
            mv.visitInsn(ICONST_1);
            mv.visitInsn(IDIV);
            mv.visitVarInsn(ISTORE, 1);
        }
    }

    private static void manyBytes(MethodVisitor mv) {
        divisions(mv, FULL);
        mv.visitVarInsn(ILOAD, 1);
        mv.visitInsn(IRETURN);
    }

    private static void manyLocals(MethodVisitor mv) {
        mv.visitVarInsn(ILOAD, 1);
        mv.visitVarInsn(ISTORE, LAST_LOCAL);
        mv.visitVarInsn(ILOAD, LAST_LOCAL);
        mv.visitInsn(IRETURN);
    }

    private static void deepStack(MethodVisitor mv) {
        mv.visitVarInsn(ILOAD, 1);
        mv.visitInsn(DUP);
        for (int i = 0; i < DOUBLINGS; i++) {
            mv.visitInsn(DUP2);
        }
        mv.visitInsn(IRETURN);
    }
}
