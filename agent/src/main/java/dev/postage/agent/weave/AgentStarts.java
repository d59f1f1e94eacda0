package dev.postage.agent.weave;

import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Lets the class of the JDK that starts agents tell of each: one that joins later stands on no command line. */
public final class AgentStarts extends ClassVisitor {
    private static final String STARTER = "sun/instrument/InstrumentationImpl";
    private static final String START = "loadClassAndStartAgent";
    private static final String DESCRIPTOR = "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)V";
    private static final int STACK = 2;

    private AgentStarts(ClassVisitor next) {
        super(Opcodes.ASM9, next);
    }

    /** Whether it is that class. */
    public static boolean concerns(String internalName) {
        return internalName.equals(STARTER);
    }

    /** The class, telling of the agents it starts. */
    public static byte[] reported(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(new AgentStarts(writer), 0);
        return writer.toByteArray();
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        MethodVisitor next = cv.visitMethod(access, name, descriptor, signature, exceptions);
        return name.equals(START) && descriptor.equals(DESCRIPTOR) ? new Start(next) : next;
    }

    private static final class Start extends MethodVisitor {
        private Start(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitCode() {
            mv.visitCode();
            mv.visitVarInsn(Opcodes.ALOAD, 1); // class
            mv.visitVarInsn(Opcodes.ALOAD, 2); // class, method
            Boot.call(mv, "agentStarts", "(Ljava/lang/String;Ljava/lang/String;)V"); // (empty)
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            mv.visitMaxs(Math.max(STACK, maxStack), maxLocals);
        }
    }
}
