package dev.postage.report.runs;

import java.util.Comparator;

/**
 * A method as it is told apart in two runs: generated class names carry no number that changes from run to run.
 *
 * @param className binary name with dots, normalised by {@link ClassNames}
 * @param name method name, {@code <init>} and {@code <clinit>} included
 * @param descriptor JVM method descriptor
 */
public record MethodKey(String className, String name, String descriptor) implements Comparable<MethodKey> {
    private static final Comparator<MethodKey> ORDER = Comparator.comparing(MethodKey::className)
            .thenComparing(MethodKey::name)
            .thenComparing(MethodKey::descriptor);

    /** The key of a method whose names come from the VM, with its generated names normalised. */
    public static MethodKey normalised(String className, String name, String descriptor) {
        return new MethodKey(ClassNames.normalised(className), name, ClassNames.normalised(descriptor));
    }

    @Override
    public int compareTo(MethodKey other) {
        return ORDER.compare(this, other);
    }
}
