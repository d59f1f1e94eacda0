package dev.postage.agent.pin;

import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Gives {@code java.lang.Class} a {@code hashCode} that follows from the name. Maps with classes for keys, such as those
 * of method types, then look the same in every JVM, whatever else has asked for identity hash codes before. The method
 * is not woven: like the native one in its place it takes no instruction.
 */
final class ClassHash extends ClassVisitor {
    static final String NAME_OF_PIN = "class-hash";
    static final String CLASS = "java/lang/Class";

    /** Computes it; put beside the class. */
    static final String HELPER = "java/lang/PostageHash";

    private static final String FIELD = "postageHash";
    private static final String STRING = "Ljava/lang/String;";

    ClassHash(ClassVisitor next) {
        super(Opcodes.ASM9, next);
    }

    /** Whether this JVM has started with it. */
    static boolean present() {
        try {
            Class.forName(HELPER.replace('/', '.'), false, null);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    @Override
    public void visitEnd() {
        cv.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_TRANSIENT, FIELD, "I", null, null)
                .visitEnd();
        MethodVisitor mv = cv.visitMethod(Opcodes.ACC_PUBLIC, "hashCode", "()I", null, null);
        mv.visitCode();
        Label known = new Label();
        mv.visitVarInsn(Opcodes.ALOAD, 0); // this
        mv.visitFieldInsn(Opcodes.GETFIELD, CLASS, FIELD, "I"); // hash
        mv.visitInsn(Opcodes.DUP); // hash, hash
        mv.visitJumpInsn(Opcodes.IFNE, known); // 0
        mv.visitInsn(Opcodes.POP); // (empty)
        compute(mv); // hash
        mv.visitLabel(known);
        mv.visitFrame(Opcodes.F_SAME1, 0, null, 1, new Object[] {Opcodes.INTEGER});
        mv.visitInsn(Opcodes.IRETURN);
        mv.visitMaxs(3, 1);
        mv.visitEnd();
        cv.visitEnd();
    }

    /** Leaves the hash code on the stack and in the field. */
    private static void compute(MethodVisitor mv) {
        Label named = new Label();
        Label visible = new Label();
        mv.visitVarInsn(Opcodes.ALOAD, 0); // this
        mv.visitFieldInsn(Opcodes.GETFIELD, CLASS, "name", STRING); // name
        mv.visitInsn(Opcodes.DUP); // name, name
        mv.visitJumpInsn(Opcodes.IFNONNULL, named); // name
        mv.visitInsn(Opcodes.POP); // (empty)
        mv.visitVarInsn(Opcodes.ALOAD, 0); // this
        mv.visitMethodInsn(Opcodes.INVOKESPECIAL, CLASS, "initClassName", "()" + STRING, false); // name
        mv.visitLabel(named);
        mv.visitFrame(Opcodes.F_SAME1, 0, null, 1, new Object[] {"java/lang/String"});
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, HELPER, "of", "(" + STRING + ")I", false); // hash
        mv.visitInsn(Opcodes.DUP); // hash, hash
        mv.visitJumpInsn(Opcodes.IFNE, visible); // 0
        mv.visitInsn(Opcodes.POP); // (empty)
        mv.visitVarInsn(Opcodes.ALOAD, 0); // this
        mv.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "hashCode", "()I", false); // hash
        mv.visitLabel(visible);
        mv.visitFrame(Opcodes.F_SAME1, 0, null, 1, new Object[] {Opcodes.INTEGER});
        mv.visitInsn(Opcodes.DUP); // hash, hash
        mv.visitVarInsn(Opcodes.ALOAD, 0); // hash, hash, this
        mv.visitInsn(Opcodes.SWAP); // hash, this, hash
        mv.visitFieldInsn(Opcodes.PUTFIELD, CLASS, FIELD, "I"); // hash
    }
}
