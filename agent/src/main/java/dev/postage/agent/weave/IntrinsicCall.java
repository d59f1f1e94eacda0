package dev.postage.agent.weave;

import java.util.Set;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Calls of methods that a compiler may replace, in the unit {@link Unit#OUTSIDE_INTRINSICS}. */
final class IntrinsicCall {
    private static final Set<String> BOXES = Set.of(
            "java/lang/Boolean",
            "java/lang/Byte",
            "java/lang/Character",
            "java/lang/Short",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Float",
            "java/lang/Double");

    private static final String ARRAY = "(array by an intrinsic)";

    /** The local variable of the last parameter of {@code BigInteger.multiplyToLen}. */
    private static final int GIVEN = 4;

    private IntrinsicCall() {}

    /** Whether the call hands out a new object or array that its uncounted body makes. */
    private static boolean allocates(String owner, String name, String descriptor) {
        return switch (owner) {
            case "java/util/Arrays" ->
                (name.equals("copyOf") || name.equals("copyOfRange"))
                        && descriptor.startsWith("([Ljava/lang/Object;")
                        && descriptor.endsWith("Ljava/lang/Class;)[Ljava/lang/Object;");
            case "java/lang/StringUTF16" -> name.equals("toBytes") && descriptor.equals("([CII)[B");
            case "jdk/internal/misc/Unsafe" -> name.equals("allocateUninitializedArray0");
            default -> false;
        };
    }

    /**
     * Whether the call is the one of {@code BigInteger} that hands out either a new array or the one it was given, which is
     * the last parameter of the method that calls.
     */
    private static boolean mayAllocate(String owner, String name) {
        return owner.equals("java/math/BigInteger") && name.equals("implMultiplyToLen");
    }

    /** Stack: ..., builder -> ..., builder; a compiler that cannot tell who else knows the builder keeps all its calls. */
    static void before(MethodVisitor mv, int opcode, String owner, String name) {
        if (opcode == Opcodes.INVOKEVIRTUAL && name.equals("toString") && isBuilder(owner)) {
            known(mv);
        }
    }

    private static boolean isBuilder(String owner) {
        return owner.equals("java/lang/StringBuilder") || owner.equals("java/lang/StringBuffer");
    }

    /**
     * Stack: ..., result -> ..., result; counts what was allocated, treats a box as the builder above, and gives the answer
     * of the interpreter where compilers have another.
     */
    static void after(MethodVisitor mv, MethodPlan plan, int opcode, String owner, String name, String descriptor) {
        if (allocates(owner, name, descriptor)) {
            Boot.made(mv, "object", plan.sites().measured(ARRAY));
        } else if (mayAllocate(owner, name)) {
            Boot.madeUnless(mv, GIVEN, plan.sites().measured(ARRAY));
        } else if (opcode == Opcodes.INVOKESTATIC && boxes(owner, name, descriptor)) {
            known(mv);
        } else if (name.equals("isCompileConstant") && owner.equals("java/lang/invoke/MethodHandleImpl")) {
            mv.visitInsn(Opcodes.POP); // (empty)
            mv.visitInsn(Opcodes.ICONST_0); // false
        }
    }

    private static boolean boxes(String owner, String name, String descriptor) {
        return name.equals("valueOf") && BOXES.contains(owner) && !descriptor.startsWith("(Ljava");
    }

    private static void known(MethodVisitor mv) {
        mv.visitInsn(Opcodes.DUP); // object, object
        Boot.call(mv, "known", "(Ljava/lang/Object;)V"); // object
    }
}
