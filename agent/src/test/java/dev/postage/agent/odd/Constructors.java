package dev.postage.agent.odd;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Constructors that are left by an exception, and in which the order of the code does not tell where {@code this} is
 * initialised. The call of {@code Object.<init>} counts two, its return included.
 */
final class Constructors implements Opcodes {
    private static final String OBJECT = "java/lang/Object";
    private static final String CONSTRUCTOR = "<init>(I)V";

    private Constructors() {}

    static List<OddClass> of(int version) {
        return List.of(
                // 2, one of two calls 1 + 2, 1 goto, 3
                throwing(new OddWriter("TwoCalls", version), Constructors::twoCalls, 9),
                // 1, 1 + 2 for the call, 1 goto back, 3
                throwing(new OddWriter("CallLast", version), Constructors::callLast, 8),
                // 5 until the call, 2, 3
                throwing(new OddWriter("ThisMoved", version), mv -> thisMoved(mv, false), 10),
                // 4 until the exception, 3
                throwing(new OddWriter("ThisMovedBefore", version), mv -> thisMoved(mv, true), 7),
                // 1, 4 for the other instance, 2 for the call, 3; the other constructor 4
                creating(new OddWriter("NewBefore", version), Constructors::newBefore, 10),
                // 1, 1 + 2 for the call, 3 for the other instance, 3; its constructor 4
                creating(new OddWriter("NewAround", version), Constructors::newAround, 10),
                // 2 for an instance that nobody initialises, 1 + 2 for the call, 3
                throwing(new OddWriter("NewDropped", version), Constructors::newDropped, 8)
                        .blocks(2));
    }

    /** Seven instructions: a constructor throws, the exception is caught. */
    private static OddClass throwing(OddWriter writer, Consumer<MethodVisitor> constructor, long instructions) {
        writer.method("<init>", "(I)V", constructor).call(mv -> {
            Label start = new Label();
            Label end = new Label();
            mv.visitTryCatchBlock(start, end, end, "java/lang/ArithmeticException");
            mv.visitLabel(start);
            mv.visitTypeInsn(NEW, writer.name());
            mv.visitInsn(DUP);
            mv.visitVarInsn(ILOAD, 1);
            mv.visitMethodInsn(INVOKESPECIAL, writer.name(), "<init>", "(I)V", false);
            mv.visitVarInsn(ILOAD, 1);
            mv.visitInsn(IRETURN);
            mv.visitLabel(end);
            mv.visitInsn(POP);
            mv.visitInsn(ICONST_3);
            mv.visitInsn(IRETURN);
        });
        return new OddClass(writer, 3, 7).also(CONSTRUCTOR, instructions).blocks(1);
    }

    /** The same where the constructor makes another instance on its way. */
    private static OddClass creating(
            OddWriter writer, BiConsumer<MethodVisitor, String> constructor, long instructions) {
        return throwing(writer, mv -> constructor.accept(mv, writer.name()), instructions)
                .also("<init>()V", 4)
                .blocks(2);
    }

    private static void twoCalls(MethodVisitor mv) {
        Label other = new Label();
        Label both = new Label();
        mv.visitVarInsn(ILOAD, 1);
        mv.visitJumpInsn(IFEQ, other);
        callsObject(mv);
        mv.visitJumpInsn(GOTO, both);
        mv.visitLabel(other);
        callsObject(mv);
        mv.visitLabel(both);
        divides(mv);
        mv.visitInsn(RETURN);
    }

    private static void callsObject(MethodVisitor mv) {
        mv.visitVarInsn(ALOAD, 0);
        mv.visitMethodInsn(INVOKESPECIAL, OBJECT, "<init>", "()V", false);
    }

    /** Three instructions, the last of which throws. */
    private static void divides(MethodVisitor mv) {
        mv.visitVarInsn(ILOAD, 1);
        mv.visitInsn(ICONST_0);
        mv.visitInsn(IDIV);
        mv.visitInsn(POP);
    }

    private static void callLast(MethodVisitor mv) {
        Label before = new Label();
        Label after = new Label();
        mv.visitJumpInsn(GOTO, before);
        mv.visitLabel(after);
        divides(mv);
        mv.visitInsn(RETURN);
        mv.visitLabel(before);
        callsObject(mv);
        mv.visitJumpInsn(GOTO, after);
    }

    private static void thisMoved(MethodVisitor mv, boolean before) {
        mv.visitVarInsn(ALOAD, 0);
        mv.visitVarInsn(ASTORE, 2);
        mv.visitInsn(ACONST_NULL);
        mv.visitVarInsn(ASTORE, 0);
        if (before) {
            divides(mv);
        }
        mv.visitVarInsn(ALOAD, 2);
        mv.visitMethodInsn(INVOKESPECIAL, OBJECT, "<init>", "()V", false);
        if (!before) {
            divides(mv);
        }
        mv.visitInsn(RETURN);
    }

    private static void newBefore(MethodVisitor mv, String name) {
        mv.visitVarInsn(ALOAD, 0);
        mv.visitTypeInsn(NEW, name);
        mv.visitInsn(DUP);
        mv.visitMethodInsn(INVOKESPECIAL, name, "<init>", "()V", false);
        mv.visitInsn(POP);
        mv.visitMethodInsn(INVOKESPECIAL, OBJECT, "<init>", "()V", false);
        divides(mv);
        mv.visitInsn(RETURN);
    }

    private static void newAround(MethodVisitor mv, String name) {
        mv.visitTypeInsn(NEW, name);
        callsObject(mv);
        mv.visitInsn(DUP);
        mv.visitMethodInsn(INVOKESPECIAL, name, "<init>", "()V", false);
        mv.visitInsn(POP);
        divides(mv);
        mv.visitInsn(RETURN);
    }

    private static void newDropped(MethodVisitor mv) {
        mv.visitTypeInsn(NEW, OBJECT);
        mv.visitInsn(POP);
        callsObject(mv);
        divides(mv);
        mv.visitInsn(RETURN);
    }
}
