package dev.postage.agent.weave;

import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * The calls that woven code makes, one method each, with the operand stack written after every emitted instruction. The
 * names are those of {@code boot}; the build moves them together with the classes.
 */
final class Boot {
    static final String COUNTERS = "dev/postage/agent/boot/PostageCounters";

    private static final String THREADS = "dev/postage/agent/boot/PostageThreads";
    private static final String DELIVERIES = "dev/postage/agent/boot/PostageDeliveries";
    private static final String THREAD = "dev/postage/agent/boot/PostageThread";

    /** Stands in woven code for the number of its class, which is put in its place when the class is registered. */
    static final Integer CLASS_NUMBER = 0x50A7A6E5;

    private static final long UNSIGNED = 0xFFFFFFFFL;

    /** What the calls need on the operand stack beyond what the method itself uses. */
    static final int STACK = 9;

    private Boot() {}

    /** Writes the frame a method begins with, one value on the stack. */
    interface BeginFrames {
        void emit(MethodVisitor mv, String onStack);
    }

    /** Not a constant expression: the build relocates whole names only. */
    private static String descriptor(String internalName) {
        return Type.getObjectType(internalName).getDescriptor();
    }

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

    /**
     * Stack: unchanged; the thread's page of the class is in the local afterwards. All of it stands in the woven method,
     * because a call is what costs most in the interpreter; only a change of threads and a new page make one.
     */
    static void openPage(MethodVisitor mv, int pageLocal, BeginFrames frames) {
        Label otherwise = new Label();
        Label there = new Label();
        mv.visitFieldInsn(Opcodes.GETSTATIC, THREADS, "last", descriptor(THREAD)); // state
        mv.visitInsn(Opcodes.DUP); // state, state
        mv.visitFieldInsn(Opcodes.GETFIELD, THREAD, "thread", "Ljava/lang/Thread;"); // state, its thread
        mv.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                "java/lang/Thread",
                "currentThread",
                "()Ljava/lang/Thread;",
                false); // ..., current
        mv.visitJumpInsn(Opcodes.IF_ACMPNE, otherwise); // state
        mv.visitFieldInsn(Opcodes.GETFIELD, THREAD, "counts", "[[J"); // pages
        mv.visitLdcInsn(CLASS_NUMBER); // pages, class
        mv.visitInsn(Opcodes.AALOAD); // page
        mv.visitInsn(Opcodes.DUP); // page, page
        mv.visitJumpInsn(Opcodes.IFNONNULL, there); // page
        mv.visitLabel(otherwise);
        frames.emit(mv, "java/lang/Object"); // state or null
        mv.visitInsn(Opcodes.POP); // (empty)
        mv.visitLdcInsn(CLASS_NUMBER); // class
        call(mv, "page", "(I)[J"); // page
        mv.visitLabel(there);
        frames.emit(mv, "[J");
        mv.visitVarInsn(Opcodes.ASTORE, pageLocal); // (empty)
    }

    /** Stack: unchanged; adds the local to the slot, as an unsigned number where it may have run over. */
    static void add(MethodVisitor mv, int pageLocal, int slot, int local, boolean unsigned) {
        mv.visitVarInsn(Opcodes.ALOAD, pageLocal); // page
        push(mv, slot); // page, slot
        mv.visitInsn(Opcodes.DUP2); // page, slot, page, slot
        mv.visitInsn(Opcodes.LALOAD); // page, slot, long
        mv.visitVarInsn(Opcodes.ILOAD, local); // page, slot, long, int
        mv.visitInsn(Opcodes.I2L); // page, slot, long, long
        if (unsigned) {
            mv.visitLdcInsn(UNSIGNED); // page, slot, long, long, long
            mv.visitInsn(Opcodes.LAND); // page, slot, long, long
        }
        mv.visitInsn(Opcodes.LADD); // page, slot, long
        mv.visitInsn(Opcodes.LASTORE); // (empty)
    }

    /** Stack: unchanged; adds a number known beforehand to the slot. */
    static void add(MethodVisitor mv, int pageLocal, int slot, int number) {
        mv.visitVarInsn(Opcodes.ALOAD, pageLocal); // page
        push(mv, slot); // page, slot
        mv.visitInsn(Opcodes.DUP2); // page, slot, page, slot
        mv.visitInsn(Opcodes.LALOAD); // page, slot, long
        if (number == 1) {
            mv.visitInsn(Opcodes.LCONST_1); // page, slot, long, long
        } else {
            push(mv, number); // page, slot, long, int
            mv.visitInsn(Opcodes.I2L); // page, slot, long, long
        }
        mv.visitInsn(Opcodes.LADD); // page, slot, long
        mv.visitInsn(Opcodes.LASTORE); // (empty)
    }

    /** Stack: ..., array -> ..., array. */
    static void array(MethodVisitor mv, int pageLocal, int slot, int type) {
        mv.visitInsn(Opcodes.DUP); // array, array
        mv.visitInsn(Opcodes.ARRAYLENGTH); // array, length
        mv.visitVarInsn(Opcodes.ALOAD, pageLocal); // array, length, page
        push(mv, slot); // array, length, page, slot
        push(mv, type); // array, length, page, slot, type
        call(mv, "array", "(I[JII)V"); // array
    }

    /** Stack: ..., made -> ..., made; {@code helper} is {@code object} or {@code arrays}. */
    static void made(MethodVisitor mv, String helper, int slot) {
        mv.visitInsn(Opcodes.DUP); // made, made
        mv.visitLdcInsn(CLASS_NUMBER); // made, made, class
        push(mv, slot); // made, made, class, slot
        call(mv, helper, "(Ljava/lang/Object;II)V"); // made
    }

    /** Stack: ..., made -> ..., made; {@code given} is a local that may hold the same. */
    static void madeUnless(MethodVisitor mv, int given, int slot) {
        mv.visitInsn(Opcodes.DUP); // made, made
        mv.visitVarInsn(Opcodes.ALOAD, given); // made, made, given
        mv.visitLdcInsn(CLASS_NUMBER); // made, made, given, class
        push(mv, slot); // made, made, given, class, slot
        call(mv, "objectUnless", "(Ljava/lang/Object;Ljava/lang/Object;II)V"); // made
    }

    /** Stack: ..., original, from -> ..., original; {@code from} is a class, its name or null. */
    static void cloning(MethodVisitor mv, String fromType, int slot) {
        mv.visitInsn(Opcodes.SWAP); // from, original
        mv.visitInsn(Opcodes.DUP_X1); // original, from, original
        mv.visitInsn(Opcodes.SWAP); // original, original, from
        mv.visitLdcInsn(CLASS_NUMBER); // original, original, from, class
        push(mv, slot); // original, original, from, class, slot
        call(mv, "cloning", "(Ljava/lang/Object;" + fromType + "II)V"); // original
    }

    /** Stack: ..., member -> ..., member. */
    static void linking(MethodVisitor mv, int pageLocal, int slot) {
        mv.visitInsn(Opcodes.DUP); // member, member
        mv.visitVarInsn(Opcodes.ALOAD, pageLocal); // member, member, page
        push(mv, slot); // member, member, page, slot
        call(mv, "linking", "(Ljava/lang/Object;[JI)V"); // member
    }

    /** Stack: unchanged; a delivery point is entered. */
    static void deliveryBegins(MethodVisitor mv) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, DELIVERIES, "begins", "()V", false);
    }

    /** Stack: unchanged; a delivery point is left. */
    static void deliveryEnds(MethodVisitor mv) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, DELIVERIES, "ends", "()V", false);
    }

    static void call(MethodVisitor mv, String name, String descriptor) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, COUNTERS, name, descriptor, false);
    }
}
