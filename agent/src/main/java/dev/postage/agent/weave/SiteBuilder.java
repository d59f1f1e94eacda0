package dev.postage.agent.weave;

import dev.postage.agent.sites.AllocationSite;
import dev.postage.agent.sites.ClassSites;
import dev.postage.agent.sites.MethodSite;
import java.util.ArrayList;
import java.util.List;

/** Hands out the slots of a class while it is woven. */
final class SiteBuilder {
    private final List<MethodSite> methods = new ArrayList<>();
    private final List<AllocationSite> allocations = new ArrayList<>();
    private int slots;

    /** Gives the method its slot; sites asked for next belong to it. */
    int method(String name, String descriptor) {
        methods.add(new MethodSite(name, descriptor, slots));
        return slots++;
    }

    /** A site whose blocks all have the size of the type. */
    int fixed(String type) {
        return site(type, false);
    }

    /** A site that adds up bytes in the slot after its own. */
    int measured(String type) {
        return site(type, true);
    }

    private int site(String type, boolean measured) {
        int slot = slots;
        slots += measured ? 2 : 1;
        allocations.add(new AllocationSite(methods.size() - 1, type, slot, measured));
        return slot;
    }

    ClassSites build(String className) {
        return new ClassSites(className, slots, methods, allocations);
    }
}
