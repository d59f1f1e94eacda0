package dev.postage.agent.weave;

import net.bytebuddy.jar.asm.Opcodes;

/** Recognises, in the order of the code, the call that initialises {@code this} in a constructor. */
final class SuperCall {
    private final boolean constructor;
    private final String thisName;
    private final String superName;
    private int uninitialised;

    SuperCall(boolean constructor, String thisName, String superName) {
        this.constructor = constructor;
        this.thisName = thisName;
        this.superName = superName;
    }

    /** An instance was created by {@code new}; its own constructor is still to be called. */
    void created() {
        uninitialised++;
    }

    /** Whether the call is the one that initialises {@code this}. */
    boolean initialised(int opcode, String owner, String name) {
        if (opcode != Opcodes.INVOKESPECIAL || !name.equals("<init>")) {
            return false;
        }
        if (constructor && uninitialised == 0 && (owner.equals(thisName) || owner.equals(superName))) {
            return true;
        }
        if (uninitialised > 0) {
            uninitialised--;
        }
        return false;
    }
}
