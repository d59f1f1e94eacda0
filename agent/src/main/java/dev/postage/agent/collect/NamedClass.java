package dev.postage.agent.collect;

import dev.postage.agent.sites.AllocationSite;
import dev.postage.agent.sites.ClassSites;
import dev.postage.agent.sites.MethodSite;
import java.util.Arrays;
import java.util.List;

/** What a class counts, in arrays: lists of the JDK are woven, and much is read from them. */
final class NamedClass {
    final ClassSites sites;
    final int[] slots;
    final AllocationSite[] allocations;

    /** Where each of its methods is in the list of the file; -1 until it is asked for. */
    final int[] methods;

    NamedClass(ClassSites sites) {
        this.sites = sites;
        List<MethodSite> found = sites.methods();
        slots = new int[found.size()];
        methods = new int[slots.length];
        Arrays.fill(methods, -1);
        for (int i = 0; i < slots.length; i++) {
            slots[i] = found.get(i).slot();
        }
        allocations = sites.allocations().toArray(new AllocationSite[0]);
    }
}
