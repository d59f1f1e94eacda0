package dev.postage.agent.odd;

import java.util.List;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** What every version can say: loops with and without a call, an exception that is caught, a monitor. */
final class Loops implements Opcodes {
    private Loops() {}

    static List<OddClass> of(int version) {
        OddWriter calling = new OddWriter("Calling", version);
        String name = calling.name();
        calling.call(mv -> calling(mv, name)).method("step", "(I)I", Loops::step);
        return List.of(
                // 2 before, 5 x 2 in the body, 1 goto, 6 x 2 test, 2 at the end
                new OddClass(new OddWriter("Plain", version).call(Loops::plain), 5, 27),
                // 2 before, 5 x 5, 1 goto, 6 x 2 test, 2 at the end; step 4
                new OddClass(calling, 5, 42).also("step(I)I", 5 * 4),
                // 4 in the try with what throws, 3 in the handler
                new OddClass(new OddWriter("Catching", version).call(Loops::catching), 9, 7));
    }

    private static void plain(MethodVisitor mv) {
        Label body = new Label();
        Label test = new Label();
        mv.visitInsn(ICONST_0);
        mv.visitVarInsn(ISTORE, 2);
        mv.visitJumpInsn(GOTO, test);
        mv.visitLabel(body);
        mv.visitIincInsn(2, 1);
        mv.visitIincInsn(1, -1);
        mv.visitLabel(test);
        mv.visitVarInsn(ILOAD, 1);
        mv.visitJumpInsn(IFGT, body);
        mv.visitVarInsn(ILOAD, 2);
        mv.visitInsn(IRETURN);
    }

    private static void calling(MethodVisitor mv, String name) {
        Label body = new Label();
        Label test = new Label();
        mv.visitInsn(ICONST_0);
        mv.visitVarInsn(ISTORE, 2);
        mv.visitJumpInsn(GOTO, test);
        mv.visitLabel(body);
        mv.visitVarInsn(ALOAD, 0);
        mv.visitVarInsn(ILOAD, 2);
        mv.visitMethodInsn(INVOKEVIRTUAL, name, "step", "(I)I", false);
        mv.visitVarInsn(ISTORE, 2);
        mv.visitIincInsn(1, -1);
        mv.visitLabel(test);
        mv.visitVarInsn(ILOAD, 1);
        mv.visitJumpInsn(IFGT, body);
        mv.visitVarInsn(ILOAD, 2);
        mv.visitInsn(IRETURN);
    }

    private static void step(MethodVisitor mv) {
        mv.visitVarInsn(ILOAD, 1);
        mv.visitInsn(ICONST_1);
        mv.visitInsn(IADD);
        mv.visitInsn(IRETURN);
    }

    private static void catching(MethodVisitor mv) {
        Label start = new Label();
        Label end = new Label();
        mv.visitTryCatchBlock(start, end, end, "java/lang/RuntimeException");
        mv.visitLabel(start);
        mv.visitInsn(NOP);
        mv.visitVarInsn(ILOAD, 1);
        mv.visitInsn(ICONST_0);
        mv.visitInsn(IREM);
        mv.visitInsn(IRETURN);
        mv.visitLabel(end);
        mv.visitInsn(POP);
        mv.visitIntInsn(BIPUSH, 9);
        mv.visitInsn(IRETURN);
    }
}
