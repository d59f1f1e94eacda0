package dev.postage.agent.pin;

import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Lets the main thread initialise a class before it starts the finalizer's thread, which needs the same class: identity
 * hash codes are drawn by whichever of the two comes first. This happens before anything is counted.
 */
final class EarlyInitialisation extends ClassVisitor {
    /** Its initialisation starts the finalizer's thread. */
    static final String STARTER = "java/lang/ref/Finalizer";

    private static final String SHARED = "jdk/internal/misc/VM";

    EarlyInitialisation(ClassVisitor next) {
        super(Opcodes.ASM9, next);
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        MethodVisitor next = cv.visitMethod(access, name, descriptor, signature, exceptions);
        return name.equals("<clinit>") ? new Initialising(next) : next;
    }

    private static final class Initialising extends MethodVisitor {
        private Initialising(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitCode() {
            mv.visitCode();
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, SHARED, "initLevel", "()I", false); // level
            mv.visitInsn(Opcodes.POP); // (empty)
        }
    }
}
