package dev.postage.agent.odd;

import java.util.List;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Methods with {@code jsr} and {@code ret}, as compilers wrote them for {@code finally} until version 49. */
final class Subroutines implements Opcodes {
    private Subroutines() {}

    static List<OddClass> of(int version) {
        return List.of(
                // 2 before, 2 jsr, 2 x 3 in the subroutine, 2 at the end
                new OddClass(new OddWriter("Twice", version).call(Subroutines::twice), 7, 12),
                // 2 before, 1 jsr, outer 4, inner 2 x 3, 2 at the end
                new OddClass(new OddWriter("Nested", version).call(Subroutines::nested), 7, 15),
                // try 3, its handler 4, subroutine 3, outer handler 3
                new OddClass(new OddWriter("Finally", version).call(Subroutines::finallyOfTheOld), 16, 13),
                // 3 before, 5 x (jsr, subroutine 3, iinc), 6 x test 2, 2 at the end
                new OddClass(new OddWriter("Backward", version).call(Subroutines::backward), 5, 42),
                // 4 before, 5 x 3 in the loop of the subroutine and 2 around it, 2 at the end
                new OddClass(new OddWriter("LoopInside", version).call(Subroutines::loopInside), 0, 23));
    }

    private static void twice(MethodVisitor mv) {
        Label subroutine = new Label();
        mv.visitVarInsn(ILOAD, 1);
        mv.visitVarInsn(ISTORE, 2);
        mv.visitJumpInsn(JSR, subroutine);
        mv.visitJumpInsn(JSR, subroutine);
        mv.visitVarInsn(ILOAD, 2);
        mv.visitInsn(IRETURN);
        increment(mv, subroutine, 3);
    }

    /** Three instructions. */
    private static void increment(MethodVisitor mv, Label subroutine, int returnLocal) {
        mv.visitLabel(subroutine);
        mv.visitVarInsn(ASTORE, returnLocal);
        mv.visitIincInsn(2, 1);
        mv.visitVarInsn(RET, returnLocal);
    }

    private static void nested(MethodVisitor mv) {
        Label outer = new Label();
        Label inner = new Label();
        mv.visitVarInsn(ILOAD, 1);
        mv.visitVarInsn(ISTORE, 2);
        mv.visitJumpInsn(JSR, outer);
        mv.visitVarInsn(ILOAD, 2);
        mv.visitInsn(IRETURN);
        mv.visitLabel(outer);
        mv.visitVarInsn(ASTORE, 3);
        mv.visitJumpInsn(JSR, inner);
        mv.visitJumpInsn(JSR, inner);
        mv.visitVarInsn(RET, 3);
        increment(mv, inner, 4);
    }

    /** An exception passes a {@code finally} on its way to the handler of the outer {@code try}. */
    private static void finallyOfTheOld(MethodVisitor mv) {
        Label start = new Label();
        Label end = new Label();
        Label handler = new Label();
        Label outer = new Label();
        Label subroutine = new Label();
        mv.visitTryCatchBlock(start, end, handler, null);
        mv.visitTryCatchBlock(start, outer, outer, "java/lang/ArithmeticException");
        mv.visitLabel(start);
        mv.visitVarInsn(ILOAD, 1);
        mv.visitInsn(ICONST_0);
        mv.visitInsn(IDIV);
        mv.visitInsn(IRETURN);
        mv.visitLabel(end);
        mv.visitLabel(handler);
        mv.visitVarInsn(ASTORE, 2);
        mv.visitJumpInsn(JSR, subroutine);
        mv.visitVarInsn(ALOAD, 2);
        mv.visitInsn(ATHROW);
        mv.visitLabel(outer);
        mv.visitInsn(POP);
        mv.visitIntInsn(BIPUSH, 16);
        mv.visitInsn(IRETURN);
        mv.visitLabel(subroutine);
        mv.visitVarInsn(ASTORE, 3);
        mv.visitIincInsn(1, 1);
        mv.visitVarInsn(RET, 3);
    }

    private static void backward(MethodVisitor mv) {
        Label subroutine = new Label();
        Label test = new Label();
        Label body = new Label();
        mv.visitInsn(ICONST_0);
        mv.visitVarInsn(ISTORE, 2);
        mv.visitJumpInsn(GOTO, test);
        increment(mv, subroutine, 3);
        mv.visitLabel(body);
        mv.visitJumpInsn(JSR, subroutine);
        mv.visitIincInsn(1, -1);
        mv.visitLabel(test);
        mv.visitVarInsn(ILOAD, 1);
        mv.visitJumpInsn(IFGT, body);
        mv.visitVarInsn(ILOAD, 2);
        mv.visitInsn(IRETURN);
    }

    private static void loopInside(MethodVisitor mv) {
        Label subroutine = new Label();
        Label body = new Label();
        mv.visitVarInsn(ILOAD, 1);
        mv.visitInsn(POP);
        mv.visitInsn(NOP);
        mv.visitJumpInsn(JSR, subroutine);
        mv.visitVarInsn(ILOAD, 1);
        mv.visitInsn(IRETURN);
        mv.visitLabel(subroutine);
        mv.visitVarInsn(ASTORE, 3);
        mv.visitLabel(body);
        mv.visitIincInsn(1, -1);
        mv.visitVarInsn(ILOAD, 1);
        mv.visitJumpInsn(IFGT, body);
        mv.visitVarInsn(RET, 3);
    }
}
