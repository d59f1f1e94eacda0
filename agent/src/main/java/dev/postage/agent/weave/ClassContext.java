package dev.postage.agent.weave;

/** What the methods of one class have in common while they are woven. */
final class ClassContext {
    private final String className;
    private final String superName;
    private final String[] interfaces;
    private final int version;
    private final DeliveryPoints deliveries;
    private final SiteBuilder sites = new SiteBuilder();

    ClassContext(String className, String superName, String[] interfaces, int version, DeliveryPoints deliveries) {
        this.className = className;
        this.superName = superName;
        this.interfaces = interfaces;
        this.version = version;
        this.deliveries = deliveries;
    }

    /** Internal name with slashes. */
    String className() {
        return className;
    }

    /** Major version of the class file. */
    int version() {
        return version;
    }

    SiteBuilder sites() {
        return sites;
    }

    SuperCall superCall(String method) {
        return new SuperCall(method.equals("<init>"), className, superName);
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
