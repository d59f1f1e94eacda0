package dev.postage.agent.weave;

import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Calls whose native target allocates what the caller gets: they are counted where they are called. */
enum NativeAllocation {
    NONE,
    /** {@code clone} of an array, {@code Object.clone} itself, an instance made by Unsafe. */
    ONE,
    /** {@code Array.newInstance} and its kin, which may make arrays in arrays. */
    ARRAYS,
    /** {@code clone} that is {@code Object.clone} unless a class overrides it. */
    CLONE;

    static NativeAllocation at(int opcode, String owner, String name, String descriptor) {
        if (name.equals("clone") && descriptor.equals("()Ljava/lang/Object;")) {
            return clone(opcode, owner);
        }
        if (owner.equals("jdk/internal/misc/Unsafe") && name.equals("allocateInstance")) {
            return ONE;
        }
        if (owner.equals("java/lang/reflect/Array") && (name.equals("newArray") || name.equals("multiNewArray"))) {
            return ARRAYS;
        }
        return NONE;
    }

    private static NativeAllocation clone(int opcode, String owner) {
        if (owner.startsWith("[") || (opcode == Opcodes.INVOKESPECIAL && owner.equals("java/lang/Object"))) {
            return ONE;
        }
        return opcode == Opcodes.INVOKESPECIAL || opcode == Opcodes.INVOKEVIRTUAL ? CLONE : NONE;
    }

    void before(MethodVisitor mv, MethodPlan plan, int opcode, String owner) {
        if (this != CLONE) {
            return;
        }
        int slot = plan.sites().measured("(clone)");
        if (opcode == Opcodes.INVOKEVIRTUAL) {
            mv.visitInsn(Opcodes.ACONST_NULL); // original, null
            Boot.cloning(mv, "Ljava/lang/Class;", slot);
        } else if (plan.classConstants()) {
            mv.visitLdcInsn(Type.getObjectType(owner)); // original, class
            Boot.cloning(mv, "Ljava/lang/Class;", slot);
        } else {
            mv.visitLdcInsn(owner.replace('/', '.')); // original, name
            Boot.cloning(mv, "Ljava/lang/String;", slot);
        }
    }

    void after(MethodVisitor mv, MethodPlan plan, String owner) {
        if (this == ONE) {
            String type = owner.startsWith("[") ? ArrayTypes.readable(owner) : "(clone or instance by Unsafe)";
            Boot.made(mv, "object", plan.sites().measured(type));
        } else if (this == ARRAYS) {
            Boot.made(mv, "arrays", plan.sites().measured("(array by reflection)"));
        }
    }
}
