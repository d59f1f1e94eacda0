package dev.postage.agent.weave;

import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** The few methods of the JDK in which the agent does more than count. */
final class JdkHooks {
    private static final String DEFINE_HIDDEN =
            "(Ljava/lang/ClassLoader;Ljava/lang/Class;Ljava/lang/String;[BLjava/security/ProtectionDomain;ZILjava/lang/Object;)Ljava/lang/Class;";

    private static final String FILTER_METHODS =
            "(Ljava/lang/Class;[Ljava/lang/reflect/Method;)[Ljava/lang/reflect/Method;";

    private JdkHooks() {}

    /**
     * Whether the method is {@code JavaLangAccess.defineClass}, through which lambdas, method handles and string
     * concatenation define hidden classes, which the VM shows to no transformer.
     */
    static boolean definesHidden(String className, String name, String descriptor) {
        return className.startsWith("java/lang/System$")
                && name.equals("defineClass")
                && descriptor.equals(DEFINE_HIDDEN);
    }

    /** Stack: unchanged; the bytes in the method's fourth parameter are woven. */
    static void weaveHidden(MethodVisitor mv) {
        mv.visitVarInsn(Opcodes.ALOAD, 1); // loader
        mv.visitVarInsn(Opcodes.ALOAD, 2); // loader, lookup class
        mv.visitVarInsn(Opcodes.ALOAD, 3); // loader, lookup class, name
        mv.visitVarInsn(Opcodes.ALOAD, 4); // loader, lookup class, name, bytes
        Boot.call(mv, "hidden", "(Ljava/lang/ClassLoader;Ljava/lang/Class;Ljava/lang/String;[B)[B"); // bytes
        mv.visitVarInsn(Opcodes.ASTORE, 4); // (empty)
    }

    /** Whether the method is the one every array of a class's methods passes on its way from the VM into reflection. */
    static boolean filtersMethods(String className, String name, String descriptor) {
        return className.equals("jdk/internal/reflect/Reflection")
                && name.equals("filterMethods")
                && descriptor.equals(FILTER_METHODS);
    }

    /** Stack: unchanged; the array in the method's second parameter is ordered. */
    static void orderMethods(MethodVisitor mv) {
        mv.visitVarInsn(Opcodes.ALOAD, 1); // methods
        Boot.call(mv, "order", "([Ljava/lang/Object;)V"); // (empty)
    }

    /** Whether the method is the one the VM calls as a thread's last. */
    static boolean endsThread(String className, String name, String descriptor) {
        return className.equals("java/lang/Thread") && name.equals("exit") && descriptor.equals("()V");
    }

    /** Whether the method is the one a carrier calls for a virtual thread that has ended, from JDK 21 on. */
    static boolean clearsReferences(String className, String name, String descriptor) {
        return className.equals("java/lang/Thread") && name.equals("clearReferences") && descriptor.equals("()V");
    }

    /** Stack: unchanged; the counters of the thread, which is {@code this}, are taken over. */
    static void takeOverCounters(MethodVisitor mv) {
        mv.visitVarInsn(Opcodes.ALOAD, 0); // thread
        Boot.call(mv, "referencesCleared", "(Ljava/lang/Thread;)V"); // (empty)
    }
}
