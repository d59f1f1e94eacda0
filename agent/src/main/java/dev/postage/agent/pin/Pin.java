package dev.postage.agent.pin;

import java.util.List;

/**
 * A place where chance enters, and what stands in for it.
 *
 * @param name what is fixed there, as the fingerprint tells it
 * @param className internal name of the class, or its end when it starts with {@code *}; nested classes are included
 * @param method name of the method; {@link #ANY} for all
 * @param sources the instructions that bring chance in
 */
record Pin(String name, String className, String method, List<Source> sources) {
    static final String ANY = "*";

    Pin {
        sources = List.copyOf(sources);
    }

    /** Whether it concerns this class. */
    boolean concerns(String internalName) {
        int dollar = internalName.indexOf('$');
        String outermost = dollar < 0 ? internalName : internalName.substring(0, dollar);
        return className.startsWith(ANY)
                ? outermost.endsWith(className.substring(ANY.length()))
                : outermost.equals(className) || internalName.equals(className);
    }

    /** Whether it concerns this method of a class it concerns. */
    boolean concernsMethod(String methodName) {
        return method.equals(ANY) || method.equals(methodName);
    }

    /**
     * One instruction without operands on the stack: a read of a static field, or a call of a static native method.
     *
     * @param owner internal name of the class that has the member
     * @param member field or method
     * @param descriptor of the member
     * @param constant what is pushed in its place: a {@code Long} or an {@code Integer}, as the descriptor says
     */
    record Source(String owner, String member, String descriptor, Object constant) {
        boolean is(String otherOwner, String otherMember, String otherDescriptor) {
            return member.equals(otherMember) && descriptor.equals(otherDescriptor) && owner.equals(otherOwner);
        }
    }
}
