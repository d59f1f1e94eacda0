package dev.postage.agent.weave;

import net.bytebuddy.jar.asm.Opcodes;

/**
 * Which instructions can end a block in its middle by throwing (JVMS 6.5). What was executed has to be counted before
 * each of them, itself included, or a block left by an exception would be charged too much or too little.
 */
final class Throwing {

    private Throwing() {}

    /** Whether an instruction without operands can throw. */
    static boolean plain(int opcode) {
        return switch (opcode) {
            case Opcodes.IALOAD,
                    Opcodes.LALOAD,
                    Opcodes.FALOAD,
                    Opcodes.DALOAD,
                    Opcodes.AALOAD,
                    Opcodes.BALOAD,
                    Opcodes.CALOAD,
                    Opcodes.SALOAD,
                    Opcodes.IASTORE,
                    Opcodes.LASTORE,
                    Opcodes.FASTORE,
                    Opcodes.DASTORE,
                    Opcodes.AASTORE,
                    Opcodes.BASTORE,
                    Opcodes.CASTORE,
                    Opcodes.SASTORE,
                    Opcodes.IDIV,
                    Opcodes.LDIV,
                    Opcodes.IREM,
                    Opcodes.LREM,
                    Opcodes.ARRAYLENGTH,
                    Opcodes.ATHROW,
                    Opcodes.MONITORENTER -> true;
            default -> false;
        };
    }

    /** Whether loading the constant can throw: constants that have to be resolved or computed. */
    static boolean constant(Object value) {
        return !(value instanceof Number || value instanceof String);
    }
}
