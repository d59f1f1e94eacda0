package dev.postage.agent.weave;

import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * The calls that woven code makes, one method each, with the operand stack written after every emitted instruction. The
 * names are those of {@code boot}; the build moves them together with the classes.
 */
final class Boot {
    static final String COUNTERS = "dev/postage/agent/boot/PostageCounters";

    /** Stands in woven code for the number of its class, which is put in its place when the class is registered. */
    static final Integer CLASS_NUMBER = 0x50A7A6E5;

    private static final long UNSIGNED = 0xFFFFFFFFL;

    /** What the calls need on the operand stack beyond what the method itself uses. */
    static final int STACK = 9;

    private Boot() {}

    static void push(MethodVisitor mv, int value) {
        if (value >= -1 && value <= 5) {
            mv.visitInsn(Opcodes.ICONST_0 + value);
        } else if (value >= Byte.MIN_VALUE && value <= Byte.MAX_VALUE) {
            mv.visitIntInsn(Opcodes.BIPUSH, value);
        } else if (value >= Short.MIN_VALUE && value <= Short.MAX_VALUE) {
            mv.visitIntInsn(Opcodes.SIPUSH, value);
        } else {
            mv.visitLdcInsn(value);
        }
    }

    /** Stack: instructions -> nothing. */
    static void leave(MethodVisitor mv, int slot) {
        mv.visitLdcInsn(CLASS_NUMBER); // instructions, class
        push(mv, slot); // instructions, class, slot
        call(mv, "leave", "(III)V"); // (empty)
    }

    /** Stack: unchanged; the page of the class is in the local afterwards. */
    static void openPage(MethodVisitor mv, int pageLocal) {
        mv.visitLdcInsn(CLASS_NUMBER); // class
        call(mv, "page", "(I)[J"); // page
        mv.visitVarInsn(Opcodes.ASTORE, pageLocal); // (empty)
    }

    /** Stack: unchanged; adds the local to the slot, as an unsigned number. */
    static void add(MethodVisitor mv, int pageLocal, int slot, int local) {
        mv.visitVarInsn(Opcodes.ALOAD, pageLocal); // page
        push(mv, slot); // page, slot
        mv.visitInsn(Opcodes.DUP2); // page, slot, page, slot
        mv.visitInsn(Opcodes.LALOAD); // page, slot, long
        mv.visitVarInsn(Opcodes.ILOAD, local); // page, slot, long, int
        mv.visitInsn(Opcodes.I2L); // page, slot, long, long
        mv.visitLdcInsn(UNSIGNED); // page, slot, long, long, long
        mv.visitInsn(Opcodes.LAND); // page, slot, long, long
        mv.visitInsn(Opcodes.LADD); // page, slot, long
        mv.visitInsn(Opcodes.LASTORE); // (empty)
    }

    /** Stack: unchanged; adds one to the slot. */
    static void increment(MethodVisitor mv, int pageLocal, int slot) {
        mv.visitVarInsn(Opcodes.ALOAD, pageLocal); // page
        push(mv, slot); // page, slot
        mv.visitInsn(Opcodes.DUP2); // page, slot, page, slot
        mv.visitInsn(Opcodes.LALOAD); // page, slot, long
        mv.visitInsn(Opcodes.LCONST_1); // page, slot, long, long
        mv.visitInsn(Opcodes.LADD); // page, slot, long
        mv.visitInsn(Opcodes.LASTORE); // (empty)
    }

    /** Stack: unchanged. */
    static void allocate(MethodVisitor mv, int slot) {
        mv.visitLdcInsn(CLASS_NUMBER); // class
        push(mv, slot); // class, slot
        call(mv, "allocate", "(II)V"); // (empty)
    }

    /** Stack: ..., array -> ..., array. */
    static void array(MethodVisitor mv, int slot, int type) {
        mv.visitInsn(Opcodes.DUP); // array, array
        mv.visitInsn(Opcodes.ARRAYLENGTH); // array, length
        mv.visitLdcInsn(CLASS_NUMBER); // array, length, class
        push(mv, slot); // array, length, class, slot
        push(mv, type); // array, length, class, slot, type
        call(mv, "array", "(IIII)V"); // array
    }

    /** Stack: ..., made -> ..., made; {@code helper} is {@code object} or {@code arrays}. */
    static void made(MethodVisitor mv, String helper, int slot) {
        mv.visitInsn(Opcodes.DUP); // made, made
        mv.visitLdcInsn(CLASS_NUMBER); // made, made, class
        push(mv, slot); // made, made, class, slot
        call(mv, helper, "(Ljava/lang/Object;II)V"); // made
    }

    /** Stack: ..., original, from -> ..., original; {@code from} is a class or null. */
    static void cloning(MethodVisitor mv, int slot) {
        mv.visitInsn(Opcodes.SWAP); // from, original
        mv.visitInsn(Opcodes.DUP_X1); // original, from, original
        mv.visitInsn(Opcodes.SWAP); // original, original, from
        mv.visitLdcInsn(CLASS_NUMBER); // original, original, from, class
        push(mv, slot); // original, original, from, class, slot
        call(mv, "cloning", "(Ljava/lang/Object;Ljava/lang/Class;II)V"); // original
    }

    static void call(MethodVisitor mv, String name, String descriptor) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, COUNTERS, name, descriptor, false);
    }
}
