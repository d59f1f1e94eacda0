package dev.postage.agent.weave;

import java.util.Optional;
import net.bytebuddy.jar.asm.Opcodes;

/** What the methods of one class have in common while they are woven. */
final class ClassContext {
    private final String className;
    private final String superName;
    private final String[] interfaces;
    private final int version;
    private final DeliveryPoints deliveries;
    private final Unit unit;
    private final SiteBuilder sites = new SiteBuilder();
    private boolean framesLacking;
    private boolean candidates;

    ClassContext(
            String className,
            String superName,
            String[] interfaces,
            int version,
            DeliveryPoints deliveries,
            Unit unit) {
        this.className = className;
        this.superName = superName;
        this.interfaces = interfaces;
        this.version = version;
        this.deliveries = deliveries;
        this.unit = unit;
    }

    /** Internal name with slashes. */
    String className() {
        return className;
    }

    /** Major version of the class file. */
    int version() {
        return version;
    }

    /** Whether there are stack map frames (JVMS 4.10.1: from version 51; version 50 may go without). */
    boolean framed() {
        return version > Opcodes.V1_6 || (version == Opcodes.V1_6 && !framesLacking);
    }

    /** A method has jumps and no frames. */
    void framesLacking() {
        framesLacking = true;
    }

    /** Whether bodies that a compiler may replace are not counted. */
    boolean outsideIntrinsics() {
        return unit == Unit.OUTSIDE_INTRINSICS;
    }

    /** What becomes of a method's body. */
    Intrinsics.Body body(String method, MethodFacts facts) {
        return outsideIntrinsics() ? Intrinsics.body(className, method, facts, candidates) : Intrinsics.Body.COUNTED;
    }

    /** Some method is one that a compiler may replace. */
    void hasCandidates() {
        candidates = true;
    }

    SiteBuilder sites() {
        return sites;
    }

    SuperCall superCall(String method) {
        return new SuperCall(method.equals("<init>"), className, superName);
    }

    Optional<ConstructorScan> constructorScan(String method) {
        return method.equals("<init>") ? Optional.of(new ConstructorScan(className, superName)) : Optional.empty();
    }

    boolean delivers(int access, String name, String descriptor, MethodFacts facts) {
        return deliveries.match(this, access, name, descriptor, facts);
    }

    /** Whether the class is the one named, or directly extends or implements it. */
    boolean is(String internalName) {
        if (className.equals(internalName) || internalName.equals(superName)) {
            return true;
        }
        for (String implemented : interfaces) {
            if (implemented.equals(internalName)) {
                return true;
            }
        }
        return false;
    }
}
