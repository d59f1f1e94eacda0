package dev.postage.agent.weave;

/**
 * One delivery point as named by the user.
 *
 * @param internalName class or annotation, with slashes
 * @param method method name, empty for an annotation
 * @param descriptor method descriptor, empty for every overload
 */
public record DeliveryPoint(String internalName, String method, String descriptor) {
    /** How the names of its classes begin; more begin like this, which costs time only. */
    private static final String[] JDK = {"java/", "javax/", "jdk/", "sun/", "com/sun/", "org/w3c/", "org/xml/"};

    /**
     * Reads {@code pkg.Class#method}, {@code pkg.Class#method(descriptor)return} or {@code @pkg.Annotation}.
     *
     * @throws IllegalArgumentException when it is none of these
     */
    public static DeliveryPoint parse(String text) {
        if (text.startsWith("@") && text.length() > 1 && text.indexOf('#') < 0) {
            return new DeliveryPoint(text.substring(1).replace('.', '/'), "", "");
        }
        int hash = text.indexOf('#');
        if (hash < 1 || hash == text.length() - 1) {
            throw new IllegalArgumentException(
                    "delivery point '" + text
                            + "' found, expected pkg.Class#method or @pkg.Annotation: name the method that handles one message");
        }
        String owner = text.substring(0, hash).replace('.', '/');
        int open = text.indexOf('(', hash);
        return open < 0
                ? new DeliveryPoint(owner, text.substring(hash + 1), "")
                : new DeliveryPoint(owner, text.substring(hash + 1, open), text.substring(open));
    }

    /** The point as it was named, in one form for each. */
    public String text() {
        return isAnnotation() ? "@" + internalName : internalName + "#" + method + descriptor;
    }

    /** Whether a class of the JDK may hold it: one of that name, or one with an annotation of that name. */
    public boolean mayBeInJdk() {
        for (String name : JDK) {
            if (internalName.startsWith(name)) {
                return true;
            }
        }
        return false;
    }

    boolean isAnnotation() {
        return method.isEmpty();
    }

    boolean descriptorMatches(String other) {
        return descriptor.isEmpty() || descriptor.equals(other);
    }
}
