package dev.postage.agent.weave;

import net.bytebuddy.jar.asm.Opcodes;

/** Calls whose target has bytecode that is never woven: what it executes is counted where it is called. */
final class ChargedCall {
    private static final String EVENTS = "jdk/internal/event/";

    private ChargedCall() {}

    /** The instructions of the target, 0 when they are counted there. */
    static int instructions(int opcode, String owner, String name, String descriptor) {
        if (opcode == Opcodes.INVOKESPECIAL && owner.equals("java/lang/Object") && name.equals("<init>")) {
            // it runs on uninitialised objects
            return 1;
        }
        return opcode == Opcodes.INVOKEVIRTUAL && owner.startsWith(EVENTS) ? ofEvent(name, descriptor) : 0;
    }

    /** Whether the call is one by which a method handle may run {@code Object.<init>}; the last argument tells. */
    static boolean mayLinkObjectInit(int opcode, String owner, String name, String descriptor) {
        return opcode == Opcodes.INVOKESTATIC
                && owner.equals("java/lang/invoke/MethodHandle")
                && name.equals("linkToSpecial")
                && descriptor.equals("(Ljava/lang/Object;Ljava/lang/invoke/MemberName;)V");
    }

    /**
     * What a method of the JDK's own events executes while nobody records them. HotSpot gives each class of events these
     * methods when it loads the class, behind every agent's back.
     */
    static int ofEvent(String name, String descriptor) {
        return switch (name + descriptor) {
            case "begin()V", "end()V", "commit()V" -> 1;
            case "isEnabled()Z", "shouldCommit()Z" -> 2;
            default -> 0;
        };
    }
}
