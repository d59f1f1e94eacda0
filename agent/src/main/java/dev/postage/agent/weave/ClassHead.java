package dev.postage.agent.weave;

import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.Opcodes;

/** What a class file says before its code. */
public final class ClassHead {
    /** The newest version ASM reads; to be raised together with ByteBuddy. */
    static final int NEWEST = Opcodes.V28;

    /** Class file versions are those of Java releases moved by so many. */
    private static final int BEFORE_JAVA_1 = 44;

    private static final int VERSION = 6;
    private static final int LENGTH = 10;

    private ClassHead() {}

    /**
     * Internal name of the class, for one that is defined without saying it.
     *
     * @throws UnweavableException when the file does not tell
     */
    public static String name(byte[] classFile) {
        require(classFile);
        try {
            return new ClassReader(classFile).getClassName();
        } catch (RuntimeException e) {
            throw unreadable(e);
        }
    }

    /**
     * Refuses what ASM would refuse less clearly.
     *
     * @throws UnweavableException on a version newer than is known, and when there is no version
     */
    static void require(byte[] classFile) {
        if (classFile.length < LENGTH) {
            throw new UnweavableException(
                    "class file of " + classFile.length + " bytes found, " + LENGTH + " expected at least");
        }
        int version = ((classFile[VERSION] & 0xFF) << 8) + (classFile[VERSION + 1] & 0xFF);
        if (version > NEWEST) {
            throw new UnweavableException("class file version " + version + " (Java " + (version - BEFORE_JAVA_1)
                    + ") found, versions up to " + NEWEST + " (Java " + (NEWEST - BEFORE_JAVA_1)
                    + ") can be woven: use a newer Postage or compile the class for an older Java");
        }
    }

    static UnweavableException unreadable(RuntimeException e) {
        return new UnweavableException("its class file could not be read, which is damaged or new to ASM: " + e, e);
    }
}
