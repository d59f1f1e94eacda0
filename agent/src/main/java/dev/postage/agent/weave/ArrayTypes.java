package dev.postage.agent.weave;

import net.bytebuddy.jar.asm.Type;

/** Array types: the codes of {@code newarray} (JVMS table 6.5.newarray-A) and readable names. */
final class ArrayTypes {
    /** The code that stands for an array of references; {@code newarray} itself has none. */
    static final int REFERENCE = 1;

    private ArrayTypes() {}

    /** Name of the array type of a {@code newarray} code. */
    static String name(int code) {
        return switch (code) {
            case 4 -> "boolean[]";
            case 5 -> "char[]";
            case 6 -> "float[]";
            case 7 -> "double[]";
            case 8 -> "byte[]";
            case 9 -> "short[]";
            case 10 -> "int[]";
            case 11 -> "long[]";
            default -> throw new IllegalArgumentException("newarray with type code " + code + ", 4 to 11 are known");
        };
    }

    /** Name of the array of the element type, given as an internal name or array descriptor. */
    static String of(String element) {
        return Type.getObjectType(element).getClassName() + "[]";
    }

    /** Name of the type with the descriptor. */
    static String readable(String descriptor) {
        return Type.getType(descriptor).getClassName();
    }
}
