package dev.postage.agent.weave;

import net.bytebuddy.jar.asm.AnnotationVisitor;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.TypePath;

/** A method that is not counted and has nothing counted of what it calls, whether it returns or throws. No constructor. */
final class MutedMethod extends MethodVisitor {
    private static final Object[] NOTHING = {};
    private static final Object[] THROWABLE = {"java/lang/Throwable"};

    private final Label start = new Label();
    private boolean done;

    MutedMethod(MethodVisitor next) {
        super(Opcodes.ASM9, next);
    }

    @Override
    public void visitCode() {
        mv.visitCode();
        Boot.call(mv, "mutes", "()V");
        mv.visitLabel(start);
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            Boot.call(mv, "unmutes", "()V");
        }
        mv.visitInsn(opcode);
    }

    private void end() {
        if (done) {
            return;
        }
        done = true;
        Label end = new Label();
        Label handler = new Label();
        mv.visitLabel(end);
        mv.visitTryCatchBlock(start, end, handler, null);
        mv.visitLabel(handler);
        mv.visitFrame(Opcodes.F_NEW, 0, NOTHING, 1, THROWABLE);
        Boot.call(mv, "unmutes", "()V");
        mv.visitInsn(Opcodes.ATHROW);
    }

    @Override
    public void visitLocalVariable(String name, String type, String signature, Label from, Label to, int index) {
        end();
        mv.visitLocalVariable(name, type, signature, from, to, index);
    }

    @Override
    public AnnotationVisitor visitLocalVariableAnnotation(
            int typeRef, TypePath typePath, Label[] from, Label[] to, int[] index, String descriptor, boolean visible) {
        end();
        return mv.visitLocalVariableAnnotation(typeRef, typePath, from, to, index, descriptor, visible);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        end();
        mv.visitMaxs(Math.max(1, maxStack), maxLocals);
    }
}
